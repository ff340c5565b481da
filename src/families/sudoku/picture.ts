/**
 * The printed form of a Sudoku: thin lines between cells, heavy ones around the regions, givens in bold and
 * the numbers of the solution in regular type, so that they can be distinguished in black and white. The
 * constraints lie below the lines or above them, and those with clues outside have room at the edges. Cells
 * are 9 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  placeShapes,
  type Scene,
  type Shape,
  type Text,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { areaLines, cellLines, rulings } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { cellsOfPuzzle } from './layout.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';
import { typeOf } from './rules.js';

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

/** The sheet of a Sudoku with its lines and constraints. */
export function sudokuScene(puzzle: SudokuPuzzle, { isSolved, grounds, numbers }: Content): Scene {
  const side = sideOf(puzzle);
  const { constraints = [] } = puzzle;
  const cells = cellsOfPuzzle(puzzle);
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const drawn = constraints.map((constraint) => typeOf(constraint).draw(constraint, picture, cells));
  const between = drawn.flatMap((one) => one.between ?? []);
  const scene = picture.scene({
    title: `Sudoku, ${side} by ${side}`,
    isSolved,
    lattice: { roomy: true, ...(between.length > 0 && { between }) },
    shapes: [
      ...grounds(picture),
      ...drawn.flatMap(({ below = [] }) => below),
      ...linesOfGrid(puzzle, picture),
      ...drawn.flatMap(({ above = [] }) => above),
      ...numbers(picture),
    ],
  });
  const margins = constraints.map((constraint) => typeOf(constraint).margin?.(constraint, cells) ?? {});
  const room = (edge: 'left' | 'top' | 'right' | 'bottom'): number =>
    CELL * Math.max(0, ...margins.map((margin) => margin[edge] ?? 0));
  const [x, y, right, bottom] = [room('left'), room('top'), room('right'), room('bottom')];
  if (x + y + right + bottom === 0) return scene;
  const { rows, columns } = picture.size;
  return {
    ...scene,
    width: scene.width + x + right,
    height: scene.height + y + bottom,
    lattice: {
      roomy: true,
      x: MARGIN + x,
      y: MARGIN + y,
      pitch: CELL,
      // Clues beyond the grid stand in cells of their own.
      size: { rows: rows + bottom / CELL, columns: columns + right / CELL },
      left: new Array<number>(x / CELL).fill(CELL),
      above: new Array<number>(y / CELL).fill(CELL),
      ...(between.length > 0 && {
        between: between.map((sign) => ({ ...sign, x: sign.x + x, y: sign.y + y })),
      }),
    },
    shapes: placeShapes(scene.shapes, { x, y, scale: 1 }),
  };
}

/** A number that the puzzle gives. */
export function givenNumber(picture: GridPicture, cell: Cell, number: number): Text {
  return picture.number(cell, number, NUMBER_SIZES, { bold: true });
}

function linesOfGrid(puzzle: SudokuPuzzle, picture: GridPicture): readonly Shape[] {
  const { box, regions, grids } = puzzle;
  if (regions === 'none') return cellLines(picture, LINES);
  if (regions !== undefined) return areaLines(picture, regions, LINES);
  if (grids === undefined) return cellLines(picture, LINES, { rows: box![0], columns: box![1] });
  const side = sideOf(puzzle);
  const along = (start: number, heavy: number) =>
    Array.from({ length: side + 1 }, (_, index) => ({
      at: picture.at(start + index),
      isHeavy: index % heavy === 0,
    }));
  return grids.flatMap(([top, left]) => rulings(along(top, box![0]), along(left, box![1]), LINES));
}
