import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPictureField } from '../../../src/families/nonogram/lines/field.js';
import { EMPTY, FILLED } from '../../../src/families/nonogram/lines/states.js';
import type { Bitmap } from '../../../src/picture/decode/bitmap.js';
import { fewestGivens } from '../../../src/picture/puzzle/givens.js';
import type { PictureGoal } from '../../../src/picture/puzzle/judge.js';
import { openOracle } from '../../../src/picture/puzzle/oracle.js';
import type { Engine } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import { SmallPictures } from './small-pictures.js';

let engine: Engine;
let prover: Engine;
beforeAll(async () => {
  engine = await openEngine('highs');
  prover = await openEngine('sat');
});

const SIZES = [new SmallPictures(3, 3), new SmallPictures(4, 3), new SmallPictures(5, 3)];

function isSolvedByLines({ cells, width, height }: Bitmap, given: readonly number[]): boolean {
  const field = openPictureField(cells, height, width);
  for (const cell of given) field.reveal(cell, cells[cell] === 1 ? FILLED : EMPTY);
  return field.propagate() === 'solved';
}

/**
 * Fewest cells that leave one solution, or all that line logic needs; all subsets are tried, small ones
 * first.
 */
function fewestByBruteForce(pictures: SmallPictures, bits: number, goal: PictureGoal): number {
  const bitmap = pictures.picture(bits);
  const reaches = (given: readonly number[]): boolean =>
    goal === 'line' ? isSolvedByLines(bitmap, given) : pictures.oracle(bitmap, given).status === 'unique';
  const withCells = (from: number, left: number, given: readonly number[]): boolean => {
    if (left === 0) return reaches(given);
    for (let cell = from; cell < bitmap.cells.length; cell++) {
      if (withCells(cell + 1, left - 1, [...given, cell])) return true;
    }
    return false;
  };
  let count = 0;
  while (!withCells(0, count, [])) count++;
  return count;
}

describe.each(['line', 'unique'] as const)('givens for the goal %s', (goal) => {
  it('are as few as brute force finds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SIZES), fc.nat(), (pictures, pick) => {
        const candidates = Array.from({ length: 64 }, (_, step) => (pick + step * 7919) % pictures.count);
        const bits = candidates.find((candidate) => !pictures.reaches(candidate, goal)) ?? candidates[0]!;
        const bitmap = pictures.picture(bits);
        const givens = fewestGivens({ bitmap, goal, engine, oracle: pictures.oracle, seed: 'small' });
        const least = fewestByBruteForce(pictures, bits, goal);
        expect(givens).toMatchObject({ proved: true, lowerBound: least });
        expect(givens.given).toHaveLength(least);
        const given = givens.given.map(([row, column]) => row * bitmap.width + column);
        expect(goal === 'line' ? isSolvedByLines(bitmap, given) : pictures.oracle(bitmap, given).status).toBe(
          goal === 'line' ? true : 'unique',
        );
      }),
      { numRuns: 60 },
    );
  });

  it('are three for one cell in every row and column of four, and the same for a seed', () => {
    const cells = Uint8Array.from({ length: 16 }, (_, cell) => (cell % 5 === 0 ? 1 : 0));
    const bitmap = { width: 4, height: 4, cells };
    const request = { bitmap, goal, engine, oracle: openOracle(prover), seed: '1' };
    const givens = fewestGivens(request);
    expect(givens).toMatchObject({ proved: true, lowerBound: 3 });
    expect(givens.given).toHaveLength(3);
    expect(fewestGivens(request)).toEqual(givens);
  });
});

describe('givens', () => {
  it('are none for a picture that needs none', () => {
    const bitmap = { width: 3, height: 1, cells: Uint8Array.of(1, 0, 1) };
    const givens = fewestGivens({ bitmap, goal: 'line', engine, seed: '1' });
    expect(givens).toMatchObject({ given: [], lowerBound: 0, proved: true });
  });

  it('fall back on what line logic needs when uniqueness cannot be decided', () => {
    const cells = Uint8Array.of(1, 0, 0, 1);
    const givens = fewestGivens({
      bitmap: { width: 2, height: 2, cells },
      goal: 'unique',
      engine,
      oracle: () => ({ status: 'undecided', limit: 'conflicts' }),
      seed: '1',
    });
    expect(givens).toMatchObject({ proved: false });
    expect(givens.given).toHaveLength(1);
    expect(givens.lowerBound).toBeLessThanOrEqual(1);
  });

  it('ask for an oracle when the goal is uniqueness', () => {
    const bitmap = { width: 1, height: 1, cells: Uint8Array.of(1) };
    expect(() => fewestGivens({ bitmap, goal: 'unique', engine, seed: '1' })).toThrow(
      expect.objectContaining({ code: 'oracle-missing' }),
    );
  });
});
