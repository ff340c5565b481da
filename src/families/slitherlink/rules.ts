/** The rules of Slitherlink, for the verifier: they know no solver and follow the lines themselves. */
import { componentsOf, describeCell, type Issue, issue, joinedPoints } from '../../core/index.js';
import { changedGivens } from '../kit/violations.js';
import { numbersIn, OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from './puzzle.js';
import { solutionIssues } from './reading.js';

/** Every violation of the rules; none when the lines solve the puzzle. */
export function verifySlitherlink(
  puzzle: SlitherlinkPuzzle,
  solution: SlitherlinkSolution,
): readonly Issue[] {
  const malformed = solutionIssues(solution, puzzle);
  if (malformed.length > 0) return malformed;
  const wrong = changedGivens(
    'number-wrong',
    puzzle.grid,
    numbersIn(puzzle.grid, solution),
    (given, found) =>
      given === OPEN || given === found ? undefined : `${found} sides have lines; the number is ${given}.`,
  );
  return [...wrong, ...loopViolations(solution)];
}

/** Two lines at every corner that has any, and all of them connected. */
function loopViolations(solution: SlitherlinkSolution): readonly Issue[] {
  if (solution.length === 0) return [issue('no-loop', 'There is no line; a loop is expected.')];
  const corners = joinedPoints(solution);
  const issues = [...corners.values()].flatMap(({ cell, others }) => {
    if (others.length === 2) return [];
    const message = `Lines that meet in this corner: ${others.length}; two are expected.`;
    return [issue('lines-meet', message, { part: `corner of ${describeCell(cell)}` })];
  });
  const [, second] = componentsOf(corners.keys(), (corner) => corners.get(corner)!.others.map(String));
  if (second === undefined) return issues;
  const { cell } = corners.get([...second][0]!)!;
  const message = 'The lines here are not connected with those above; one loop is expected.';
  return [...issues, issue('loops-apart', message, { part: `corner of ${describeCell(cell)}` })];
}
