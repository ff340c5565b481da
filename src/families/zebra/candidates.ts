/**
 * What direct inference determines: for every value the houses it may have, as a bit mask. A clue keeps only the houses
 * of either value for which the other has a house left (arc consistency); a value with one house leaves it to no
 * other of its attribute, and a house that one value alone may have gets that value. One-step look-ahead
 * (probing) tries every house of every value and drops those that lead to a contradiction.
 */
import { isSingleBit } from '../../core/bits.js';
import { excludeRefuted, type Probed, type Progress } from '../kit/look-ahead.js';
import { type NumberedClue, type Numbering, numberZebra } from './numbering.js';
import type { ZebraPuzzle } from './puzzle.js';
import { converse, reach } from './relations.js';

export class Candidates {
  readonly #numbering: Numbering;
  readonly #all: number;
  #masks: Int32Array;
  #changed = true;
  #sweeps = 0;

  constructor(puzzle: ZebraPuzzle) {
    this.#numbering = numberZebra(puzzle);
    this.#all = (1 << puzzle.houses) - 1;
    this.#masks = new Int32Array(this.#numbering.values.length).fill(this.#all);
  }

  /** The houses that an item may have; 0 in a contradiction. */
  mask(item: number): number {
    return this.#masks[item]!;
  }

  /** Items with more than one house left. */
  get openCount(): number {
    return this.#masks.filter((mask) => !isSingleBit(mask)).length;
  }

  /** Passes over all clues and attributes so far. */
  get sweeps(): number {
    return this.#sweeps;
  }

  /** Applies clues and attributes until nothing changes. */
  propagate(): Progress {
    while (this.#changed) {
      this.#changed = false;
      this.#sweeps++;
      for (const clue of this.#numbering.clues) this.#applyClue(clue);
      for (let first = 0; first < this.#masks.length; first += this.#numbering.houses) {
        this.#applyAttribute(first);
      }
      if (this.#masks.includes(0)) return 'contradiction';
    }
    return this.#masks.every(isSingleBit) ? 'solved' : 'undetermined';
  }

  /** One-step look-ahead to a fixpoint; returns how far it got and how many houses of values it tried. */
  probe(): Probed {
    return excludeRefuted({
      places: this.#masks.length,
      values: Array.from({ length: this.#numbering.houses }, (_, value) => 1 << value),
      propagate: () => this.propagate(),
      isOpen: (item, bit) => (this.#masks[item]! & bit) !== 0 && this.#masks[item] !== bit,
      refutes: (item, bit) => this.#refutes(item, bit),
      exclude: (item, bit) => this.#restrict(item, ~bit),
    });
  }

  #refutes(item: number, bit: number): boolean {
    const saved = this.#masks.slice();
    const sweeps = this.#sweeps;
    this.#restrict(item, bit);
    const refuted = this.propagate() === 'contradiction';
    this.#masks = saved;
    this.#sweeps = sweeps;
    this.#changed = false;
    return refuted;
  }

  #applyClue(clue: NumberedClue): void {
    const { a } = clue;
    if ('house' in clue) {
      const house = 1 << clue.house;
      this.#restrict(a, clue.type === 'at' ? house : ~house);
    } else {
      this.#restrict(clue.b, reach(clue.type, this.#masks[a]!, this.#all));
      this.#restrict(a, reach(converse(clue.type), this.#masks[clue.b]!, this.#all));
    }
  }

  /** Singles among the items of one attribute, the first of which is given. */
  #applyAttribute(first: number): void {
    const end = first + this.#numbering.houses;
    let once = 0;
    let twice = 0;
    for (let item = first; item < end; item++) {
      twice |= once & this.#masks[item]!;
      once |= this.#masks[item]!;
    }
    const lone = once === this.#all ? once & ~twice : 0;
    for (let item = first; item < end; item++) {
      if (once !== this.#all) this.#restrict(item, 0);
      else if ((this.#masks[item]! & lone) !== 0) this.#restrict(item, lone);
      if (!isSingleBit(this.#masks[item]!)) continue;
      for (let other = first; other < end; other++) {
        if (other !== item) this.#restrict(other, ~this.#masks[item]!);
      }
    }
  }

  #restrict(item: number, mask: number): void {
    const kept = this.#masks[item]! & mask;
    if (kept === this.#masks[item]) return;
    this.#masks[item] = kept;
    this.#changed = true;
  }
}
