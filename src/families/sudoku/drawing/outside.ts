/** Clues outside of the grid, before the first cell of a line. */
import type { Cell } from '../../../core/index.js';
import { BLACK, HAIRLINE, type Line } from '../../../draw/index.js';
import type { GridPicture, Point } from '../../kit/pictures/grid-picture.js';
import type { Drawn } from '../constraints/contract.js';
import { placeOfClue, stepOf } from '../constraints/outside/clue.js';

/** Font sizes in cells for numbers of one digit and of more. */
const SIZES = [0.52, 0.46] as const;
/** From the middle of the cell outside to the clue, towards the grid, in cells. */
const SHIFT = 0.12;

/**
 * A number before a row or column.
 * @param distance cells between the grid and the number
 */
export function lineClue(
  picture: GridPicture,
  cells: readonly Cell[],
  clue: number,
  distance: number,
): Drawn {
  const [row, column] = placeOfClue(cells);
  const [down, right] = stepOf(cells);
  const sizes = [SIZES[0] * picture.cell, SIZES[1] * picture.cell] as const;
  return {
    above: [
      picture.number([row + (SHIFT - distance) * down, column + (SHIFT - distance) * right], clue, sizes, {}),
    ],
  };
}

/** A number before a diagonal, and an arrow along it to the corner of the first cell. */
export function diagonalClue(picture: GridPicture, cells: readonly Cell[], clue: number): Drawn {
  const [row, column] = placeOfClue(cells);
  const [down, right] = stepOf(cells);
  const sizes = [SIZES[1] * picture.cell, 0.4 * picture.cell] as const;
  const number = picture.number([row - 0.1 * down, column - 0.24 * right], clue, sizes, {});
  const at = (part: number): Point => picture.middle([row + part * down, column + part * right]);
  const [from, tip] = [at(0.2), at(0.46)];
  const wing = 0.16 * picture.cell;
  const head = [
    { x: tip.x - right * wing, y: tip.y },
    { x: tip.x, y: tip.y - down * wing },
  ];
  const lines = [from, ...head].map((end): Line => {
    const ends = { x1: end.x, y1: end.y, x2: tip.x, y2: tip.y };
    return { kind: 'line', ...ends, width: 1.5 * HAIRLINE, colour: BLACK, cap: 'round' };
  });
  return { above: [number, ...lines] };
}
