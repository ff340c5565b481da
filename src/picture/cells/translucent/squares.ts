/**
 * The cells that carry a square, with the counts d kept up to date: the state that every search of this
 * folder changes.
 */
import type { Bitmap } from '../../decode/bitmap.js';
import { COUNTS, paddedIndex, type ShadingField } from './field.js';

/** Padded like {@link ShadingField}; the padding never carries a square but may lie under one. */
export interface Squares {
  /** 1 where a square is centred. */
  readonly filled: Uint8Array;
  /** Number of squares over each cell. */
  readonly count: Uint8Array;
}

/** The empty picture. */
export function noSquares(field: ShadingField): Squares {
  const length = (field.rows + 2) * field.stride;
  return { filled: new Uint8Array(length), count: new Uint8Array(length) };
}

/** A square wherever the fraction, row-major without padding, is above one half. */
export function roundedSquares(field: ShadingField, fractions: Readonly<Float64Array>): Squares {
  const squares = noSquares(field);
  fractions.forEach((fraction, at) => {
    if (fraction <= 0.5) return;
    toggle(field, squares, paddedIndex(Math.floor(at / field.columns), at % field.columns, field.stride));
  });
  return squares;
}

/** Puts a square on an empty cell or takes it from a filled one. */
export function toggle(field: ShadingField, squares: Squares, cell: number): void {
  const { filled, count } = squares;
  const step = filled[cell] === 0 ? 1 : -1;
  filled[cell]! ^= 1;
  for (let row = cell - field.stride; row <= cell + field.stride; row += field.stride) {
    count[row - 1]! += step;
    count[row]! += step;
    count[row + 1]! += step;
  }
}

/** The sum of |d - g| over the picture. */
export function shadingCostOf(field: ShadingField, squares: Squares): number {
  let total = 0;
  for (let cell = 0; cell < squares.count.length; cell++) {
    total += field.cost[cell * COUNTS + squares.count[cell]!]!;
  }
  return total;
}

/** Makes `target` equal to `source`. */
export function copySquares(source: Squares, target: Squares): void {
  target.filled.set(source.filled);
  target.count.set(source.count);
}

/** The squares as a picture, without padding. */
export function toBitmap(field: ShadingField, squares: Squares): Bitmap {
  const { rows, columns, stride } = field;
  const cells = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      cells[row * columns + column] = squares.filled[paddedIndex(row, column, stride)]!;
    }
  }
  return { width: columns, height: rows, cells };
}
