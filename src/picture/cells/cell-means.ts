import { SAMPLES_A_SIDE } from './samples.js';

/**
 * The mean of every cell's samples, row-major; `values` has {@link SAMPLES_A_SIDE} of them along each side of
 * a cell.
 */
export function meansOfCells(values: ArrayLike<number>, rows: number, columns: number): Float32Array {
  const means = new Float32Array(rows * columns);
  for (let row = 0, index = 0; row < rows * SAMPLES_A_SIDE; row++) {
    const line = Math.floor(row / SAMPLES_A_SIDE) * columns;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES_A_SIDE; sample++, index++) sum += values[index]!;
      means[line + column]! += sum / SAMPLES_A_SIDE ** 2;
    }
  }
  return means;
}
