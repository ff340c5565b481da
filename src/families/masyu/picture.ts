/**
 * The printed form of a Masyu: thin lines between cells 8 mm wide, circles for the pearls, white with a heavy
 * rim or black, and the loop of the solution as a heavy line from cell to cell.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Circle,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Scene,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR } from '../kit/pictures/sheet-content.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL } from './puzzle.js';

/** Side of a cell in millimetres. */
export const CELL = 8;
const RADIUS = 0.36 * CELL;
const RIM = 2 * HAIRLINE;
const FRAME = 3 * HAIRLINE;
const LOOP = 1.1;
const LINE_COLOUR: Colour = '#9a9a9a';

/** Draws a puzzle: its pearls, the loop when the view has a solution, marked cells on a grey ground. */
export function masyuPicture(puzzle: MasyuPuzzle, { solution, marks }: View<MasyuSolution>): Scene {
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const pearls = flatMapCells(puzzle.grid, (sign, cell) => (sign === NO_PEARL ? [] : [{ sign, cell }]));
  return picture.scene({
    title: titleOfSize('Masyu', picture.size),
    isSolved: solution !== undefined,
    lattice: { signs: pearls.map(({ sign, cell }) => signOf(picture, sign, cell)) },
    shapes: [
      ...picture.grounds(marks, MARK_COLOUR),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...pearls.map(({ sign, cell }) => pearl(picture, sign, cell)),
      ...(solution ?? []).map((line) => picture.between(...line, { width: LOOP, cap: 'round' })),
    ],
  });
}

function pearl(picture: GridPicture, sign: string, cell: Cell): Circle {
  const fill = sign === BLACK_PEARL ? BLACK : WHITE;
  return picture.circle(cell, RADIUS - RIM / 2, { fill, stroke: BLACK, strokeWidth: RIM });
}

/** A pearl as a terminal shows it, which has no room for the lines in its cell. */
function signOf(picture: GridPicture, sign: string, cell: Cell): LatticeSign {
  const [unicode, ascii] = sign === BLACK_PEARL ? ['●', '@'] : ['○', 'o'];
  return { ...picture.middle(cell), unicode, ascii };
}
