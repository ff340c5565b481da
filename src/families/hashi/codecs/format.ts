import { rowsOf } from '../../../core/grid/rows.js';
import type { Draft, Format } from '../../kit/codec.js';
import { type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from '../puzzle.js';

export type HashiFormat = Format<HashiPuzzle, HashiSolution>;
export type HashiDraft = Draft<HashiPuzzle>;

/** The puzzle of a list of islands, row-major. */
export function draftOfList(
  list: readonly (number | null)[],
  columns: number,
  limit = USUAL_LIMIT,
): HashiDraft {
  return { puzzle: { family: 'hashi', islands: rowsOf(list, columns), bridges: limit } };
}
