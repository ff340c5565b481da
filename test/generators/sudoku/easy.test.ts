/** Easy Sudokus give as many numbers as printed ones do, in the pattern that is asked for. */
import { expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import type { AnyGenerator } from '../../../generators/shared/generator.js';
import { sudokuGenerator } from '../../../generators/sudoku/index.js';
import { satEngine } from '../../../src/solve/sat/index.js';

/** The givens of the first puzzles that are easy, each as text. */
async function easy(settings: object, count = 3): Promise<readonly string[]> {
  const generator = sudokuGenerator as unknown as AnyGenerator;
  const goal = { difficulty: 'easy', noGuess: false } as const;
  const batch = await openBatch({ generator, settings: { ...settings }, goal, seed: 'shop' });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return Array.from({ length: count }, (_, index) => {
    const request = { batch: batch.value, number: index + 1, firstAttempt: 0, limitAttempts: 20 };
    const making = makePuzzle({ ...request, certify: false }, satEngine);
    if (making.status === 'limit') throw new Error(JSON.stringify(making.failures));
    expect(making.record).toMatchObject({ difficulty: 'easy', logic: 'plain', attempts: 1 });
    return (making.record.puzzle as unknown as { readonly grid: readonly (readonly number[])[] }).grid
      .flat()
      .join(' ');
  });
}

function givensIn(grid: string): number {
  return grid.split(' ').filter((number) => number !== '0').length;
}

it.each([
  [4, 8, 8],
  [6, 16, 16],
  [9, 36, 36],
])('a grid of side %i has %i to %i givens', async (size, least, most) => {
  for (const grid of await easy({ size })) {
    expect(givensIn(grid)).toBeGreaterThanOrEqual(least);
    expect(givensIn(grid)).toBeLessThanOrEqual(most);
  }
});

it('keeps a symmetric pattern', async () => {
  for (const grid of await easy({ symmetry: 'half-turn' })) {
    const cells = grid.split(' ').map((number) => number !== '0');
    expect(cells).toEqual(cells.toReversed());
    expect(givensIn(grid)).toBeGreaterThanOrEqual(36);
  }
});

it('has the number of givens that is asked for', async () => {
  const [grid] = await easy({ givens: 40 }, 1);
  expect(givensIn(grid!)).toBe(40);
});
