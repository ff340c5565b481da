/**
 * The printed form of a Sudoku: thin lines between cells, heavy ones around the boxes, givens in bold and the
 * numbers of the solution in regular type, so that they can be distinguished in black and white. Cells are 9 mm wide.
 */
import { flatMapCells } from '../../core/grid/rows.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Text } from '../../draw/scene.js';
import type { View } from '../family.js';
import { cellLines } from '../kit/grid-lines.js';
import { GridPicture } from '../kit/grid-picture.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const LINES = { thinColour: BLACK, heavy: 3.5 * HAIRLINE };
/** Font sizes for numbers of one digit and of two. */
const SIZES = [6, 5] as const;
const SOLUTION_COLOUR: Colour = '#333333';
const MARK_COLOUR: Colour = '#d9d9d9';

/** Draws a Sudoku: the givens, the solution when the view has one, marked cells on a grey ground. */
export function sudokuPicture(puzzle: SudokuPuzzle, { solution, marks }: View<SudokuSolution>): Scene {
  const side = sideOf(puzzle);
  const { box } = puzzle;
  const picture = new GridPicture({ rows: side, columns: side }, CELL);
  return picture.scene({
    title: `Sudoku, ${side} by ${side}`,
    isSolved: solution !== undefined,
    lattice: { roomy: true },
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...cellLines(picture, LINES, { rows: box[0], columns: box[1] }),
      ...numbers(picture, puzzle, solution),
    ],
  });
}

function numbers(
  picture: GridPicture,
  { grid }: SudokuPuzzle,
  solution: SudokuSolution | undefined,
): readonly Text[] {
  return flatMapCells(grid, (given, cell) => {
    const number = given > 0 ? given : (solution?.[cell[0]]?.[cell[1]] ?? 0);
    if (number === 0) return [];
    const style = given > 0 ? { bold: true } : { bold: false, colour: SOLUTION_COLOUR };
    return [picture.number(cell, number, SIZES, style)];
  });
}
