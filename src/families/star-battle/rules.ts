/**
 * The rules of Star Battle, for the verifier: they know no solver and count the stars of every group
 * themselves.
 */
import { type Cell, describeCell, type Issue, issue, LATER_STEPS } from '../../core/index.js';
import { changedGivens } from '../kit/violations.js';
import { groupsOf, NOT_GIVEN, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';
import { solutionIssue } from './reading.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifyStarBattle(puzzle: StarBattlePuzzle, solution: StarBattleSolution): readonly Issue[] {
  const malformed = solutionIssue(solution, puzzle.regions.length);
  if (malformed !== undefined) return [malformed];
  const stars = starsOf(solution);
  return [
    ...strayStars(puzzle, stars),
    ...changedGivens('given-changed', puzzle.given ?? [], solution, (given, found) =>
      given === NOT_GIVEN || given === found
        ? undefined
        : `The cell is given as ${given === '*' ? 'a star' : 'empty'}.`,
    ),
    ...touchingStars(solution, stars),
    ...wrongCounts(puzzle, solution),
  ];
}

function starsOf(solution: StarBattleSolution): readonly Cell[] {
  return solution.flatMap((row, r) => [...row.matchAll(/\*/g)].map(({ index }): Cell => [r, index]));
}

function strayStars({ regions }: StarBattlePuzzle, stars: readonly Cell[]): readonly Issue[] {
  return stars
    .filter(([row, column]) => regions[row]![column] === null)
    .map((cell) => issue('star-outside', 'A star is in a cell of no region.', { part: describeCell(cell) }));
}

function touchingStars(solution: StarBattleSolution, stars: readonly Cell[]): readonly Issue[] {
  return stars.flatMap(([row, column]) =>
    LATER_STEPS.filter(([down, right]) => solution[row + down]?.[column + right] === '*').map(
      ([down, right]) => {
        const other = describeCell([row + down, column + right]);
        return issue('stars-touch', `The star touches the one in ${other}.`, {
          part: describeCell([row, column]),
        });
      },
    ),
  );
}

function wrongCounts(puzzle: StarBattlePuzzle, solution: StarBattleSolution): readonly Issue[] {
  return groupsOf(puzzle).flatMap(({ name, cells }) => {
    const count = cells.filter(([row, column]) => solution[row]![column] === '*').length;
    if (count === puzzle.stars) return [];
    return [issue('star-count', `There are ${count} stars; ${puzzle.stars} are expected.`, { part: name })];
  });
}
