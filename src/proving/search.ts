import { type Budget, describeIssue } from '../core/index.js';
import type { AnyFamily, OrderedSearch, Puzzle, SearchAnswer } from '../families/contract/index.js';

/** A puzzle and the settings of its family's own search. */
export interface SearchRequest {
  readonly family: AnyFamily;
  readonly search: OrderedSearch<Puzzle, unknown>;
  readonly puzzle: Puzzle;
  readonly order: string;
  /** The number of solutions to look for; 0: all. */
  readonly limit: number;
  readonly budget: Budget;
}

/**
 * Solves a puzzle by the search of its family; every solution is verified by the rules.
 * @throws Error when the rules refuse a solution: a defect of the search
 */
export function solveBySearch({
  family,
  search,
  puzzle,
  order,
  limit,
  budget,
}: SearchRequest): SearchAnswer<unknown> {
  const answer = search.run(puzzle, order, limit, budget);
  for (const solution of answer.solutions) {
    const [broken] = family.verify(puzzle, solution);
    if (broken !== undefined) {
      throw new Error(
        `the rules of ${family.id} refuse the solution that its search found: ${describeIssue(broken)}`,
      );
    }
  }
  return answer;
}
