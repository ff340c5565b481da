/**
 * The cell on which the two-stack search branches: of some cells the one that most open sets of the two
 * stacks hold; the starting sets that reach into the third break ties.
 */
import type { Bank } from './bank.js';
import { WORD_CELLS } from './board.js';
import type { OpenSets } from './open-sets.js';

/** The weight of an open set of the two stacks in relation to a starting set that reaches into the third. */
const OPEN_WEIGHT = 1 << 12;

/** There is no cell. */
export const NO_CELL = -1;

export class Branching {
  /** The number of starting sets that reach into the third stack hold each cell of the two. */
  readonly #starting: Int32Array;
  readonly #degrees = new Int32Array(2 * WORD_CELLS);

  constructor(outer: Bank) {
    this.#starting = outer.degrees();
  }

  /** The best cell of two words, where some sets of the two stacks are open. */
  best(open: OpenSets, first: number, second: number): number {
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      this.#degrees[cell] = this.#starting[cell]! + OPEN_WEIGHT * open.countHolding(open.sets.first, cell);
    }
    for (let rest = second; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest);
      const cell = WORD_CELLS + bit;
      this.#degrees[cell] = this.#starting[cell]! + OPEN_WEIGHT * open.countHolding(open.sets.second, bit);
    }
    return greatest(this.#degrees, first, second);
  }

  /** The best cell of two words that the same open sets of the two stacks hold. */
  bestOfAlike(first: number, second: number): number {
    return greatest(this.#starting, first, second);
  }
}

/** The first cell of two words with the greatest value. */
function greatest(values: Int32Array, first: number, second: number): number {
  let best = NO_CELL;
  let most = -1;
  for (let rest = first; rest !== 0; rest &= rest - 1) {
    const cell = 31 - Math.clz32(rest & -rest);
    if (values[cell]! <= most) continue;
    most = values[cell]!;
    best = cell;
  }
  for (let rest = second; rest !== 0; rest &= rest - 1) {
    const cell = WORD_CELLS + 31 - Math.clz32(rest & -rest);
    if (values[cell]! <= most) continue;
    most = values[cell]!;
    best = cell;
  }
  return best;
}
