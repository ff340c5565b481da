/** The fields of Sudoku: its given numbers. Constraints stay as they are. */
import type { Fields } from '../contract/fields.js';
import { numberFields, numbersTo } from '../kit/fields/index.js';
import { cellsOfPuzzle } from './layout.js';
import { type SudokuPuzzle, sideOf } from './puzzle.js';

const numbersOf = (puzzle: SudokuPuzzle): readonly number[] => numbersTo(sideOf(puzzle));

/** Boxes of the usual sizes. */
const BOXES: Readonly<Record<number, SudokuPuzzle['box']>> = { 9: [3, 3], 6: [2, 3], 4: [2, 2] };

export const sudokuFields: Fields<SudokuPuzzle> = {
  groups: [
    numberFields({
      id: 'given',
      name: 'Given numbers',
      hint: 'A number that the cell holds.',
      numbers: numbersOf,
      gridOf: ({ grid }) => grid,
      withGrid: (puzzle, grid) => ({ ...puzzle, grid: grid as SudokuPuzzle['grid'] }),
      clueOf: (_, puzzle, cell) =>
        cellsOfPuzzle(puzzle).placeOf(cell) === undefined
          ? undefined
          : { blank: '', texts: numbersOf(puzzle).map(String) },
    }),
  ],
  sizes: [9, 6, 4].map((side) => ({ rows: side, columns: side })),
  blank({ rows: side }) {
    const box = BOXES[side] ?? [1, side];
    return { family: 'sudoku', box, grid: Array.from({ length: side }, () => new Array(side).fill(0)) };
  },
};
