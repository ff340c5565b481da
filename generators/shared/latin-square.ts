/**
 * A random Latin square, row by row: each row is a perfect matching of columns and the numbers that they
 * lack, found by augmenting paths (Kuhn) in random order. By Hall's theorem every partial square can be
 * completed.
 */
import type { Rng } from '../../src/core/index.js';

/** Numbers from 1 to `size`, row-major. */
export function latinSquare(size: number, rng: Rng): Uint8Array {
  const numbers = Array.from({ length: size }, (_, index) => index + 1);
  const lacking = numbers.map(() => new Set(numbers));
  return Uint8Array.from(
    numbers.flatMap(() => {
      const row = matchRow(lacking, rng);
      row.forEach((number, column) => {
        lacking[column]!.delete(number);
      });
      return row;
    }),
  );
}

/** The same as rows. */
export function latinRows(size: number, rng: Rng): readonly (readonly number[])[] {
  const numbers = latinSquare(size, rng);
  return Array.from({ length: size }, (_, row) => [...numbers.subarray(row * size, (row + 1) * size)]);
}

function matchRow(lacking: readonly ReadonlySet<number>[], rng: Rng): number[] {
  const columnOf = new Map<number, number>();
  const place = (column: number, tried: Set<number>): boolean =>
    rng.shuffle([...lacking[column]!]).some((number) => {
      if (tried.has(number)) return false;
      tried.add(number);
      const holder = columnOf.get(number);
      if (holder !== undefined && !place(holder, tried)) return false;
      columnOf.set(number, column);
      return true;
    });
  for (const column of rng.shuffle([...lacking.keys()])) place(column, new Set());
  const row = new Array<number>(lacking.length).fill(0);
  for (const [number, column] of columnOf) row[column] = number;
  return row;
}
