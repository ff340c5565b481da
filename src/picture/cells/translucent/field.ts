/**
 * The picture as a table of costs: the cost of every number of overlapping squares in every cell.
 *
 * A filled cell carries a 3x3 translucent square; d counts the squares that lie over a cell, g = 9(255-v)/255
 * is the ideal count of a cell of grey v, and the objective is the sum of |d - g| (nonokenken document,
 * section 3.2, whose g = 9v/255 would draw dark as light). The scale 0..9 is kept at the border too, where
 * only 6 (in a corner 4) squares can lie over a cell: the document's objective is the one that is reported.
 *
 * The grid is padded by one ring of cells that cost nothing, so that the inner loops need no test for the
 * border.
 */
import type { GreyImage } from '../../decode/bitmap.js';

/** One more than the most squares that can lie over a cell: the length of a cell's row in the cost table. */
export const COUNTS = 10;

export interface ShadingField {
  readonly rows: number;
  readonly columns: number;
  /** Cells per padded row: `columns + 2`. */
  readonly stride: number;
  /** Ideal number of squares, row-major, without padding. */
  readonly ideal: Readonly<Float64Array>;
  /** `cost[p * COUNTS + d]` is |d - g| in padded cell p; 0 in the padding. */
  readonly cost: Readonly<Float64Array>;
}

/** Reads the ideal counts off the grey values; values outside 0..255 count as black or white. */
export function shadingField(grey: GreyImage): ShadingField {
  const { width: columns, height: rows } = grey;
  const stride = columns + 2;
  const ideal = Float64Array.from(grey.values, (value) => idealCount(value));
  const cost = new Float64Array((rows + 2) * stride * COUNTS);
  for (let cell = 0; cell < rows * columns; cell++) {
    const base = paddedIndex(Math.floor(cell / columns), cell % columns, stride) * COUNTS;
    for (let count = 0; count < COUNTS; count++) cost[base + count] = Math.abs(count - ideal[cell]!);
  }
  return { rows, columns, stride, ideal, cost };
}

/** The index of a picture's cell in the padded grid. */
export function paddedIndex(row: number, column: number, stride: number): number {
  return (row + 1) * stride + column + 1;
}

/** Rows and columns exchanged: vertical strips of the result are horizontal strips of the field. */
export function transposedField(field: ShadingField): ShadingField {
  const { rows, columns, stride } = field;
  const flipped = rows + 2;
  const ideal = new Float64Array(field.ideal.length);
  const cost = new Float64Array(field.cost.length);
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const from = paddedIndex(row, column, stride) * COUNTS;
      cost.set(field.cost.subarray(from, from + COUNTS), paddedIndex(column, row, flipped) * COUNTS);
    }
  }
  for (let cell = 0; cell < ideal.length; cell++) {
    ideal[(cell % columns) * rows + Math.floor(cell / columns)] = field.ideal[cell]!;
  }
  return { rows: columns, columns: rows, stride: flipped, ideal, cost };
}

function idealCount(value: number): number {
  return (9 * (255 - Math.min(Math.max(value, 0), 255))) / 255;
}
