import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackBalance } from '../../src/picture/cells/coverage.js';
import { gaussianBlur } from '../../src/picture/cells/outline/blur.js';
import { modeFilter } from '../../src/picture/cells/regions/mode-filter.js';
import { SAMPLES_A_SIDE } from '../../src/picture/cells/samples.js';
import { balanceSymmetry } from '../../src/picture/cells/symmetry.js';
import { type Mask, thicknessOf } from '../../src/picture/cells/thickness.js';

function anyMask(most: number): fc.Arbitrary<Mask> {
  const side = fc.integer({ min: 1, max: most });
  return fc.tuple(side, side).chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: width * height, maxLength: width * height })
      .map((values) => ({
        width,
        height,
        samples: Uint8Array.from(values, (value) => (value > 0 ? 1 : 0)),
      })),
  );
}

/**
 * The thickness at one sample by its definition: the side of the largest square in the shape that holds it.
 */
function definedThickness(
  { width, height, samples }: Mask,
  row: number,
  column: number,
  most: number,
): number {
  const isInside = (r: number, c: number): boolean =>
    r < 0 || c < 0 || r >= height || c >= width || samples[r * width + c] === 1;
  const fits = (top: number, left: number, side: number): boolean =>
    Array.from({ length: side * side }, (_, at) =>
      isInside(top + Math.floor(at / side), left + (at % side)),
    ).every(Boolean);
  for (let side = most; side > 0; side--) {
    for (let down = 0; down < side; down++) {
      for (let right = 0; right < side; right++) if (fits(row - down, column - right, side)) return side;
    }
  }
  return 0;
}

describe('the thickness of a shape', () => {
  it('is the side of the largest square in it', () => {
    fc.assert(
      fc.property(anyMask(9), fc.integer({ min: 1, max: 5 }), (mask, most) => {
        const thickness = thicknessOf(mask, 1, most);
        for (let at = 0; at < mask.samples.length; at++) {
          const [row, column] = [Math.floor(at / mask.width), at % mask.width];
          expect(thickness[at]).toBe(definedThickness(mask, row, column, most));
        }
      }),
    );
  });
});

describe('the reduction to cells', () => {
  /** Cells across of one row of cells with a black stripe. */
  function stripe(left: number, thickness: number, columns = 6): string {
    const width = SAMPLES_A_SIDE * columns;
    const black = Uint8Array.from({ length: width * SAMPLES_A_SIDE }, (_, at) =>
      at % width >= left && at % width < left + thickness ? 1 : 0,
    );
    return Array.from(blackBalance(black, 1, columns), (more) => (more > 0 ? '#' : '.')).join('');
  }

  it('keeps a stripe of half a cell or more at every place, never more than two cells of it', () => {
    for (let thickness = 4; thickness <= SAMPLES_A_SIDE; thickness++) {
      for (let left = SAMPLES_A_SIDE; left < 4 * SAMPLES_A_SIDE; left++)
        expect(stripe(left, thickness)).toMatch(/^\.+##?\.+$/);
    }
  });

  it('gives a broad part the cells that it covers most of', () => {
    expect(stripe(SAMPLES_A_SIDE + 3, 3 * SAMPLES_A_SIDE)).toBe('.###..');
    expect(stripe(SAMPLES_A_SIDE + 5, 3 * SAMPLES_A_SIDE)).toBe('..###.');
  });
});

describe('symmetry', () => {
  const mirrored = (row: readonly number[]): Mask => ({
    width: row.length,
    height: 1,
    samples: Uint8Array.from(row),
  });

  it('makes mirror images equal where the drawing is symmetrical', () => {
    const mask = mirrored([1, 0, 0, 0, 0, 1]);
    expect([...balanceSymmetry(mask, Float64Array.of(0.4, -1, 0.2), 3)]).toEqual([
      0.30000000000000004, -1, 0.30000000000000004,
    ]);
  });

  it('leaves what is meant to be different, and drawings without symmetry', () => {
    const values = Float64Array.of(1, -1, -1);
    expect([...balanceSymmetry(mirrored([1, 0, 0, 0, 0, 1]), values, 3)]).toEqual([1, -1, -1]);
    const lopsided = Float64Array.of(0.4, -1, 0.2);
    expect(balanceSymmetry(mirrored([1, 1, 1, 0, 0, 0]), lopsided, 3)).toBe(lopsided);
  });
});

describe('a Gaussian blur', () => {
  it('keeps an even raster, and the sum of a spot', () => {
    expect(
      [...gaussianBlur(new Float32Array(30).fill(0.5), 6, 1.5)].every(
        (value) => Math.abs(value - 0.5) < 1e-5,
      ),
    ).toBe(true);
    const spot = new Float32Array(21 * 21);
    spot[10 * 21 + 10] = 1;
    const blurred = gaussianBlur(spot, 21, 1.5);
    expect(blurred.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(blurred[10 * 21 + 8]).toBeCloseTo(blurred[12 * 21 + 10]!, 6);
    expect(blurred[10 * 21 + 10]).toBeGreaterThan(blurred[10 * 21 + 9]!);
  });
});

describe('the mode filter', () => {
  it('removes specks and keeps areas', () => {
    const speck = Uint8Array.from([1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1]);
    expect([...modeFilter(speck, 4)]).toEqual(Array(12).fill(1));
    const halves = Uint8Array.from({ length: 36 }, (_, at) => (at % 6 < 3 ? 7 : 9));
    expect(modeFilter(halves, 6)).toEqual(halves);
  });
});
