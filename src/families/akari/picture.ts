/**
 * The printed form of an Akari: thin lines between cells, solid black walls with white numbers, and bulbs
 * with a socket in the solution. Cells are 8 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, type Scene, type Shape, WHITE } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, titleOfSize } from '../kit/pictures/grid-picture.js';
import { MARK_COLOUR, type SheetContent } from '../kit/pictures/sheet-content.js';
import { type AkariPuzzle, type AkariSolution, BULB, numberOfWall, WHITE_CELL } from './puzzle.js';

/** Side of a cell in millimetres. */
const CELL = 8;
const FRAME = 3 * HAIRLINE;
const NUMBER_SIZE = 5.4;
const LINE_COLOUR: Colour = '#6e6e6e';
/** The glass of a bulb: its radius and its middle above that of the cell, in cells. */
const GLASS = 0.25;
const GLASS_ABOVE = 0.08;
/** Half the width of the socket, and where it ends below the middle of the cell, in cells. */
const SOCKET = 0.1;
const SOCKET_END = 0.36;
const RIM = 2 * HAIRLINE;

/** Draws an Akari: the walls, the bulbs when the view has a solution, marked cells on a grey ground. */
export function akariPicture(puzzle: AkariPuzzle, { solution, marks }: View<AkariSolution>): Scene {
  return akariScene(puzzle, {
    isSolved: solution !== undefined,
    grounds: (picture) => picture.grounds(marks, MARK_COLOUR),
    entries: (picture) =>
      flatMapCells(solution ?? [], (sign, cell) => (sign === BULB ? bulbIn(picture, cell) : [])),
  });
}

/** The sheet of an Akari with its walls. */
export function akariScene({ grid }: AkariPuzzle, { isSolved, grounds, entries }: SheetContent): Scene {
  const size = sizeOfRows(grid);
  const picture = new GridPicture(size, CELL);
  const walls = flatMapCells(grid, (sign, cell) => (sign === WHITE_CELL ? [] : [{ sign, cell }]));
  return picture.scene({
    title: titleOfSize('Akari', size),
    isSolved,
    shapes: [
      ...grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      ...walls.map(({ cell }) => picture.ground(cell, BLACK)),
      picture.frame(BLACK, FRAME),
      ...walls.flatMap(({ sign, cell }) => {
        const number = numberOfWall(sign);
        const style = { size: NUMBER_SIZE, bold: true, colour: WHITE };
        return number === undefined ? [] : [picture.text(cell, String(number), style)];
      }),
      ...entries(picture),
    ],
  });
}

/** The bulb of a cell: a socket, and a glass over its upper end. */
export function bulbIn(picture: GridPicture, [row, column]: Cell): readonly Shape[] {
  const { x, y } = picture.middle([row - GLASS_ABOVE, column]);
  const corner: Cell = [row + 0.5, column + 0.5 - SOCKET];
  return [
    { ...picture.ground(corner, BLACK, 2 * SOCKET, SOCKET_END), radius: 0.5 * SOCKET * CELL },
    { kind: 'circle', x, y, radius: GLASS * CELL, fill: WHITE, stroke: BLACK, strokeWidth: RIM },
  ];
}
