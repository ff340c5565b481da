/**
 * The printed form of a Sudoku: thin lines between cells, heavy ones around the regions, givens in bold and
 * the numbers of the solution in regular type, so that they can be distinguished in black and white, or small
 * pictures in their place. The
 * constraints lie below the lines or above them, and those with clues outside have room at the edges. Cells
 * are 9 mm wide.
 */
import { sizeOfRows } from '../../core/index.js';
import { BLACK, HAIRLINE, type LatticeSign, placeShapes, type Scene, type Shape } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { areaLines, cellLines, rulings } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { printedNumbers, type SheetContent } from '../kit/pictures/sheet-content.js';
import { cellsOfPuzzle } from './layout.js';
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';
import { typeOf } from './rules.js';
import { printedPictures, signsOfPictures, withLegend } from './small-pictures.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
/** The same with pictures in place of numbers, which children draw. */
const PICTURE_CELL = 12;
const LINES = { thinColour: BLACK, heavy: 3.5 * HAIRLINE };
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [6, 5] as const;

/** Draws a Sudoku: the givens, the solution when the view has one, marked cells on a grey ground. */
export function sudokuPicture(puzzle: SudokuPuzzle, view: View<SudokuSolution>): Scene {
  const { grid, pictures = false } = puzzle;
  if (!pictures) return sudokuScene(puzzle, printedNumbers(grid, NUMBER_SIZES, view));
  const cell = PICTURE_CELL;
  const scene = sudokuScene(puzzle, printedPictures(grid, view), {
    cell,
    signs: signsOfPictures(grid, view.solution, new GridPicture(sizeOfRows(grid), cell)),
  });
  return view.answerOnly === true ? scene : withLegend(scene, sideOf(puzzle), cell);
}

/** The look of a sheet where it is not the usual one. */
interface Sheet {
  /** Side of a cell in millimetres. */
  readonly cell?: number;
  readonly signs?: readonly LatticeSign[];
}

/** The sheet of a Sudoku with its lines and constraints. */
export function sudokuScene(
  puzzle: SudokuPuzzle,
  { isSolved, grounds, entries }: SheetContent,
  { cell: pitch = CELL, signs }: Sheet = {},
): Scene {
  const side = sideOf(puzzle);
  const { constraints = [] } = puzzle;
  const cells = cellsOfPuzzle(puzzle);
  const picture = new GridPicture(sizeOfRows(puzzle.grid), pitch);
  const drawn = constraints.map((constraint) => typeOf(constraint).draw(constraint, picture, cells));
  const between = drawn.flatMap((one) => one.between ?? []);
  const scene = picture.scene({
    title: `Sudoku, ${side} by ${side}`,
    isSolved,
    lattice: { roomy: true, ...(signs && { signs }), ...(between.length > 0 && { between }) },
    shapes: [
      ...grounds(picture),
      ...drawn.flatMap(({ below = [] }) => below),
      ...linesOfGrid(puzzle, picture),
      ...drawn.flatMap(({ above = [] }) => above),
      ...entries(picture),
    ],
  });
  const margins = constraints.map((constraint) => typeOf(constraint).margin?.(constraint, cells) ?? {});
  const room = (edge: 'left' | 'top' | 'right' | 'bottom'): number =>
    pitch * Math.max(0, ...margins.map((margin) => margin[edge] ?? 0));
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
      pitch,
      // Clues beyond the grid stand in cells of their own.
      size: { rows: rows + bottom / pitch, columns: columns + right / pitch },
      left: new Array<number>(x / pitch).fill(pitch),
      above: new Array<number>(y / pitch).fill(pitch),
      ...(between.length > 0 && {
        between: between.map((sign) => ({ ...sign, x: sign.x + x, y: sign.y + y })),
      }),
    },
    shapes: placeShapes(scene.shapes, { x, y, scale: 1 }),
  };
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
