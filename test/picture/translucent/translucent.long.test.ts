import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { translucentSquares } from '../../../src/picture/cells/translucent/index.js';
import { seenGrey, shadingOf } from '../../../src/picture/cells/translucent/shading.js';
import type { GreyImage } from '../../../src/picture/decode/bitmap.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { bruteForce, smallGrey } from './brute-force.js';

const engine = await loadHighsEngine();

/** Dark to light across the diagonal, with a light disc. */
function scene(side: number): GreyImage {
  const values = Float64Array.from({ length: side * side }, (_, cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const disc = Math.hypot(row - side * 0.6, column - side * 0.4) < side / 4 ? 90 : 0;
    return Math.min(255, Math.round((200 * (row + column)) / (2 * side) + disc));
  });
  return { width: side, height: side, values };
}

function flat(width: number, height: number, value: number): GreyImage {
  return { width, height, values: new Float64Array(width * height).fill(value) };
}

describe('translucent squares', () => {
  it('find and prove the optimum of small pictures', () => {
    fc.assert(
      fc.property(smallGrey(4), fc.string(), (image, seed) => {
        const result = translucentSquares(image, { engine, seed, effort: 'thorough' });
        const least = bruteForce(image);
        expect(result.objective).toBeCloseTo(least, 5);
        expect(result.proved).toBe(true);
        expect(result.bound).toBeLessThanOrEqual(least + 1e-9);
      }),
      { numRuns: 6 },
    );
  });

  it('report the objective of the picture they return, and an honest gap', () => {
    const image = scene(14);
    const result = translucentSquares(image, { engine, seed: 'gap', effort: 'quick' });
    const shading = shadingOf(result.bitmap);
    expect([...result.shading]).toEqual([...shading]);
    const total = shading.reduce(
      (sum, count, cell) => sum + Math.abs(count - (9 * (255 - image.values[cell]!)) / 255),
      0,
    );
    expect(result.objective).toBeCloseTo(total, 9);
    expect(result.bound).toBeLessThanOrEqual(result.objective);
    expect(result.gap).toBeCloseTo((result.objective - result.bound) / result.objective, 12);
    expect(result.gap).toBeLessThan(0.05);
  });

  it('reach 0.05 % with proof at 12x12', () => {
    const { gap } = translucentSquares(scene(12), { engine, seed: '12' });
    expect(gap).toBeLessThanOrEqual(0.0005);
  });

  it('answer the same for the same seed', () => {
    const options = { engine, seed: 'same', effort: 'quick' } as const;
    expect(translucentSquares(scene(25), options)).toEqual(translucentSquares(scene(25), options));
  });

  it('keep to the nodes of the budget, and end when they are aborted', () => {
    const none = translucentSquares(scene(12), { engine, seed: 'limits', budget: { nodes: 0 } });
    expect(none.work.nodes).toBe(0);
    const ended = translucentSquares(scene(12), { engine, seed: 'limits', budget: { abort: () => true } });
    expect(ended.work).toEqual({ iterations: 0, sweeps: 0, strips: 0, nodes: 0 });
    expect(ended.bound).toBeLessThanOrEqual(none.objective);
  });

  it('tell their progress: objectives fall, bounds rise', () => {
    const reports: { objective: number; bound: number }[] = [];
    translucentSquares(scene(16), {
      engine,
      seed: 'reports',
      onProgress: (progress) => reports.push(progress),
    });
    expect(reports.length).toBeGreaterThan(1);
    for (let at = 1; at < reports.length; at++) {
      expect(reports[at]!.objective).toBeLessThanOrEqual(reports[at - 1]!.objective + 1e-9);
      expect(reports[at]!.bound).toBeGreaterThanOrEqual(reports[at - 1]!.bound);
    }
  });

  it('leave white paper empty and fill a black picture', () => {
    const white = translucentSquares(flat(9, 6, 255), { engine, seed: 'white' });
    expect(white.bitmap.cells.every((cell) => cell === 0)).toBe(true);
    expect([white.objective, white.bound, white.gap, white.proved]).toEqual([0, 0, 0, true]);
    const black = translucentSquares(flat(9, 6, 0), { engine, seed: 'black' });
    expect(black.bitmap.cells.every((cell) => cell === 1)).toBe(true);
    expect(black.objective).toBe(4 * 5 + (2 * 7 + 2 * 4) * 3);
    expect(black.proved).toBe(true);
  });

  it('take pictures of one cell and of one line', () => {
    expect(translucentSquares(flat(1, 1, 100), { engine, seed: '1' }).objective).toBeCloseTo(
      (9 * 155) / 255 - 1,
      9,
    );
    for (const [width, height] of [
      [13, 1],
      [1, 13],
    ] as const) {
      const image = { width, height, values: scene(4).values.slice(0, 13) };
      const result = translucentSquares(image, { engine, seed: 'line', effort: 'thorough' });
      expect(result.objective).toBeCloseTo(bruteForce(image), 6);
      expect(result.proved).toBe(true);
    }
  });
});

describe('the grey that squares make', () => {
  it('falls by a ninth for each', () => {
    const cells = new Uint8Array(9).fill(1);
    const seen = seenGrey({ width: 3, height: 3, cells });
    expect(seen.values[4]).toBe(0);
    expect(seen.values[0]).toBeCloseTo(255 - (255 * 4) / 9, 9);
  });
});
