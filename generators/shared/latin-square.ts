/**
 * A random Latin square, row by row: each row is a perfect matching of columns and the numbers that they
 * lack, found by augmenting paths (Kuhn) in random order. By Hall's theorem every partial square can be
 * completed.
 */
import type { Rng } from '../../src/core/index.js';

/** Numbers from 1 to `size`, row-major. */
export function latinSquare(size: number, rng: Rng): Uint8Array {
  const square = new Uint8Array(size * size);
  const columns = Array.from({ length: size }, (_, column) => column);
  const lacking = columns.map(() => columns.map((column) => column + 1));
  /** By number: its column in the row, -1 while it has none; and the last search that tried it. */
  const columnOf = new Int32Array(size + 1);
  const triedIn = new Int32Array(size + 1);
  let search = 0;
  const place = (column: number): boolean => {
    for (const number of rng.shuffle(lacking[column]!)) {
      if (triedIn[number] === search) continue;
      triedIn[number] = search;
      if (columnOf[number]! >= 0 && !place(columnOf[number]!)) continue;
      columnOf[number] = column;
      return true;
    }
    return false;
  };
  for (let row = 0; row < size; row++) {
    columnOf.fill(-1);
    for (const column of rng.shuffle(columns)) {
      search++;
      place(column);
    }
    for (let number = 1; number <= size; number++) {
      const column = columnOf[number]!;
      square[row * size + column] = number;
      lacking[column]!.splice(lacking[column]!.indexOf(number), 1);
    }
  }
  return square;
}

/** The same as rows. */
export function latinRows(size: number, rng: Rng): readonly (readonly number[])[] {
  const numbers = latinSquare(size, rng);
  return Array.from({ length: size }, (_, row) => [...numbers.subarray(row * size, (row + 1) * size)]);
}
