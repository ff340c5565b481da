import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { openPictureField } from '../../../src/families/nonogram/lines/field.js';
import type { Bitmap } from '../../../src/picture/decode/bitmap.js';
import { openOracle } from '../../../src/picture/puzzle/oracle.js';
import { type Repair, type RepairProgress, repairPicture } from '../../../src/picture/puzzle/repair.js';
import type { Engine } from '../../../src/solve/engine.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { SmallPictures } from './small-pictures.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadHighsEngine();
});

const SIZES = [new SmallPictures(3, 3), new SmallPictures(4, 3), new SmallPictures(4, 4)];

function noise(width: number, height: number, seed: string): Bitmap {
  const rng = createRng(seed);
  return { width, height, cells: Uint8Array.from({ length: width * height }, () => rng.integer(2)) };
}

function chessboard(side: number): Bitmap {
  const cells = Uint8Array.from({ length: side * side }, (_, cell) => (Math.floor(cell / side) + cell) % 2);
  return { width: side, height: side, cells };
}

function isLineSolvable({ cells, width, height }: Bitmap): boolean {
  return openPictureField(cells, height, width).propagate() === 'solved';
}

/**
 * True if the changes listed are those between the two pictures, and the bound is no higher than their
 * number.
 */
function expectConsistent(original: Bitmap, repair: Repair): void {
  const changed = [...original.cells.keys()].filter(
    (cell) => original.cells[cell] !== repair.bitmap.cells[cell],
  );
  expect(repair.changed.map(([row, column]) => row * original.width + column)).toEqual(changed);
  expect(repair.lowerBound).toBeLessThanOrEqual(changed.length);
  if (repair.proved) expect(repair.lowerBound).toBe(changed.length);
}

describe.each(['line', 'unique'] as const)('repair for the goal %s', (goal) => {
  it('equals brute force on small pictures: fewest changes, then least weight', () => {
    const cases = fc.record({
      pictures: fc.constantFrom(...SIZES),
      pick: fc.nat(),
      weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 16, maxLength: 16 }),
    });
    fc.assert(
      fc.property(cases, ({ pictures, pick, weights }) => {
        const ambiguous = Array.from({ length: 64 }, (_, step) => (pick + step * 7919) % pictures.count);
        const bits = ambiguous.find((candidate) => !pictures.reaches(candidate, goal)) ?? ambiguous[0]!;
        const bitmap = pictures.picture(bits);
        const repair = repairPicture({
          bitmap,
          goal,
          engine,
          oracle: pictures.oracle,
          weights,
          seed: 'small',
        });
        expect(repair).toMatchObject({ proved: true, weightProved: true });
        expectConsistent(bitmap, repair);
        const { changed, weight } = repair;
        expect({ count: changed.length, weight }).toEqual(pictures.cheapestRepair(bits, goal, weights));
      }),
      { numRuns: 30 },
    );
  });

  it('leaves a picture alone that reaches the goal: one cell, one colour', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 7],
      [12, 9],
    ] as const) {
      for (const colour of [0, 1]) {
        const bitmap = { width, height, cells: new Uint8Array(width * height).fill(colour) };
        const repair = repairPicture({ bitmap, goal, engine, oracle: openOracle(engine), seed: '1' });
        expect(repair).toMatchObject({ changed: [], lowerBound: 0, proved: true, weight: 0 });
      }
    }
  });

  it('repairs a chessboard, one of the most ambiguous pictures', () => {
    const bitmap = chessboard(8);
    const repair = repairPicture({ bitmap, goal, engine, oracle: openOracle(engine), seed: '1' });
    expectConsistent(bitmap, repair);
    expect(repair.changed).toHaveLength(1);
    expect(isLineSolvable(repair.bitmap)).toBe(true);
  });
});

describe('repair of larger pictures', () => {
  it('proves few changes and repeats itself for a seed', () => {
    const bitmap = noise(16, 16, 'noise 3');
    const first = repairPicture({ bitmap, goal: 'line', engine, seed: 'a' });
    expectConsistent(bitmap, first);
    expect(isLineSolvable(first.bitmap)).toBe(true);
    expect(first.proved).toBe(true);
    expect(repairPicture({ bitmap, goal: 'line', engine, seed: 'a' })).toEqual(first);
    expect(repairPicture({ bitmap, goal: 'line', engine, seed: 'b' }).changed.length).toBe(
      first.changed.length,
    );
  });

  it('returns a repair with the bound that was reached when its budget ends', () => {
    // A grey of one half, dithered in two ways: far more switches than can be proved in one round.
    const cells = Uint8Array.from(
      { length: 169 },
      (_, cell) => ((cell * 7 + Math.floor(cell / 13) * 3) % 5) & 1,
    );
    const bitmap = { width: 13, height: 13, cells };
    const reports: RepairProgress[] = [];
    const repair = repairPicture({
      bitmap,
      goal: 'line',
      engine,
      seed: '1',
      budget: { rounds: 1 },
      onProgress: (progress) => reports.push(progress),
    });
    expectConsistent(bitmap, repair);
    expect(isLineSolvable(repair.bitmap)).toBe(true);
    expect(repair.lowerBound).toBeGreaterThan(0);
    for (const { lower } of reports) expect(lower).toBeLessThanOrEqual(repair.lowerBound);
    // Every repair that is reported is one, the counts fall, and the last one is as good as the answer.
    const known = reports.filter(({ cells }) => cells !== undefined);
    const counts = known.map(({ upper }) => upper!);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts.at(-1)).toBe(repair.changed.length);
    for (const { cells, upper } of known) {
      expect(isLineSolvable({ ...bitmap, cells: Uint8Array.from(cells!) })).toBe(true);
      expect(cells!.filter((cell, index) => cell !== bitmap.cells[index])).toHaveLength(upper!);
    }
  });

  it('falls back on line logic when uniqueness cannot be decided', () => {
    const bitmap = noise(9, 9, 'noise 8');
    const repair = repairPicture({
      bitmap,
      goal: 'unique',
      engine,
      oracle: () => ({ status: 'undecided', limit: 'nodes' }),
      seed: '1',
    });
    expectConsistent(bitmap, repair);
    expect(isLineSolvable(repair.bitmap)).toBe(true);
  });

  it('asks for an oracle when the goal is uniqueness', () => {
    const request = { bitmap: chessboard(2), goal: 'unique', engine, seed: '1' } as const;
    expect(() => repairPicture(request)).toThrow(expect.objectContaining({ code: 'oracle-missing' }));
  });
});
