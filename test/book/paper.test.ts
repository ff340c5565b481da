import { describe, expect, it } from 'vitest';
import { millimetresOf } from '../../src/book/paper/lengths.js';
import { leastInner, marginsOf } from '../../src/book/paper/margins.js';
import { describeTrim, TRIMS, trimOf } from '../../src/book/paper/trims.js';

const INCH = 25.4;

describe('lengths', () => {
  it.each([
    [3, 3],
    ['3 mm', 3],
    ['0.3cm', 3],
    ['0.125 in', 3.175],
    ['.5 in', 12.7],
    ['3 pt', undefined],
    ['wide', undefined],
    ['-1 mm', undefined],
  ])('%j is %j mm', (written, expected) => {
    const read = millimetresOf(written);
    if (expected === undefined) expect(read).toBeUndefined();
    else expect(read).toBeCloseTo(expected);
  });
});

describe('trims', () => {
  it('are known by name, in any case', () => {
    for (const name of ['letter', 'a4', '8x10', '7x10', '6x9', '5.5x8.5', 'a5', '8x8', '8.25x6', '8.5x11'])
      expect(TRIMS).toHaveProperty([name]);
    expect(trimOf('8.25 x 6')).toEqual({ width: 8.25 * INCH, height: 6 * INCH });
    expect(trimOf('Letter')).toEqual({ width: 8.5 * INCH, height: 11 * INCH });
    expect(trimOf('A5')).toEqual({ width: 148, height: 210 });
  });

  it('are read from sizes that a page can have', () => {
    expect(trimOf('170x240 mm')).toEqual({ width: 170, height: 240 });
    expect(trimOf('7 x 10 in')).toEqual({ width: 7 * INCH, height: 10 * INCH });
    for (const no of ['x', '3x70', '50x50 mm', '9x9 m', '1000x300 mm', '..x..mm'])
      expect(trimOf(no)).toBeUndefined();
  });
});

describe('trims without a unit', () => {
  it.each([
    ['9x12', 9 * INCH, 12 * INCH],
    ['8.5x14', 8.5 * INCH, 14 * INCH],
    ['170x240', 170, 240],
    ['170 × 240', 170, 240],
    ['14.8x21', 148, 210],
    ['17x24', 170, 240],
  ])('%s is taken for a size that a book can have', (written, width, height) => {
    const trim = trimOf(written)!;
    expect(trim.guessed).toBe(true);
    expect(trim.width).toBeCloseTo(width);
    expect(trim.height).toBeCloseTo(height);
  });

  it('are described in both units', () => {
    expect(describeTrim(trimOf('9x12')!)).toBe('9 x 12 in (228.6 x 304.8 mm)');
    expect(trimOf('170x240 mm')!.guessed).toBeUndefined();
  });
});

describe('margins', () => {
  it.each([
    [1, 0.375],
    [150, 0.375],
    [151, 0.5],
    [300, 0.5],
    [500, 0.625],
    [700, 0.75],
    [828, 0.875],
  ])('of a book of %i pages: at least %f in at the spine', (pages, inches) => {
    expect(leastInner(pages)).toBeCloseTo(inches * INCH);
    expect(marginsOf({ trim: TRIMS.letter!, bleed: 0 }, pages).inner).toBeGreaterThan(inches * INCH);
  });

  it('are those that the user sets', () => {
    expect(marginsOf({ trim: TRIMS.a5!, bleed: 0 }, 10, { inner: 21, top: 9 })).toMatchObject({
      inner: 21,
      top: 9,
      outer: 0.375 * INCH,
    });
  });
});
