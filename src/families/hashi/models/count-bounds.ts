/** Bounds on the number of bridges in every place, and their confirmation. */
import type { Formulated } from '../../contract/family.js';
import { type ClaimedPlace, type CountBounds, confirmHashi } from '../confirm.js';
import type { Layout } from '../layout.js';
import type { HashiPuzzle, HashiSolution } from '../puzzle.js';

/**
 * Bounds that are claimed of the solutions, by place; a contradiction is reported as bounds that no number
 * meets.
 */
export type DeduceBounds = (layout: Layout, limit: number) => readonly CountBounds[];

/** Nothing known: from no bridge to the limit. */
export function wholeBounds({ places }: Layout, limit: number): readonly CountBounds[] {
  return places.map(() => ({ least: 0, most: limit }));
}

/** The confirmation of bounds that were deduced. */
export function confirmationOf(
  puzzle: HashiPuzzle,
  { islands, places }: Layout,
  bounds: readonly CountBounds[],
): Pick<Formulated<HashiSolution>, 'confirmPresolve'> {
  const contradicts = bounds.some(({ least, most }) => least > most);
  const claimed = places.map(({ from, to }, place): ClaimedPlace => {
    return { ends: [islands[from]!.cell, islands[to]!.cell], ...bounds[place]! };
  });
  return { confirmPresolve: () => confirmHashi(puzzle, contradicts ? 'contradiction' : claimed) };
}
