/**
 * Hard puzzles of large grids. Grids of this size that are dug as far as one solution lasts need hundreds of
 * steps of many reasons each, which takes minutes to rate. So they are dug as far as singles last, then one
 * given more is taken out, and others are put back until singles leave only a few cells open.
 */
import type { Rng } from '../../src/core/index.js';
import type { Dug } from './dig.js';
import type { GridSearch } from './search.js';

/** Cells that singles may leave open: what is beyond singles there takes seconds to rate. */
const MOST_OPEN = 60;
/** Guesses before a given counts as needed because nobody knows. */
const MOST_GUESSES = 400;

/**
 * Takes a puzzle that singles solve, each given needed, a little beyond them.
 * @param groups of cells that go together
 * @returns the givens, or undefined where nothing can be taken out without a second solution
 */
export function beyondSingles(
  search: GridSearch,
  { solution, givens: before }: Pick<Dug, 'solution' | 'givens'>,
  groups: readonly (readonly number[])[],
  rng: Rng,
): Readonly<Uint8Array> | undefined {
  const givens = Uint8Array.from(before);
  const isUnique = (group: readonly number[]): boolean =>
    group.every((cell) => search.findOther(givens, cell, solution[cell]!, MOST_GUESSES) === 'none');
  const set = (group: readonly number[], numbers: Readonly<Uint8Array> | undefined): void => {
    for (const cell of group) givens[cell] = numbers?.[cell] ?? 0;
  };
  const taken = rng.shuffle(groups.filter(([cell]) => before[cell!]! > 0)).find((group) => {
    set(group, undefined);
    if (isUnique(group)) return true;
    set(group, solution);
    return false;
  });
  if (taken === undefined) return undefined;
  let open = search.openAfterSingles(givens);
  for (const group of rng.shuffle(groups.filter(([cell]) => givens[cell!] === 0))) {
    if (open <= MOST_OPEN) break;
    set(group, solution);
    const left = search.openAfterSingles(givens);
    if (left === 0 || left === open) set(group, undefined);
    else open = left;
  }
  return givens;
}
