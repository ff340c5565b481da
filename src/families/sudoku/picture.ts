/**
 * The printed form of a Sudoku: thin lines between cells, heavy ones around the boxes, givens in bold and the
 * numbers of the solution in regular type, so that they can be distinguished in black and white. Cells are 9
 * mm wide.
 */
import { type Cell, flatMapCells } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Shape, type Text } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { cellLines } from '../kit/pictures/grid-lines.js';
import { GridPicture } from '../kit/pictures/grid-picture.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const LINES = { thinColour: BLACK, heavy: 3.5 * HAIRLINE };
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [6, 5] as const;
const SOLUTION_COLOUR: Colour = '#333333';
const MARK_COLOUR: Colour = '#d9d9d9';

/** Draws a Sudoku: the givens, the solution when the view has one, marked cells on a grey ground. */
export function sudokuPicture(puzzle: SudokuPuzzle, { solution, marks }: View<SudokuSolution>): Scene {
  return sudokuScene(puzzle, {
    isSolved: solution !== undefined,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    numbers: (picture) =>
      flatMapCells(puzzle.grid, (given, cell) => {
        if (given > 0) return [givenNumber(picture, cell, given)];
        const number = solution?.[cell[0]]?.[cell[1]] ?? 0;
        const style = { bold: false, colour: SOLUTION_COLOUR };
        return number === 0 ? [] : [picture.number(cell, number, NUMBER_SIZES, style)];
      }),
  });
}

/** The contents of the sheet besides the lines of the grid. */
interface Content {
  readonly isSolved: boolean;
  /** Shapes below the lines. */
  grounds(picture: GridPicture): readonly Shape[];
  /** Shapes in the cells. */
  numbers(picture: GridPicture): readonly Shape[];
}

/** The sheet of a Sudoku with its lines. */
export function sudokuScene(puzzle: SudokuPuzzle, { isSolved, grounds, numbers }: Content): Scene {
  const side = sideOf(puzzle);
  const { box } = puzzle;
  const picture = new GridPicture({ rows: side, columns: side }, CELL);
  return picture.scene({
    title: `Sudoku, ${side} by ${side}`,
    isSolved,
    lattice: { roomy: true },
    shapes: [
      ...grounds(picture),
      ...cellLines(picture, LINES, { rows: box[0], columns: box[1] }),
      ...numbers(picture),
    ],
  });
}

/** A number that the puzzle gives. */
export function givenNumber(picture: GridPicture, cell: Cell, number: number): Text {
  return picture.number(cell, number, NUMBER_SIZES, { bold: true });
}
