import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crop, subjectBox } from '../../src/picture/decode/crop.js';
import { resample } from '../../src/picture/decode/resample.js';
import { fitGrid } from '../../src/picture/decode/size.js';
import { anyGrey, codesOf, grey, mean, succeed } from './pictures.js';

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

describe('cropping', () => {
  const framed = grey(
    [255, 250, 255, 255, 255],
    [255, 255, 20, 255, 255],
    [252, 255, 20, 30, 255],
    [255, 255, 255, 255, 255],
  );

  it('finds the subject inside a nearly even frame', () => {
    const box = subjectBox(framed);
    expect(box).toEqual({ left: 2, top: 1, right: 4, bottom: 3 });
    expect(crop(framed, box)).toEqual(grey([20, 255], [20, 30]));
  });

  it('keeps a picture of one colour whole, and one without background', () => {
    expect(subjectBox(grey([9, 9, 9], [9, 9, 9]))).toEqual({ left: 0, top: 0, right: 3, bottom: 2 });
    const steps = grey([0, 30, 60], [90, 120, 150], [180, 210, 240]);
    expect(subjectBox(steps)).toEqual({ left: 0, top: 0, right: 3, bottom: 3 });
  });

  it('always leaves a box inside the picture', () => {
    fc.assert(
      fc.property(anyGrey(12), (image) => {
        const { left, top, right, bottom } = subjectBox(image);
        expect(0 <= left && left < right && right <= image.width).toBe(true);
        expect(0 <= top && top < bottom && bottom <= image.height).toBe(true);
      }),
    );
  });
});

describe('resample', () => {
  it('weighs pixels by the part that is covered', () => {
    expect([...resample(grey([0, 90, 255]), 2, 1).values]).toEqual([30, 200]);
  });

  it('keeps the mean and the range', () => {
    fc.assert(
      fc.property(anyGrey(20), side, side, (image, width, height) => {
        const scaled = resample(image, width, height);
        expect(scaled.values).toHaveLength(width * height);
        expect(mean(scaled)).toBeCloseTo(mean(image), 6);
        const lowest = Math.min(...image.values) - 1e-9;
        const highest = Math.max(...image.values) + 1e-9;
        expect(scaled.values.every((value) => lowest <= value && value <= highest)).toBe(true);
      }),
    );
  });

  it('repeats pixels when there are fewer than cells, and changes nothing at the same size', () => {
    expect([...resample(grey([0, 255]), 4, 1).values]).toEqual([0, 0, 255, 255]);
    fc.assert(
      fc.property(anyGrey(12), (image) => {
        expect(resample(image, image.width, image.height)).toEqual(image);
      }),
    );
  });
});
