/**
 * Sudokus that look new but are as hard: numbers renamed, bands and the rows within them exchanged, likewise
 * columns, and the grid transposed. All of this keeps the number of solutions.
 */
import type { Rng } from '../../src/core/random.js';

const SIDE = 9;
const THREE = [0, 1, 2];

/** A random image of a puzzle, given and returned as 81 digits with 0 for an empty cell. */
export function disguise(puzzle: string, rng: Rng): string {
  const numbers = [0, ...rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])];
  const rows = shuffledLines(rng);
  const columns = shuffledLines(rng);
  const transposed = rng.integer(2) === 1;
  let image = '';
  for (const row of rows) {
    for (const column of columns) {
      const cell = transposed ? column * SIDE + row : row * SIDE + column;
      image += numbers[Number(puzzle[cell])]!;
    }
  }
  return image;
}

/** Lines in an order that keeps bands together. */
function shuffledLines(rng: Rng): number[] {
  return rng.shuffle(THREE).flatMap((band) => rng.shuffle(THREE).map((line) => band * 3 + line));
}
