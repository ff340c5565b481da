/** The answer of one task of a search for givens; plain data. */
import type { LimitName } from '../../../core/index.js';

/** Work done. */
export interface SearchStatistics {
  readonly nodes: number;
  /** Calls of the follower, and sets learnt from it. */
  readonly followerCalls: number;
  readonly learnt: number;
}

/** `found`: puzzles by their givens as cells, ascending; one of them, or all when every one was wanted. */
export type SudokuTaskAnswer = { readonly statistics: SearchStatistics } & (
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly puzzles: readonly (readonly number[])[] }
  | { readonly status: 'limit'; readonly limit: LimitName }
);

/** The answer of a search that ended by itself or at a limit. */
export function answerOf(
  limit: LimitName | undefined,
  puzzles: readonly (readonly number[])[],
  statistics: SearchStatistics,
): SudokuTaskAnswer {
  if (limit !== undefined) return { status: 'limit', limit, statistics };
  return puzzles.length === 0 ? { status: 'none', statistics } : { status: 'found', puzzles, statistics };
}
