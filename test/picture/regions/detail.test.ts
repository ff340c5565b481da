import { describe, expect, it } from 'vitest';
import { openDrawing } from '../../../src/picture/cells/draw-cells.js';
import { isFlat } from '../../../src/picture/cells/flatness.js';
import { sampled } from '../../image/sampled.js';

const CELLS = 20;
const SIDE = 8;

/**
 * An orange square with slightly darker stripes, two cells wide, on white; `shade` is added to the colours of
 * each pixel.
 */
function striped(shade: (pixel: number) => number) {
  const size = CELLS * SIDE;
  const pixels = new Uint8Array(size * size * 4).fill(255);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const row = Math.floor(pixel / size / SIDE);
    const column = Math.floor((pixel % size) / SIDE);
    if (Math.min(row, column) < 3 || Math.max(row, column) > 16) continue;
    const colour = isStripe(row) ? [225, 151, 71] : [243, 173, 97];
    for (const [channel, value] of colour.entries()) pixels[4 * pixel + channel] = value + shade(pixel);
  }
  return sampled({ width: size, height: size, pixels }, { width: CELLS });
}

function isStripe(row: number): boolean {
  return row === 6 || row === 7 || row === 12 || row === 13;
}

/** The cells of the square, row by row. */
function square(cells: Uint8Array): string[] {
  return Array.from({ length: CELLS }, (_, row) =>
    cells.subarray(row * CELLS + 3, row * CELLS + 17).join(''),
  ).slice(3, 17);
}

describe('regions in detail', () => {
  const flat = striped(() => 0);

  it('show colours that hardly differ, which coarse regions unite', () => {
    const black = '1'.repeat(14);
    const coarse = square(openDrawing(flat)({ name: 'regions', lambda: 0.2 }).cells);
    expect(coarse).toEqual(Array(14).fill(black));
    const fine = square(openDrawing(flat)({ name: 'regions', lambda: 0.2, detail: 'fine' }).cells);
    const shades = fine.map((_, row) => (isStripe(row + 3) ? 0 : 1));
    expect(fine.map((line) => line[5])).toEqual(shades.map(String));
  });

  it('suit flat colours, not shaded ones', () => {
    expect(isFlat(flat)).toBe(true);
    expect(isFlat(striped((pixel) => 3 * (pixel % 4)))).toBe(false);
  });
});
