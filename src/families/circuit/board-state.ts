/**
 * Known places for tracks, quick to change and to restore: the state of every place, the numbers of tracks
 * and open places of each point, and the groups of points that tracks have joined. All of it lies in one
 * block of memory, so that one copy saves or restores it. A group of joined points is a ring of points, each
 * with the next one; two groups become one by exchanging two next points (circular lists).
 */
import { OPEN, TAKEN as TRACK } from '../kit/logic/cell-logic.js';
import type { CircuitGraph } from './puzzle.js';

/** Most places at a point. */
export const SIDES = 4;
/** No place, behind the last one of a point. */
export const NONE = -1;

export class BoardState {
  readonly points: number;
  /** The places at each point, in fours, and the points at their other ends. */
  readonly around: Int32Array;
  readonly neighbours: Int32Array;
  /** The two points of each place. */
  readonly ends: Int32Array;
  readonly states: Uint8Array;
  /** By point: its tracks, and its open places. */
  readonly tracks: Uint8Array;
  readonly open: Uint8Array;
  /** By point: the number of its group; points that tracks join have the same one. */
  readonly group: Int32Array;
  readonly #next: Int32Array;
  readonly #size: Int32Array;
  readonly #memory: Uint8Array;

  /** Every place is open. */
  constructor({ around, ends }: CircuitGraph) {
    const points = around.length;
    this.points = points;
    this.around = Int32Array.from({ length: SIDES * points }, (_, k) => around[k >> 2]![k & 3] ?? NONE);
    this.ends = Int32Array.from(ends.flat());
    this.neighbours = this.around.map((place, k) => (place === NONE ? NONE : this.#across(place, k >> 2)));
    const memory = new ArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT * points + 2 * points + ends.length);
    this.group = new Int32Array(memory, 0, points);
    this.#next = new Int32Array(memory, this.group.byteLength, points);
    this.#size = new Int32Array(memory, 2 * this.group.byteLength, points).fill(1);
    this.tracks = new Uint8Array(memory, 3 * this.group.byteLength, points);
    this.open = new Uint8Array(memory, 3 * this.group.byteLength + points, points);
    this.states = new Uint8Array(memory, 3 * this.group.byteLength + 2 * points, ends.length);
    this.#memory = new Uint8Array(memory);
    for (let point = 0; point < points; point++) {
      this.group[point] = point;
      this.#next[point] = point;
      this.open[point] = around[point]!.length;
    }
  }

  /** A block of memory that holds a copy of everything. */
  save(copy: Uint8Array = new Uint8Array(this.#memory.length)): Uint8Array {
    copy.set(this.#memory);
    return copy;
  }

  restore(copy: Readonly<Uint8Array>): void {
    this.#memory.set(copy);
  }

  /** Fixes an open place; tracks do not join groups yet. */
  fix(place: number, state: number): void {
    this.states[place] = state;
    for (let end = 2 * place; end < 2 * place + 2; end++) {
      const point = this.ends[end]!;
      this.open[point]!--;
      if (state === TRACK) this.tracks[point]!++;
    }
  }

  /**
   * Makes one group of those of two points, and reports the open places that have both ends in it since.
   * @returns false when the points were in one group already
   */
  join(one: number, other: number, onEnclosing: (place: number) => void): boolean {
    const { group } = this;
    const isSmaller = this.#size[group[one]!]! < this.#size[group[other]!]!;
    const kept = group[isSmaller ? other : one]!;
    const lost = group[isSmaller ? one : other]!;
    if (kept === lost) return false;
    const start = isSmaller ? one : other;
    let point = start;
    do {
      this.#reportBetween(point, kept, onEnclosing);
      point = this.#next[point]!;
    } while (point !== start);
    do {
      group[point] = kept;
      point = this.#next[point]!;
    } while (point !== start);
    this.#size[kept]! += this.#size[lost]!;
    const after = this.#next[one]!;
    this.#next[one] = this.#next[other]!;
    this.#next[other] = after;
    return true;
  }

  #reportBetween(point: number, group: number, report: (place: number) => void): void {
    for (let k = SIDES * point; k < SIDES * point + SIDES; k++) {
      const place = this.around[k]!;
      if (place === NONE) return;
      if (this.states[place] === OPEN && this.group[this.neighbours[k]!] === group) report(place);
    }
  }

  /** The point at the other end of a place. */
  #across(place: number, point: number): number {
    const first = this.ends[2 * place]!;
    return first === point ? this.ends[2 * place + 1]! : first;
  }
}
