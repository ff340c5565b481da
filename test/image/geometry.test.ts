import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitGrid } from '../../src/picture/decode/size.js';
import { codesOf, succeed } from './pictures.js';

const side = fc.integer({ min: 1, max: 100 });
const pixels = fc.integer({ min: 1, max: 2000 });

describe('fitGrid', () => {
  it('lets the other side follow', () => {
    expect(succeed(fitGrid(400, 300, { width: 20 }))).toMatchObject({ width: 20, height: 15 });
    expect(succeed(fitGrid(400, 300, { height: 30 }))).toMatchObject({ width: 40, height: 30 });
  });

  it('is at most half a cell off the aspect', () => {
    fc.assert(
      fc.property(pixels, pixels, side, (width, height, wanted) => {
        const result = fitGrid(width, height, { width: wanted });
        const exact = (wanted * height) / width;
        const rows = result.ok ? result.value.height : undefined;
        if (rows === undefined) expect(exact).toBeGreaterThanOrEqual(100.5);
        else expect(rows === 1 || Math.abs(rows - exact) <= 0.5).toBe(true);
      }),
    );
  });

  it('fits inside both sides, centred, without stretching', () => {
    expect(succeed(fitGrid(400, 200, { width: 20, height: 15 }))).toEqual({
      width: 20,
      height: 15,
      picture: { left: 0, top: 2, width: 20, height: 10 },
    });
    fc.assert(
      fc.property(pixels, pixels, side, side, (width, height, columns, rows) => {
        const { picture } = succeed(fitGrid(width, height, { width: columns, height: rows }));
        expect(picture.left + picture.width).toBeLessThanOrEqual(columns);
        expect(picture.top + picture.height).toBeLessThanOrEqual(rows);
        expect(picture.width === columns || picture.height === rows).toBe(true);
        const scale = Math.min(columns / width, rows / height);
        expect(Math.abs(picture.width - Math.max(1, width * scale))).toBeLessThanOrEqual(0.5);
        expect(Math.abs(picture.height - Math.max(1, height * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('makes the longer side 30 when nothing is asked, and keeps pixel art', () => {
    expect(succeed(fitGrid(600, 400, {}))).toMatchObject({ width: 30, height: 20 });
    expect(succeed(fitGrid(16, 12, {}))).toMatchObject({ width: 16, height: 12 });
  });

  it('takes the extremes', () => {
    expect(succeed(fitGrid(1000, 10, { width: 1, height: 1 }))).toMatchObject({ width: 1, height: 1 });
    expect(succeed(fitGrid(1, 1, { width: 1, height: 100 }))).toMatchObject({ width: 1, height: 100 });
    expect(succeed(fitGrid(50, 50, { width: 100 }))).toMatchObject({ width: 100, height: 100 });
  });

  it.each([0, -3, 2.5, 101, Number.NaN])('refuses %d by the name of the setting', (wrong) => {
    const result = fitGrid(10, 10, { width: wrong, height: wrong });
    expect(codesOf(result)).toEqual(['size-out-of-range', 'size-out-of-range']);
    expect(result.ok ? [] : result.issues.map(({ place }) => place?.setting)).toEqual(['width', 'height']);
  });

  it('refuses a side that would follow beyond 100', () => {
    const result = fitGrid(10, 100, { width: 20 });
    expect(codesOf(result)).toEqual(['aspect-too-long']);
    expect(result.ok ? '' : result.issues[0]!.message).toContain('20 x 200');
  });
});
