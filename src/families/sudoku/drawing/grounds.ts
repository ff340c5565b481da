/** Grey grounds of cells, through which marked cells still show, and signs that stand in a cell. */
import type { Cell } from '../../../core/index.js';
import { BLACK, type Rectangle, type Shape, type Text } from '../../../draw/index.js';
import type { GridPicture } from '../../kit/pictures/grid-picture.js';

/** A ground of the whole of each cell. */
export function regionShapes(picture: GridPicture, cells: readonly Cell[]): readonly Rectangle[] {
  return picture.grounds(cells, BLACK).map((ground) => ({ ...ground, opacity: 0.13 }));
}

/** A lighter one. */
export function groundShapes(picture: GridPicture, cells: readonly Cell[]): readonly Rectangle[] {
  return picture.grounds(cells, BLACK).map((ground) => ({ ...ground, opacity: 0.08 }));
}

/** A letter in the upper right corner of a cell. */
export function cornerLetter(picture: GridPicture, [row, column]: Cell, text: string): Text {
  const at = picture.cornerOf([row + 0.18, column + 0.93]);
  return { kind: 'text', text, ...at, size: 0.24 * picture.cell, anchor: 'end', colour: BLACK };
}

const SIGN = '#c4c4c4';

/** A grey square behind the number of each cell. */
export function squareShapes(picture: GridPicture, cells: readonly Cell[]): readonly Shape[] {
  const side = 0.72 * picture.cell;
  return cells.map(([row, column]) => {
    const corner = picture.cornerOf([row + 0.14, column + 0.14]);
    return { kind: 'rectangle', ...corner, width: side, height: side, fill: SIGN };
  });
}

/** A grey disc behind the number of each cell. */
export function discShapes(picture: GridPicture, cells: readonly Cell[]): readonly Shape[] {
  return cells.map((cell) => picture.circle(cell, 0.38 * picture.cell, { fill: SIGN }));
}

/** A light ground of all cells but some. */
export function fogShapes(
  picture: GridPicture,
  cells: readonly Cell[],
  lit: readonly Cell[],
): readonly Rectangle[] {
  const isLit = new Set(lit.map((cell) => cell.join()));
  const dark = cells.filter((cell) => !isLit.has(cell.join()));
  return picture.grounds(dark, BLACK).map((ground) => ({ ...ground, opacity: 0.1 }));
}
