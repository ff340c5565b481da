import { countSolutions, type Values } from '../solve/index.js';
import type { CountAnswer, PuzzleRequest } from './answer.js';
import { ask } from './ask.js';

/**
 * Counts the solutions of a puzzle, each verified by the rules, up to `limit` (0 means all). A count is
 * complete only when it is proved that there are no more.
 * @param start values of the model near which the search begins
 * @throws PuzzlewrightError `engine-refuses-model`; Error when the rules refuse a solution
 */
export function countPuzzle(
  request: PuzzleRequest,
  { limit = 0, start: first }: { readonly limit?: number; readonly start?: Values | undefined } = {},
): CountAnswer {
  const { answered, finding } = ask(request, ({ session, projection, accept, ...known }) =>
    countSolutions(session, projection, {
      ...known,
      ...(first && { start: first }),
      limit,
      onSolution: accept,
    }),
  );
  if (finding.status === 'none') return { ...answered, count: 0, complete: true };
  if (finding.status === 'limit') return { ...answered, count: 0, complete: false, limit: finding.limit };
  const { work: _, certified: __, ...count } = finding.found;
  return { ...answered, ...count };
}
