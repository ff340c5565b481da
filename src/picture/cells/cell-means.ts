import { SAMPLES } from './samples.js';

/**
 * The mean of every cell's samples, row-major; `values` are those of {@link SAMPLES} x {@link SAMPLES}
 * samples a cell.
 */
export function meansOfCells(values: ArrayLike<number>, rows: number, columns: number): Float32Array {
  const means = new Float32Array(rows * columns);
  for (let row = 0, index = 0; row < rows * SAMPLES; row++) {
    const line = Math.floor(row / SAMPLES) * columns;
    for (let column = 0; column < columns; column++) {
      let sum = 0;
      for (let sample = 0; sample < SAMPLES; sample++, index++) sum += values[index]!;
      means[line + column]! += sum / SAMPLES ** 2;
    }
  }
  return means;
}
