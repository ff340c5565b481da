/** The registry: the one place that knows which minimum problems there are. */
import { FAMILIES } from '../families/index.js';
import { clueProblem } from './clue-problem.js';
import type { AnyMinimumProblem } from './problem.js';
import { queensProblem } from './queens/index.js';
import { sudokuProblem } from './sudoku/index.js';

/** Problems with a search of their own. */
const SEARCHED: readonly AnyMinimumProblem[] = [
  sudokuProblem as AnyMinimumProblem,
  queensProblem as AnyMinimumProblem,
];

/** All minimum problems, frozen, in the order in which they are listed. */
export const MINIMUM_PROBLEMS: readonly AnyMinimumProblem[] = Object.freeze([
  ...FAMILIES.flatMap((family): AnyMinimumProblem[] => {
    const problem = clueProblem(family);
    const isSearched = SEARCHED.some(({ name }) => name === family.id);
    return problem === undefined || isSearched ? [] : [problem as AnyMinimumProblem];
  }),
  ...SEARCHED,
]);

/** The problem of a name; undefined when there is none. */
export function findMinimumProblem(name: string): AnyMinimumProblem | undefined {
  return MINIMUM_PROBLEMS.find((problem) => problem.name === name);
}
