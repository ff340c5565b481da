import { countSolutions } from '../solve/index.js';
import type { PuzzleRequest, SolveAnswer } from './answer.js';
import { ask } from './ask.js';

/**
 * Solves a puzzle: up to `limit` different solutions (0 means all; default 1), each verified by the rules.
 * When a limit of the budget is hit, the solutions found so far are the answer.
 * @throws PuzzlewrightError `engine-refuses-model`; Error when the rules refuse a solution
 */
export function solvePuzzle(
  request: PuzzleRequest,
  { limit = 1 }: { readonly limit?: number } = {},
): SolveAnswer {
  const { answered, finding } = ask(request, ({ session, projection, accept, ...known }) => {
    const solutions: unknown[] = [];
    const onSolution = (values: Parameters<typeof accept>[0]): number => solutions.push(accept(values));
    const found = countSolutions(session, projection, { ...known, limit, onSolution });
    // The search for the optimum may have used up the budget; its solution is one all the same.
    if (solutions.length > 0 || found.complete || known.start === undefined) return { ...found, solutions };
    onSolution(known.start);
    return { ...found, limit: limit === 1 ? 'solutions' : found.limit, solutions };
  });
  if (finding.status === 'none') return { ...answered, status: 'none' };
  if (finding.status === 'limit') {
    return { ...answered, status: 'undecided', limit: finding.limit, bestKnown: finding.bestKnown };
  }
  const { solutions, complete, limit: stopped } = finding.found;
  if (solutions.length > 0) {
    return {
      ...answered,
      status: 'solved',
      solutions,
      complete,
      ...(stopped === undefined ? {} : { limit: stopped }),
    };
  }
  return stopped === undefined
    ? { ...answered, status: 'none' }
    : { ...answered, status: 'undecided', limit: stopped };
}
