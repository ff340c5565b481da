/**
 * Bounds on the third stack at a node of the two-stack search, from the open sets that reach into it. Those
 * that no cell of the two stacks can hit any more need a given in the third; those of them that share no cell
 * there need one each. See docs/methods.md, "The fewest givens of a Sudoku", step 4.
 */
import { bitCount } from '../../../core/index.js';
import type { OpenSets } from './open-sets.js';

/** More cells than a set has. */
const ENDLESS = 99;

export class Reaching {
  /**
   * The allowed cells of the two stacks in the set that has fewest of them, but some; none when no set has
   * any.
   */
  smallestFirst = 0;
  smallestSecond = 0;
  readonly #allowedThird: number;
  /**
   * Disjoint sets that the third stack must hit, and their cells there: as `pack` left them, and with those
   * added.
   */
  #packed = 0;
  #used = 0;
  #packedNow = 0;
  #usedNow = 0;

  /** @param allowedThird the cells of the third stack that may be chosen */
  constructor(allowedThird: number) {
    this.#allowedThird = allowedThird;
  }

  /**
   * Packs the sets that none of some cells of the two stacks hits; false when more than `room` are disjoint
   * in the third.
   */
  pack(open: OpenSets, cellsFirst: number, cellsSecond: number, room: number): boolean {
    this.#packedNow = 0;
    this.#usedNow = 0;
    const fits = this.#add(open, cellsFirst, cellsSecond, room);
    this.#packed = this.#packedNow;
    this.#used = this.#usedNow;
    return fits;
  }

  /** After `pack`: the same with fewer cells, as an addition to the sets that were packed. */
  fitsBeside(open: OpenSets, cellsFirst: number, cellsSecond: number, room: number): boolean {
    this.#packedNow = this.#packed;
    this.#usedNow = this.#used;
    return this.#packed <= room && this.#add(open, cellsFirst, cellsSecond, room);
  }

  #add({ count, places, sets }: OpenSets, cellsFirst: number, cellsSecond: number, room: number): boolean {
    const { first, second, third } = sets;
    const allowed = this.#allowedThird;
    let used = this.#usedNow;
    let packed = this.#packedNow;
    for (let at = 0; at < count; at++) {
      const set = places[at]!;
      const mask = third[set]! & allowed;
      // This is nearly always true, so the processor foresees it, and comes first.
      if ((mask & used) !== 0) continue;
      if (((first[set]! & cellsFirst) | (second[set]! & cellsSecond)) !== 0) continue;
      if (mask === 0 || ++packed > room) return false;
      used |= mask;
    }
    this.#packedNow = packed;
    this.#usedNow = used;
    return true;
  }

  /** Finds the set with fewest allowed cells of the two stacks among those that have some. */
  findSmallest({ count, places, sets }: OpenSets, allowedFirst: number, allowedSecond: number): void {
    const { first, second } = sets;
    this.smallestFirst = 0;
    this.smallestSecond = 0;
    if ((allowedFirst | allowedSecond) === 0) return;
    let fewest = ENDLESS;
    for (let at = 0; at < count; at++) {
      const set = places[at]!;
      const inFirst = first[set]! & allowedFirst;
      const inSecond = second[set]! & allowedSecond;
      // Without a sign, one less than none is more than any number of cells.
      const others = (bitCount(inFirst) + bitCount(inSecond) - 1) >>> 0;
      if (others >= fewest) continue;
      fewest = others;
      this.smallestFirst = inFirst;
      this.smallestSecond = inSecond;
    }
  }
}
