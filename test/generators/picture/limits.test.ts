/** Pictures after limits and timeouts: the best found so far, with bounds that hold, and never a defect. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { openPictureField } from '../../../src/families/nonogram/lines/field.js';
import type { Bitmap, GreyImage } from '../../../src/picture/decode/bitmap.js';
import type { PictureRequest } from '../../../src/picture/puzzle/index.js';
import { openOracle } from '../../../src/picture/puzzle/oracle.js';
import { repairPicture } from '../../../src/picture/puzzle/repair.js';
import type { Engine } from '../../../src/solve/engine.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { nonogramOfPicture } from './nonogram-of-picture.js';

let engine: Engine;
beforeAll(async () => {
  engine = await loadHighsEngine();
});

function noise(side: number, seed: string): Bitmap {
  const rng = createRng(seed);
  return { width: side, height: side, cells: Uint8Array.from({ length: side * side }, () => rng.integer(2)) };
}

function greyNoise(side: number, seed: string): GreyImage {
  const rng = createRng(seed);
  return {
    width: side,
    height: side,
    values: Float64Array.from({ length: side * side }, () => rng.integer(256)),
  };
}

/** An abort that says yes from the given poll on: the same poll on every machine. */
function afterPolls(polls: number): () => boolean {
  let left = polls;
  return () => left-- <= 0;
}

function isLineSolvable({ cells, width, height }: Bitmap): boolean {
  return openPictureField(cells, height, width).propagate() === 'solved';
}

const goals = fc.constantFrom('line' as const, 'unique' as const);
const polls = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 4000 }));

describe('a repair that is ended', () => {
  it('has reached the goal or left the picture alone, and its bound holds', () => {
    const best = new Map<string, number>();
    fc.assert(
      fc.property(goals, polls, fc.integer({ min: 1, max: 5 }), (goal, after, number) => {
        const bitmap = noise(9, `ended ${number}`);
        const request = { bitmap, goal, engine, oracle: openOracle(satEngine), seed: '1' };
        const key = `${goal} ${number}`;
        const fewest = best.get(key) ?? repairPicture(request).changed.length;
        best.set(key, fewest);
        const abort = afterPolls(after);
        const repair = repairPicture({
          ...request,
          oracle: openOracle(satEngine, { abort }),
          budget: { abort },
        });
        expect(repair.lowerBound).toBeLessThanOrEqual(fewest);
        if (!repair.reached) {
          expect(repair).toMatchObject({ changed: [], proved: false, limit: 'abort' });
          expect(repair.bitmap.cells).toEqual(bitmap.cells);
          return;
        }
        expect(repair.changed.length).toBeGreaterThanOrEqual(fewest);
        if (repair.proved) expect(repair.changed).toHaveLength(fewest);
        if (goal === 'line') expect(isLineSolvable(repair.bitmap)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('reports a bound even when it is ended at once', () => {
    const bitmap = noise(14, 'noise 5');
    const repair = repairPicture({ bitmap, goal: 'line', engine, seed: '1', budget: { abort: () => true } });
    expect(repair.reached).toBe(false);
    expect(repair.lowerBound).toBeGreaterThan(0);
  });

  it('by --limit-nodes is the same every time, and more nodes are never worse', () => {
    const bitmap = noise(20, 'nodes');
    const repairs = [1, 200, 20_000].map((nodes) => {
      const request = { bitmap, goal: 'line', engine, seed: '1', budget: { nodes } } as const;
      const repair = repairPicture(request);
      expect(repairPicture(request)).toEqual(repair);
      expect(isLineSolvable(repair.bitmap)).toBe(true);
      return repair;
    });
    const counts = repairs.map(({ changed }) => changed.length);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(repairs[0]).toMatchObject({ limit: 'nodes', proved: false });
    for (const { lowerBound } of repairs) expect(lowerBound).toBeLessThanOrEqual(counts.at(-1)!);
  });
});

describe('a picture whose time is over', () => {
  const ask = (request: Partial<PictureRequest>) =>
    nonogramOfPicture({
      cells: greyNoise(9, 'late'),
      method: { name: 'dither' },
      unique: 'repair',
      goal: 'unique',
      seed: '1',
      minimiser: engine,
      prover: satEngine,
      ...request,
    });

  it('is called unique when it is, by whatever goal, however it was made unique', () => {
    fc.assert(
      fc.property(
        goals,
        polls,
        fc.constantFrom('repair' as const, 'givens' as const),
        (goal, after, unique) => {
          const made = ask({ goal, unique, budget: { abort: afterPolls(after) } });
          expect(made.verdict).toBe(made.reached ? 'unique' : 'undecided');
          expect(made.lowerBound).toBeLessThanOrEqual(
            made.reached ? made.changed.length + made.given.length : 81,
          );
          if (made.line) expect(made.rating).toBeDefined();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is taken at the threshold of Otsu when the sweep had no time', () => {
    const cells = greyNoise(12, 'sweep');
    const { sweep } = ask({ cells, method: { name: 'otsu' }, unique: 'keep', budget: { abort: () => true } });
    expect(sweep).toBeUndefined();
  });
});
