/**
 * The printed form of a Kakuro: thin grey lines between cells, solid black cells, with a white diagonal where
 * they state sums: that of the run below under the diagonal, that of the run on the right above it.
 * Given numbers are bold and those of the solution regular, so that they can be distinguished in black and
 * white. Cells are 9 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, HAIRLINE, type Line, type Scene, type Shape, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { cellLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { type CluedContent, MARK_COLOUR, SOLUTION_COLOUR } from '../kit/pictures/sheet-content.js';
import { isBlack, type KakuroPuzzle, type KakuroSolution, type Sums } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 9;
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [6, 5] as const;
const SUM_SIZE = 3.4;
/** Middles of the sum above the diagonal, from the right and upper edge; those of the other mirror them. */
const SUM_ASIDE = 0.29 * CELL;
const SUM_DOWN = 0.27 * CELL;
const LINES = { thinColour: '#8a8a8a', heavy: 3 * HAIRLINE } as const;
const DIAGONAL = 1.5 * HAIRLINE;

/** Draws a Kakuro: sums and given numbers, the solution when the view has one, marked cells on grey. */
export function kakuroPicture(puzzle: KakuroPuzzle, view: View<KakuroSolution>): Scene {
  const { solution, marks, answerOnly = false } = view;
  return kakuroScene(puzzle, {
    isSolved: solution !== undefined,
    hasClues: !answerOnly,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(puzzle.grid, (cell, at) => {
        const number = solution?.[at[0]]?.[at[1]] ?? 0;
        if (number === 0 || isBlack(cell) || cell !== 0) return [];
        return [picture.number(at, number, NUMBER_SIZES, { colour: SOLUTION_COLOUR })];
      }),
  });
}

/** The sheet of a Kakuro with its black cells, sums and given numbers. */
export function kakuroScene(
  { grid }: KakuroPuzzle,
  { isSolved, hasClues, grounds, entries }: CluedContent,
): Scene {
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  return picture.scene({
    title: titleOfSize('Kakuro', size),
    isSolved,
    shapes: [
      ...grounds(picture),
      ...flatMapCells(grid, (cell, at) => (isBlack(cell) ? [picture.ground(at, BLACK)] : [])),
      ...flatMapCells(grid, (cell, at) => (isBlack(cell) && hasClues ? sumsIn(picture, at, cell) : [])),
      ...cellLines(picture, LINES),
      ...flatMapCells(grid, (cell, at): readonly Shape[] => {
        return isBlack(cell) || cell === 0 ? [] : [picture.number(at, cell, NUMBER_SIZES, { bold: true })];
      }),
      ...entries(picture),
    ],
  });
}

/** The diagonal of a black cell with its sums; nothing where it states none. */
function sumsIn(picture: GridPicture, cell: Cell, [down, across]: Sums): readonly Shape[] {
  if (down === 0 && across === 0) return [];
  const { x: left, y: top } = picture.cornerOf(cell);
  const [right, bottom] = [left + CELL, top + CELL];
  const diagonal: Line = {
    kind: 'line',
    x1: left,
    y1: top,
    x2: right,
    y2: bottom,
    width: DIAGONAL,
    colour: WHITE,
  };
  const sum = (number: number, x: number, y: number): readonly Shape[] =>
    number === 0
      ? []
      : [picture.text(cell, String(number), { x, y, size: SUM_SIZE, bold: true, colour: WHITE })];
  return [
    diagonal,
    ...sum(across, right - SUM_ASIDE, top + SUM_DOWN),
    ...sum(down, left + SUM_ASIDE, bottom - SUM_DOWN),
  ];
}
