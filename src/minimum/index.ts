/** The registry: the one place that knows which minimum problems there are. */
import { FAMILIES } from '../families/index.js';
import { clueProblem } from './clue-problem.js';
import type { AnyMinimumProblem } from './problem.js';
import { queensProblem } from './queens.js';

/** All minimum problems, frozen, in the order in which they are listed. */
export const MINIMUM_PROBLEMS: readonly AnyMinimumProblem[] = Object.freeze([
  ...FAMILIES.flatMap((family): AnyMinimumProblem[] => {
    const problem = clueProblem(family);
    return problem === undefined ? [] : [problem as AnyMinimumProblem];
  }),
  queensProblem as AnyMinimumProblem,
]);

/** The problem of a name; undefined when there is none. */
export function findMinimumProblem(name: string): AnyMinimumProblem | undefined {
  return MINIMUM_PROBLEMS.find((problem) => problem.name === name);
}
