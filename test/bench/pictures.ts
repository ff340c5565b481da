/** Square pictures for benchmarks, row-major, 1 filled. */
import type { Rng } from '../../src/core/random.js';

/** Six cells in ten are filled, each by itself. */
export function randomPicture(size: number, rng: Rng): Uint8Array {
  return Uint8Array.from({ length: size * size }, () => (rng.next() < 0.6 ? 1 : 0));
}

/** Patches as in drawings: noise, smoothed three times, the darker half filled. */
export function smoothPicture(size: number, rng: Rng): Uint8Array {
  let values = Float64Array.from({ length: size * size }, () => rng.next());
  for (let round = 0; round < 3; round++) {
    const before = values;
    values = before.map((_, index) => neighbourhoodMean(before, size, index));
  }
  const middle = values.slice().sort()[values.length >> 1]!;
  return Uint8Array.from(values, (value) => (value < middle ? 1 : 0));
}

function neighbourhoodMean(values: Float64Array, size: number, index: number): number {
  const row = Math.floor(index / size);
  const column = index % size;
  let total = 0;
  let count = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(size - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(size - 1, column + 1); c++) {
      total += values[r * size + c]!;
      count++;
    }
  }
  return total / count;
}
