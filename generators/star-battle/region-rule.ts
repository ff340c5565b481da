/**
 * Deductions from a region about its cells and those around it: an open cell is empty that is in no choice of
 * as many open cells, none touching, as the region lacks stars; it has a star when it is in all of them. A
 * star outside that would leave no such choice is impossible. Choices found on the way answer most of these
 * questions at once.
 *
 * Of cells in numbers above four times n, some n + 1 do not touch: those whose rows are all odd or all even,
 * and whose columns are. So nothing follows while there are many open cells. Regions of more than 32 cells
 * are left alone.
 */
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';
import { type Board, MOST_BITS } from './board.js';

/** Choices that are kept. */
const MOST_CHOICES = 24;
/** Most cells of a region that one cell outside touches. */
const MOST_TOUCHED = 8;

export class RegionRule {
  readonly #board: Board;
  /**
   * For every place in a region, it and the places that touch it, as bits; {@link MOST_BITS} places for each
   * region.
   */
  readonly #near: Int32Array;
  /** Cells that touch each region from outside, one region after the other. */
  readonly #outside: Int32Array;
  /** The places that each of them touches, as bits. */
  readonly #touched: Int32Array;
  readonly #start: Int32Array;
  /** Per cell, the cells of the current region that touch it, as bits. */
  readonly #touchedBy: Int32Array;
  readonly #choices = new Int32Array(MOST_CHOICES);
  #choiceCount = 0;
  /** The start of the current region in `#near`. */
  #offset = 0;

  constructor(board: Board) {
    const { side } = board;
    this.#board = board;
    this.#near = new Int32Array(MOST_BITS * side);
    this.#outside = new Int32Array(MOST_TOUCHED * side * side);
    this.#touched = new Int32Array(this.#outside.length);
    this.#start = new Int32Array(side + 1);
    this.#touchedBy = new Int32Array(side * side);
  }

  /** Prepares for the regions that the board has now. */
  begin(): void {
    const { side, members, start, around, regionOf, bitInRegion } = this.#board;
    const touchedBy = this.#touchedBy;
    let length = 0;
    for (let region = 0; region < side; region++) {
      this.#start[region] = length;
      for (let index = start[region]!; index < start[region + 1]!; index++) {
        const cell = members[index]!;
        const bit = bitInRegion[cell]!;
        if (bit === 0) break;
        let near = bit;
        const others = around[cell]!;
        for (let next = 0; next < others.length; next++) {
          const other = others[next]!;
          if (regionOf[other] === regionOf[cell]) near |= bitInRegion[other]!;
          else {
            if (touchedBy[other] === 0) this.#outside[length++] = other;
            touchedBy[other]! |= bit;
          }
        }
        this.#near[MOST_BITS * region + index - start[region]!] = near;
      }
      for (let index = this.#start[region]!; index < length; index++) {
        const cell = this.#outside[index]!;
        this.#touched[index] = touchedBy[cell]!;
        touchedBy[cell] = 0;
      }
    }
    this.#start[side] = length;
  }

  /**
   * Fixes what follows for a region that lacks stars and for the cells around it; false in a contradiction.
   */
  apply(region: number): boolean {
    const group = 2 * this.#board.side + region;
    const wanted = this.#board.missing[group]!;
    const open = this.#board.open[group]!;
    const places = this.#board.openBits[group]!;
    if (places === 0 || open > MOST_TOUCHED + 4 * (wanted - 1)) return true;
    this.#offset = MOST_BITS * region;
    this.#choiceCount = 0;
    const first = this.#find(places, wanted);
    if (first === 0) return false;
    const needed = open - 1 > 4 * (wanted - 1) ? 0 : this.#inAll(places, wanted, first);
    const isEveryPossible = wanted === 1 || open > MOST_TOUCHED + 1 + 4 * (wanted - 2);
    const impossible = isEveryPossible ? 0 : this.#inNone(places, wanted);
    return (
      this.#keepRoom(region, places, wanted) &&
      this.#fix(region, impossible, EMPTY) &&
      this.#fix(region, needed, STAR)
    );
  }

  /** The places in all choices. */
  #inAll(places: number, wanted: number, first: number): number {
    let all = first;
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const place = rest & -rest;
      if ((all & place) === 0) continue;
      const choice = this.#find(places & ~place, wanted);
      if (choice !== 0) all &= choice;
    }
    return all;
  }

  /** The places in no choice. */
  #inNone(places: number, wanted: number): number {
    let left = places;
    for (let index = 0; index < this.#choiceCount; index++) left &= ~this.#choices[index]!;
    let none = 0;
    while (left !== 0) {
      const place = left & -left;
      left ^= place;
      const others = this.#find(places & ~this.#nearOf(place), wanted - 1);
      if (others === 0) none |= place;
      else {
        this.#choices[this.#choiceCount - 1]! |= place;
        left &= ~others;
      }
    }
    return none;
  }

  /** Empties the cells outside where a star would leave no choice. */
  #keepRoom(region: number, places: number, wanted: number): boolean {
    for (let index = this.#start[region]!; index < this.#start[region + 1]!; index++) {
      const cell = this.#outside[index]!;
      if (this.#board.state[cell] !== OPEN) continue;
      const touched = this.#touched[index]!;
      if (this.#isChoiceWithout(touched) || this.#find(places & ~touched, wanted) !== 0) continue;
      if (!this.#board.put(cell, EMPTY)) return false;
    }
    return true;
  }

  #isChoiceWithout(places: number): boolean {
    for (let index = 0; index < this.#choiceCount; index++)
      if ((this.#choices[index]! & places) === 0) return true;
    return false;
  }

  #fix(region: number, places: number, state: number): boolean {
    const { members, start } = this.#board;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = members[start[region]! + 31 - Math.clz32(rest & -rest)]!;
      if (!this.#board.put(cell, state)) return false;
    }
    return true;
  }

  /** A choice of as many of the places, none touching, which is kept; 0: there is none. */
  #find(places: number, count: number): number {
    const choice = this.#choose(places, count);
    if (choice === 0) return 0;
    if (this.#choiceCount === MOST_CHOICES) this.#choiceCount--;
    this.#choices[this.#choiceCount++] = choice;
    return choice;
  }

  #choose(places: number, count: number): number {
    if (count === 1) return places & -places;
    for (let rest = places; rest !== 0; ) {
      const place = rest & -rest;
      rest ^= place;
      const others = this.#choose(rest & ~this.#nearOf(place), count - 1);
      if (others !== 0) return place | others;
    }
    return 0;
  }

  #nearOf(place: number): number {
    return this.#near[this.#offset + 31 - Math.clz32(place)]!;
  }
}
