/**
 * Digging: givens are taken out of a full grid in random order, each for good when the rest still allows one solution
 * alone. One pass is enough, since a given that was needed once is needed for ever after.
 */
import type { Rng } from '../../src/core/random.js';
import type { Chooser, GridSearch } from './search.js';

/** A full grid and what is left of it, row-major, 0 open. */
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
}

/** Guesses before a full grid is begun anew, and before a given stays because nobody knows. */
const FILL_GUESSES = 300;
const DIG_GUESSES = 400;

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
  { groups, keep, leave }: Digging,
  rng: Rng,
): Dug {
  const givens = Uint8Array.from(before);
  const removed: (readonly number[])[] = [];
  let left = givens.reduce((count, given) => count + (given > 0 ? 1 : 0), 0);
  let unsure = false;
  for (const group of rng.shuffle(groups)) {
    if (left - group.length < leave) continue;
    for (const cell of group) givens[cell] = 0;
    const needed =
      keep === 'singles'
        ? !search.isSolvedBySingles(givens)
        : group.some((cell) => {
            const found = search.findOther(givens, cell, solution[cell]!, DIG_GUESSES);
            if (found === 'limit') unsure = true;
            return found !== 'none';
          });
    if (needed) {
      for (const cell of group) givens[cell] = solution[cell]!;
      continue;
    }
    left -= group.length;
    removed.push(group);
  }
  return { solution, givens, removed, unsure };
}
