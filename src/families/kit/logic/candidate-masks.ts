/**
 * Places that each take one of some values, and the candidates that logic leaves them: bit masks, bit v for
 * the value v counted from 0. A family says how its rules narrow them; look-ahead is the same for all.
 */
import { bitCount, isSingleBit } from '../../../core/index.js';
import type { CandidateClaim } from '../confirm/candidates.js';
import { excludeRefuted, type Probed, type Progress } from './look-ahead.js';

/** Longer states are copied as a whole; of shorter ones that takes longer than a loop. */
const LONG = 100;

export abstract class CandidateMasks {
  protected readonly masks: Int32Array;
  /** The candidates, and behind them what a family counts of them. */
  protected readonly state: Int32Array;
  /** Every value as a candidate. */
  protected readonly all: number;

  /**
   * @param values how many values there are, 31 at most
   * @param counts how many numbers a family counts of the candidates; they are saved and restored with these
   */
  constructor(places: number, values: number, counts = 0) {
    this.all = (1 << values) - 1;
    this.state = new Int32Array(places + counts);
    this.masks = this.state.subarray(0, places).fill(this.all);
  }

  /** Applies the rules until nothing changes. */
  abstract propagate(): Progress;

  /** Keeps only the candidates of `mask` in a place; takes effect with the next {@link propagate}. */
  abstract restrict(place: number, mask: number): void;

  /** Drops what waits for {@link propagate}. */
  protected abstract forget(): void;

  /** Applies the rules and claims that no solution has what they exclude. */
  claim(): CandidateClaim {
    if (this.propagate() === 'contradiction') return 'contradiction';
    return (place, value) => (this.masks[place]! & (1 << value)) !== 0;
  }

  /** Candidates of a place as a bit mask; 0 in a contradiction. */
  mask(place: number): number {
    return this.masks[place]!;
  }

  /** Places without exactly one candidate. */
  get openCount(): number {
    return this.masks.reduce((count, mask) => count + (isSingleBit(mask) ? 0 : 1), 0);
  }

  /** These places in rising order. */
  get openPlaces(): readonly number[] {
    const places: number[] = [];
    for (let place = 0; place < this.masks.length; place++) {
      if (!isSingleBit(this.masks[place]!)) places.push(place);
    }
    return places;
  }

  /** Candidates left in all places. */
  get candidateCount(): number {
    return this.masks.reduce((count, mask) => count + bitCount(mask), 0);
  }

  /** Copies all candidates into a buffer, by default a new one; nothing may wait for {@link propagate}. */
  save(buffer: Int32Array = new Int32Array(this.state.length), offset = 0): Int32Array {
    buffer.set(this.state, offset);
    return buffer;
  }

  /** Takes the candidates back from where {@link save} put them, also out of a contradiction. */
  restore(buffer: Readonly<Int32Array>, offset = 0): void {
    const { state } = this;
    if (buffer.length === state.length && state.length > LONG) state.set(buffer);
    else for (let at = 0; at < state.length; at++) state[at] = buffer[offset + at]!;
    this.forget();
  }

  /**
   * One-step look-ahead to a fixpoint; returns how far it got and how many candidates it tried. A value that
   * followed from another one that was not refuted is not refuted either: it is counted, and not followed.
   * @param most trials after which no further place is tried
   */
  probe(most = Infinity): Probed {
    const { masks } = this;
    const before = new Int32Array(this.state.length);
    /** By place: the values that followed so since something was excluded. */
    const possible = new Int32Array(masks.length);
    const refutes = (place: number, bit: number): boolean => {
      if ((possible[place]! & bit) !== 0) return false;
      this.save(before);
      this.restrict(place, bit);
      const isRefuted = this.propagate() === 'contradiction';
      for (let other = 0; other < masks.length && !isRefuted; other++) {
        if (isSingleBit(masks[other]!)) possible[other]! |= masks[other]!;
      }
      this.restore(before);
      return isRefuted;
    };
    return excludeRefuted({
      places: masks.length,
      most,
      values: Array.from({ length: bitCount(this.all) }, (_, value) => 1 << value),
      propagate: () => this.propagate(),
      isOpen: (place, bit) => (masks[place]! & bit) !== 0 && masks[place] !== bit,
      refutes,
      exclude: (place, bit) => {
        possible.fill(0);
        this.restrict(place, ~bit);
      },
    });
  }

  protected isSolved(): boolean {
    const { masks } = this;
    for (let place = 0; place < masks.length; place++) {
      const mask = masks[place]!;
      if (mask === 0 || (mask & (mask - 1)) !== 0) return false;
    }
    return true;
  }
}
