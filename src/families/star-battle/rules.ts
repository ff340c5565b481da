/** The rules of Star Battle, for the verifier: they know no solver and count the stars of every group themselves. */
import { type Cell, describeCell } from '../../core/grid/cell.js';
import { type Issue, issue } from '../../core/issue.js';
import { givenCells, groupsOf, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';
import { solutionIssue } from './reading.js';

/** To the neighbours that come later row by row, so that every pair is looked at once. */
const LATER_NEIGHBOURS = [
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
] as const;

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifyStarBattle(puzzle: StarBattlePuzzle, solution: StarBattleSolution): readonly Issue[] {
  const malformed = solutionIssue(solution, puzzle.regions.length);
  if (malformed !== undefined) return [malformed];
  const stars = starsOf(solution);
  return [
    ...strayStars(puzzle, stars),
    ...changedGivens(puzzle, solution),
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

function changedGivens(puzzle: StarBattlePuzzle, solution: StarBattleSolution): readonly Issue[] {
  return givenCells(puzzle)
    .filter(({ cell: [row, column], isStar }) => (solution[row]![column] === '*') !== isStar)
    .map(({ cell, isStar }) => {
      const message = `The cell is given as ${isStar ? 'a star' : 'empty'}.`;
      return issue('given-changed', message, { part: describeCell(cell) });
    });
}

function touchingStars(solution: StarBattleSolution, stars: readonly Cell[]): readonly Issue[] {
  return stars.flatMap(([row, column]) =>
    LATER_NEIGHBOURS.filter(([down, right]) => solution[row + down]?.[column + right] === '*').map(
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
