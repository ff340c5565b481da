import fc from 'fast-check';
import type { SudokuGrid, SudokuPuzzle, SudokuSolution } from '../../../src/families/sudoku/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

const SOLVED: SudokuGrid = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 2, 1],
];

/** Solved four by four grids of which some cells are kept and one may be changed. */
const puzzle = fc
  .record({
    digits: fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4, maxLength: 4 }),
    kept: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    changed: fc.option(fc.record({ cell: fc.nat({ max: 15 }), digit: fc.integer({ min: 1, max: 4 }) })),
  })
  .map(({ digits, kept, changed }): SudokuPuzzle => {
    const grid = SOLVED.map((row, r) => row.map((digit, c) => (kept[r * 4 + c] ? digits[digit - 1]! : 0)));
    if (changed !== null) grid[Math.floor(changed.cell / 4)]![changed.cell % 4] = changed.digit;
    return { family: 'sudoku', box: [2, 2], grid };
  });

/** Fills the grid row by row with permutations that keep the givens and repeat nothing in a column. */
function* latinGrids({ grid }: SudokuPuzzle, rows: SudokuGrid): Generator<SudokuSolution> {
  const given = grid[rows.length];
  if (given === undefined) {
    yield rows;
    return;
  }
  for (const row of permutations(grid.length)) {
    const fits = row.every(
      (digit, column) =>
        (given[column] === 0 || given[column] === digit) && rows.every((above) => above[column] !== digit),
    );
    if (fits) yield* latinGrids({ family: 'sudoku', box: [2, 2], grid }, [...rows, row]);
  }
}

function permutations(side: number): number[][] {
  if (side === 0) return [[]];
  return permutations(side - 1).flatMap((shorter) =>
    Array.from({ length: side }, (_, place) => shorter.toSpliced(place, 0, side)),
  );
}

export const smallSudokus: SmallPuzzles<SudokuPuzzle, SudokuSolution> = {
  family: 'sudoku',
  puzzle,
  candidates: (puzzle) => latinGrids(puzzle, []),
  *variations(solution) {
    for (const [row, digits] of solution.entries()) {
      for (const [column, digit] of digits.entries()) {
        yield solution.with(row, digits.with(column, (digit % digits.length) + 1));
      }
    }
  },
};
