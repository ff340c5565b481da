/**
 * Pictures of grids whose cells become black or white, some with a number. Black cells are black, with their
 * numbers in white; an answer key shows the black cells alone. While the puzzle is being solved, a cell that
 * is known to be white has a cross in its corner, what is concluded stands out, and the numbers lie over it.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  type Rectangle,
  type Scene,
  type Shape,
  WHITE,
} from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import type { View } from '../../contract/family.js';
import { innerLines } from './grid-lines.js';
import { GridPicture, type Point, titleOfSize } from './grid-picture.js';
import { MARK_COLOUR } from './sheet-content.js';
import {
  concluded,
  knownCross,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongCross,
  strongFrame,
} from './state-picture.js';

/** A grid of cells with numbers, and how it is drawn. */
export interface NumberedCells {
  /** `Mosaic` */
  readonly name: string;
  /** By row: the number of a cell; undefined: it has none. */
  readonly grid: readonly (readonly (number | undefined)[])[];
  /** The sign of a black cell in solutions. */
  readonly black: string;
  /** Side of a cell in millimetres. */
  readonly cell: number;
  /** The sizes of numbers of one digit and of more, in millimetres. */
  readonly sizes: readonly [number, number];
}

const FRAME = 3 * HAIRLINE;
/** In millimetres; less than half a line. */
const OVERLAP = 0.06;
const LINE_COLOUR: Colour = '#8a8a8a';
/** The middle of the cross of a white cell, from its corner, in cells. */
const CROSS_AT = 0.8;
/** The reach of the strokes of crosses, known before and concluded, in cells. */
const CROSS = { known: 0.1, concluded: 0.14 } as const;
/** From the edge of a cell to its concluded black, in cells. */
const INSET = 0.145;

/** Draws a puzzle: the numbers, the solution when the view has one, marked cells on a grey ground. */
export function numberedCellsPicture(own: NumberedCells, view: View<readonly string[]>): Scene {
  const { solution = [] } = view;
  const isBlack = ([row, column]: Cell): boolean => solution[row]?.[column] === own.black;
  return sceneOf(own, view.solution !== undefined, (picture) => ({
    grounds: picture.grounds(view.marks, MARK_COLOUR),
    cells: [
      ...flatMapCells(solution, (sign, cell) => (sign === own.black ? [blackCell(picture, cell)] : [])),
      ...(view.answerOnly ? [] : numbersOf(picture, own, isBlack)),
    ],
  }));
}

/** Draws a state with the cells of the reasons on grounds of their own; a mark says that a cell is black. */
export function numberedCellsState(own: NumberedCells, view: StateView): Scene {
  const known = marksAt(view.marks, view.known);
  const found = marksAt(view.marks, view.concluded);
  const black = new Set([...known, ...found].filter(({ value }) => value).map(({ cell }) => cell.join()));
  const white = [...known, ...found].filter(({ value }) => !value);
  const scene = sceneOf(own, false, (picture) => ({
    grounds: reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
    cells: [
      ...known.flatMap(({ cell, value }): readonly Shape[] =>
        value ? [blackCell(picture, cell)] : whiteCross(picture, cell),
      ),
      ...found.flatMap(({ cell, value }) =>
        value
          ? concluded(framed(picture, cell))
          : strongCross(crossPoint(picture, cell), CROSS.concluded * picture.cell),
      ),
      ...numbersOf(picture, own, (cell) => black.has(cell.join())),
    ],
  }));
  const { x: left, y: top } = scene.lattice!;
  // A number hides the cross of its cell from a terminal.
  const signs = white.flatMap(({ cell: [row, column] }) => {
    const number = own.grid[row]![column];
    if (number === undefined) return [];
    const middle = { x: left + (column + 0.5) * own.cell, y: top + (row + 0.5) * own.cell };
    return [{ ...middle, unicode: `x${number}`, ascii: `x${number}` }];
  });
  return { ...scene, lattice: { ...scene.lattice!, signs } };
}

/** Shapes below the lines, and shapes in the cells. */
interface Content {
  readonly grounds: readonly Shape[];
  readonly cells: readonly Shape[];
}

function sceneOf(own: NumberedCells, isSolved: boolean, contentOf: (picture: GridPicture) => Content): Scene {
  const size = sizeOfRows(own.grid);
  const picture = new GridPicture(size, own.cell);
  const { grounds, cells } = contentOf(picture);
  return picture.scene({
    title: titleOfSize(own.name, size),
    isSolved,
    shapes: [...grounds, ...innerLines(picture, LINE_COLOUR), ...cells, picture.frame(BLACK, FRAME)],
  });
}

/** A black cell, a little larger than its place, so that no seam shows between two of them. */
function blackCell(picture: GridPicture, cell: Cell): Rectangle {
  const ground = picture.ground(cell, BLACK);
  return { ...ground, width: ground.width + OVERLAP, height: ground.height + OVERLAP };
}

/** The numbers, white in black cells. */
function numbersOf(
  picture: GridPicture,
  { grid, sizes }: NumberedCells,
  isBlack: (cell: Cell) => boolean,
): readonly Shape[] {
  return flatMapCells(grid, (number, cell) =>
    number === undefined
      ? []
      : [picture.number(cell, number, sizes, { colour: isBlack(cell) ? WHITE : BLACK })],
  );
}

function whiteCross(picture: GridPicture, cell: Cell): readonly Line[] {
  return knownCross(crossPoint(picture, cell), CROSS.known * picture.cell);
}

function crossPoint(picture: GridPicture, cell: Cell): Point {
  const { x, y } = picture.cornerOf(cell);
  return { x: x + CROSS_AT * picture.cell, y: y + CROSS_AT * picture.cell };
}

/** A black square in the frame of conclusions. */
function framed(picture: GridPicture, cell: Cell): readonly Shape[] {
  const { x, y } = picture.cornerOf(cell);
  const inset = INSET * picture.cell;
  const side = picture.cell - 2 * inset;
  const square = { x: x + inset, y: y + inset, width: side, height: side };
  return [strongFrame(picture, cell), { kind: 'rectangle', ...square, fill: BLACK }];
}
