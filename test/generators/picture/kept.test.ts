/**
 * Cells that a repair must not change: as few changes as brute force needs beside them, or the proof that
 * there is no such repair.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nonogramOfBitmap } from '../../../src/picture/puzzle/index.js';
import { repairPicture } from '../../../src/picture/puzzle/repair.js';
import type { Engine } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { SmallPictures } from './small-pictures.js';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine('highs');
});

const SIZES = [new SmallPictures(3, 3), new SmallPictures(4, 3), new SmallPictures(4, 4)];
const FORBIDDEN = 1000;

describe.each(['line', 'unique'] as const)('repair beside kept cells for the goal %s', (goal) => {
  it('equals brute force on small pictures', () => {
    let impossible = 0;
    let repaired = 0;
    const cases = fc.record({
      pictures: fc.constantFrom(...SIZES),
      pick: fc.nat(),
      // Where few cells may change, some repairs are impossible.
      kept: fc.oneof(
        fc.uniqueArray(fc.nat({ max: 15 }), { maxLength: 8 }),
        fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 12, maxLength: 16 }),
      ),
      weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 16, maxLength: 16 }),
      withLooks: fc.boolean(),
    });
    fc.assert(
      fc.property(cases, ({ pictures, pick, kept: picked, weights, withLooks }) => {
        const ambiguous = Array.from({ length: 64 }, (_, step) => (pick + step * 7919) % pictures.count);
        const bits = ambiguous.find((candidate) => !pictures.reaches(candidate, goal)) ?? ambiguous[0]!;
        const bitmap = pictures.picture(bits);
        const size = bitmap.cells.length;
        const kept = new Set(picked.filter((cell) => cell < size));
        const repair = repairPicture({
          ...{ bitmap, goal, engine, oracle: pictures.oracle, weights, kept, seed: '1' },
          ...(withLooks
            ? { looks: (cells) => cells.reduce((sum, cell, at) => sum + cell * (at % 5), 0) }
            : {}),
        });
        const units = Array.from({ length: size }, (_, cell) => (kept.has(cell) ? FORBIDDEN : 1));
        const fewest = fewestUnits(pictures, bits, goal, units);
        expect(repair.changed.some(([row, column]) => kept.has(row * bitmap.width + column))).toBe(false);
        expect(repair.proved).toBe(true);
        if (fewest >= FORBIDDEN) {
          impossible++;
          expect(repair).toMatchObject({ reached: false, impossible: true, changed: [], bitmap });
        } else {
          repaired++;
          expect(repair).toMatchObject({ reached: true, impossible: false, lowerBound: fewest });
          expect(repair.changed).toHaveLength(fewest);
        }
      }),
      { numRuns: 30, seed: 3 },
    );
    expect(impossible).toBeGreaterThan(3);
    expect(repaired).toBeGreaterThan(5);
  });
});

/** The least sum of units of the cells that a repair changes, by trying every picture. */
function fewestUnits(
  pictures: SmallPictures,
  bits: number,
  goal: 'line' | 'unique',
  units: readonly number[],
): number {
  const original = pictures.picture(bits).cells;
  let least = Infinity;
  for (let other = 0; other < pictures.count; other++) {
    if (!pictures.reaches(other, goal)) continue;
    const { cells } = pictures.picture(other);
    const sum = cells.reduce((total, cell, at) => total + (cell === original[at] ? 0 : units[at]!), 0);
    least = Math.min(least, sum);
  }
  return least;
}

describe('cells to keep of another size', () => {
  it('are refused', () => {
    const pictures = new SmallPictures(3, 3);
    const bitmap = pictures.picture(5);
    const request = { unique: 'repair', goal: 'line', seed: 'a', prover: satEngine } as const;
    const kept = { width: 2, height: 3, cells: [1, 0, 0, 0, 0, 0] };
    expect(() =>
      nonogramOfBitmap({ ...request, minimiser: engine, bitmap, weights: bitmap.cells, kept }),
    ).toThrow(expect.objectContaining({ code: 'keep-size' }));
  });
});
