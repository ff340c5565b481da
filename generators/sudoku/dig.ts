/**
 * Digging: givens are taken out of a full grid in random order, each for good when the rest still allows one
 * solution alone. One pass is enough, since a given that was needed once is needed for ever after.
 *
 * At first nearly all can go, and singles alone show it: as long as they do, many are taken out at once,
 * which comes to the same as taking out one after the other, because whatever singles solve they also solve
 * with more givens.
 */
import type { Rng } from '../../src/core/index.js';
import type { Chooser, GridSearch } from './search.js';

/** A full grid and its remaining givens, row-major, 0 open. */
export interface Dug {
  readonly solution: Readonly<Uint8Array>;
  readonly givens: Readonly<Uint8Array>;
  /** The groups of cells that were dug out, in order. */
  readonly removed: readonly (readonly number[])[];
  /** A search ended at its limit, so that some given may be superfluous. */
  readonly unsure: boolean;
}

export interface Digging {
  /** Cells that go together. */
  readonly groups: readonly (readonly number[])[];
  /** `one-solution`: dig while one solution is left; `singles`: while plain logic finds it. */
  readonly keep: 'one-solution' | 'singles';
  /** Stop before fewer givens than this are left. */
  readonly leave: number;
  /**
   * Look for other solutions near the full grid, which finds them sooner. The givens that are left are the
   * same.
   */
  readonly near: boolean;
}

/** Guesses before a full grid is begun anew, and before a given stays because nobody knows. */
const FILL_GUESSES = 300;
const DIG_GUESSES = 400;
/** Givens of a full grid that are taken out at once at first, as a share of all. */
const FIRST_BLOCK = 1 / 8;

/** A full grid, numbers tried in random order. */
export function fullGrid(search: GridSearch, side: number, rng: Rng): Uint8Array {
  const choose: Chooser = (mask) => {
    let count = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
    let rest = mask;
    for (let skip = rng.integer(count); skip > 0; skip--) rest &= rest - 1;
    return rest & -rest;
  };
  while (search.complete(new Uint8Array(side * side), choose, FILL_GUESSES) !== 'solution');
  return search.numbers();
}

/** Digs one puzzle out of a full grid, or further out of a puzzle with one solution. */
export function dig(
  search: GridSearch,
  { solution, givens: before }: Pick<Dug, 'solution' | 'givens'>,
  { groups, keep, leave, near }: Digging,
  rng: Rng,
): Dug {
  const givens = Uint8Array.from(before);
  const removed: (readonly number[])[] = [];
  let left = givens.reduce((count, given) => count + (given > 0 ? 1 : 0), 0);
  let unsure = false;
  /** Takes out givens where that is possible; by singles alone, or by a search too. */
  const takesOut = (cells: readonly number[], bySinglesAlone: boolean): boolean => {
    for (const cell of cells) givens[cell] = 0;
    const isNeeded = (cell: number): boolean => {
      const known = near ? solution : undefined;
      const found = search.findOther(givens, cell, solution[cell]!, DIG_GUESSES, known);
      if (found === 'limit') unsure = true;
      return found !== 'none';
    };
    const isPossible = bySinglesAlone ? search.isSolvedBySingles(givens) : !cells.some(isNeeded);
    if (!isPossible) for (const cell of cells) givens[cell] = solution[cell]!;
    return isPossible;
  };
  const order = rng.shuffle(groups);
  let size = Math.floor(order.length * FIRST_BLOCK);
  for (let next = 0; next < order.length; ) {
    const block = order.slice(next, next + Math.max(1, size));
    const cells = block.flat();
    const isSeveral = block.length > 1;
    if (left - cells.length >= leave && takesOut(cells, isSeveral || keep === 'singles')) {
      left -= cells.length;
      removed.push(...block);
      next += block.length;
    } else if (isSeveral) size >>= 1;
    else next++;
  }
  return { solution, givens, removed, unsure };
}
