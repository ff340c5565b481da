/** The rules of Crosswise: every row, every column and both long diagonals hold every number once. */
import {
  type AllDifferentRule,
  allDifferent,
  type CluesByRules,
  givenPlaces,
  latinRules,
  numberBoard,
  type Ruled,
  valueGivenBy,
} from '../kit/rules/index.js';
import type { CrosswisePuzzle, CrosswiseSolution } from './puzzle.js';

export const crosswiseRuled: Ruled<CrosswisePuzzle, CrosswiseSolution> = {
  family: 'crosswise',
  kinds: [allDifferent],
  board: ({ grid }) =>
    numberBoard({ grid, largest: grid.length, given: (number) => (number === 0 ? 'open' : number) }),
  rules: ({ grid: { length: side } }) => [...latinRules(side), ...furtherRules(side)],
};

/** The diagonals from the upper left and from the upper right corner; places are counted row by row. */
function furtherRules(side: number): readonly AllDifferentRule[] {
  const rows = Array.from({ length: side }, (_, row) => row);
  const falling = rows.map((row) => row * side + row);
  const rising = rows.map((row) => row * side + side - 1 - row);
  return [falling, rising].map((places, index): AllDifferentRule => {
    const area = { kind: 'diagonal', number: index + 1 } as const;
    return { kind: 'all-different', id: `diagonal-${area.number}`, role: 'diagonal', places, area };
  });
}

/** The clues of Crosswise: its given numbers. Any number of the solution can be one. */
export const crosswiseClues: CluesByRules<CrosswisePuzzle, CrosswiseSolution> = {
  noun: 'given numbers',
  list: (puzzle, solution) => givenPlaces(crosswiseRuled.board(puzzle), solution),
  puzzleWith({ family, grid }, chosen) {
    const given = valueGivenBy(chosen);
    return { family, grid: grid.map((row, y) => row.map((_, x) => given([y, x]) ?? 0)) };
  },
};
