/**
 * The third stack alone: with the cells of the two other stacks fixed, choose a limited number of its 27
 * cells that hit every given mask. Branch on the smallest mask not yet hit; cells that were tried are
 * excluded. More disjoint masks than cells left prune the node, and as many exclude all other cells. When
 * every known mask is hit, the caller's test decides; a new mask is added at every level. See
 * docs/methods.md, "The fewest givens of a Sudoku", step 5.
 */
import { bitCount } from '../../../core/index.js';
import { isEmpty, type OpenSets } from './open-sets.js';

/** Most masks at a level, and most levels. */
const MOST_MASKS = 4096;
const MOST_LEVELS = 28;

/** The caller's answer for a choice: a mask that it does not hit, or one of STOP, LEAVE and NEXT. */
export type ThirdVerdict = number;
/** End the whole search. */
export const STOP = 0;
/** Leave the third stack: the choice in the two other stacks must be searched again. */
export const LEAVE = -1;
/** Continue with choices that do not contain this one. */
export const NEXT = -2;

export type ThirdOutcome = 'refuted' | 'stopped' | 'left';

export class ThirdSearch {
  nodes = 0;
  readonly #test: (chosen: number) => ThirdVerdict;
  readonly #masks = new Int32Array(MOST_MASKS * MOST_LEVELS);
  readonly #counts = new Int32Array(MOST_LEVELS);
  /** Cells chosen by level, as one mask. */
  readonly #chosen = new Int32Array(MOST_LEVELS);
  #outcome: ThirdOutcome = 'refuted';

  /** @param test decides a choice that hits every mask */
  constructor(test: (chosen: number) => ThirdVerdict) {
    this.#test = test;
  }

  /** Starts with the masks of all sets that hold none of some cells of the two other stacks. */
  start({ count, places, sets }: OpenSets, cellsFirst: number, cellsSecond: number): void {
    const { first, second, third } = sets;
    const masks = this.#masks;
    let added = 0;
    for (let at = 0; at < count; at++) {
      const set = places[at]!;
      masks[added] = third[set]!;
      added += isEmpty((first[set]! & cellsFirst) | (second[set]! & cellsSecond));
    }
    this.#counts[0] = added;
  }

  /** Looks for a choice of at most `budget` cells among `allowed` beside the `given` cells of the stack. */
  run(budget: number, allowed: number, given: number): ThirdOutcome {
    this.#outcome = 'refuted';
    this.#chosen[0] = given;
    this.#explore(0, budget, allowed);
    return this.#outcome;
  }

  /** True ends the search. */
  #explore(level: number, budget: number, entry: number): boolean {
    this.nodes++;
    let allowed = entry;
    for (;;) {
      const narrowed = this.#narrow(level, budget, allowed);
      if (narrowed < 0) return false;
      allowed = narrowed;
      if (this.#counts[level] === 0) {
        const verdict = this.#decide(level);
        if (verdict !== 'learnt') return verdict === 'end';
        continue;
      }
      const branch = this.#smallest(level, allowed);
      const cell = branch & -branch;
      allowed &= ~cell;
      this.#descend(level, cell, allowed);
      if (this.#explore(level + 1, budget - 1, allowed)) return true;
    }
  }

  /** The allowed cells after packing disjoint masks, or -1 when the masks cannot be hit any more. */
  #narrow(level: number, budget: number, entry: number): number {
    const base = level * MOST_MASKS;
    const end = base + this.#counts[level]!;
    let allowed = entry;
    for (;;) {
      let used = 0;
      let packed = 0;
      for (let at = base; at < end; at++) {
        const mask = this.#masks[at]! & allowed;
        if (mask === 0) return -1;
        if ((mask & used) !== 0) continue;
        if (++packed > budget) return -1;
        used |= mask;
      }
      if (packed < budget || packed === 0 || (allowed & ~used) === 0) return allowed;
      allowed &= used;
    }
  }

  /** The open mask with fewest allowed cells. */
  #smallest(level: number, allowed: number): number {
    const base = level * MOST_MASKS;
    const end = base + this.#counts[level]!;
    let smallest = 0;
    let fewest = 99;
    for (let at = base; at < end; at++) {
      const mask = this.#masks[at]! & allowed;
      const size = bitCount(mask);
      if (size >= fewest) continue;
      fewest = size;
      smallest = mask;
      if (size === 1) break;
    }
    return smallest;
  }

  /** Writes the masks that a cell does not hit to the next level. */
  #descend(level: number, cell: number, allowed: number): void {
    const from = level * MOST_MASKS;
    const end = from + this.#counts[level]!;
    const to = from + MOST_MASKS;
    let count = 0;
    for (let at = from; at < end; at++) {
      const mask = this.#masks[at]!;
      this.#masks[to + count] = mask & allowed;
      count += isEmpty(mask & cell);
    }
    this.#counts[level + 1] = count;
    this.#chosen[level + 1] = this.#chosen[level]! | cell;
  }

  #decide(level: number): 'end' | 'learnt' | 'next' {
    const verdict = this.#test(this.#chosen[level]!);
    if (verdict === NEXT) return 'next';
    if (verdict === STOP || verdict === LEAVE) {
      this.#outcome = verdict === STOP ? 'stopped' : 'left';
      return 'end';
    }
    for (let above = 0; above <= level; above++) {
      if ((verdict & this.#chosen[above]!) !== 0) continue;
      const count = this.#counts[above]!;
      if (count === MOST_MASKS) continue;
      this.#masks[above * MOST_MASKS + count] = verdict;
      this.#counts[above] = count + 1;
    }
    return 'learnt';
  }
}
