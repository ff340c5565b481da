import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptiveThresholds } from '../../src/picture/decode/adaptive.js';
import { looksInverted } from '../../src/picture/decode/background.js';
import { binarise } from '../../src/picture/decode/binarise.js';
import type { Bitmap } from '../../src/picture/decode/bitmap.js';
import { dither } from '../../src/picture/decode/dither.js';
import { otsuThreshold } from '../../src/picture/decode/otsu.js';
import { applyThreshold, thresholdCandidates } from '../../src/picture/decode/threshold.js';
import { HIGHEST_WEIGHT, repairWeights } from '../../src/picture/decode/weights.js';
import { anyGrey, grey, mean } from './pictures.js';

const filledCount = ({ cells }: Bitmap): number => cells.reduce((sum, cell) => sum + cell, 0);

describe('a fixed threshold', () => {
  it('fills what is darker', () => {
    expect([...applyThreshold(grey([0, 59, 60, 255]), 60).cells]).toEqual([1, 1, 0, 0]);
  });

  it('fills more as it rises', () => {
    const level = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(anyGrey(10), level, level, (image, first, second) => {
        const fewer = applyThreshold(image, Math.min(first, second)).cells;
        const more = applyThreshold(image, Math.max(first, second)).cells;
        expect(fewer.every((cell, index) => cell <= more[index]!)).toBe(true);
      }),
    );
  });
});

describe('Otsu', () => {
  it('separates two classes halfway', () => {
    expect(otsuThreshold(grey([10, 12, 11, 200, 210, 205]))).toBe(106);
  });

  it('says 128 where there is one colour', () => {
    expect(otsuThreshold(grey([40, 40], [40, 40]))).toBe(128);
  });

  it('has the least variance within the classes, as Otsu shows, of all thresholds', () => {
    const within = (values: readonly number[]): number => {
      const average = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
      return values.reduce((sum, value) => sum + (value - average) ** 2, 0);
    };
    fc.assert(
      fc.property(anyGrey(6), (image) => {
        const spread = (threshold: number): number =>
          within([...image.values].filter((value) => value < threshold)) +
          within([...image.values].filter((value) => value >= threshold));
        const best = spread(otsuThreshold(image));
        if (new Set(image.values).size === 1) return;
        for (let threshold = 0; threshold <= 256; threshold++)
          expect(best).toBeLessThanOrEqual(spread(threshold) + 1e-6);
      }),
    );
  });
});

describe('thresholdCandidates', () => {
  it('gives every bitmap that a threshold can give once, nearest first', () => {
    fc.assert(
      fc.property(anyGrey(8), fc.integer({ min: 0, max: 255 }), (image, around) => {
        const distinct = new Set(image.values).size;
        const candidates = thresholdCandidates(image, around);
        expect(candidates).toHaveLength(Math.max(1, distinct - 1));
        const pictures = new Set(
          candidates.map((threshold) => applyThreshold(image, threshold).cells.join('')),
        );
        expect(pictures.size).toBe(candidates.length);
        const afar = candidates.slice(1).map((threshold) => Math.abs(threshold - around));
        expect(afar).toEqual([...afar].sort((first, second) => first - second));
      }),
    );
  });

  it('begins with the bitmap of the threshold itself, and stops where it is asked to', () => {
    const image = grey([0, 10, 200, 255]);
    const [first] = thresholdCandidates(image, otsuThreshold(image));
    expect(applyThreshold(image, first!)).toEqual(applyThreshold(image, otsuThreshold(image)));
    expect(applyThreshold(image, thresholdCandidates(image, 11)[0]!)).toEqual(applyThreshold(image, 11));
    expect(thresholdCandidates(image, 100, 2)).toHaveLength(2);
    expect(thresholdCandidates(grey([7, 7]), 128)).toEqual([128]);
  });

  it('separates values that no number lies between', () => {
    const next = 100 + 2 ** -46;
    expect(applyThreshold(grey([100, next]), thresholdCandidates(grey([100, next]), 0)[0]!).cells).toEqual(
      Uint8Array.of(1, 0),
    );
  });
});

describe('adaptive thresholds', () => {
  it('find a mark in the shadow that one threshold drowns', () => {
    const shaded = Array.from({ length: 24 }, () =>
      Array.from({ length: 24 }, (_, column) => 250 - 9 * column),
    );
    shaded[12]![4] = 165;
    const image = grey(...shaded);
    expect(applyThreshold(image, otsuThreshold(image)).cells[12 * 24 + 4]).toBe(0);
    expect(binarise(image, { name: 'adaptive' }).bitmap.cells[12 * 24 + 4]).toBe(1);
  });

  it('fill a wide dark area through and through', () => {
    const image = grey(
      ...Array.from({ length: 20 }, () => Array.from({ length: 20 }, (_, column) => (column < 14 ? 5 : 250))),
    );
    expect(filledCount(binarise(image, { name: 'adaptive' }).bitmap)).toBe(14 * 20);
  });

  it('are the blend of window mean and Otsu, and never leave 0..255', () => {
    expect([...adaptiveThresholds(grey([0, 0, 200, 200]))]).toEqual([
      50,
      (200 / 3 + 100) / 2,
      (400 / 3 + 100) / 2,
      150,
    ]);
    fc.assert(
      fc.property(anyGrey(12), (image) => {
        expect(adaptiveThresholds(image).every((value) => value >= 0 && value <= 255)).toBe(true);
      }),
    );
  });
});

describe('dithering', () => {
  it.each([true, false])('keeps the mean grey up to what leaves the border (serpentine %s)', (serpentine) => {
    fc.assert(
      fc.property(anyGrey(16), (image) => {
        const bitmap = dither(image, { serpentine });
        const inked = 255 * (1 - filledCount(bitmap) / bitmap.cells.length);
        // A row loses at most the shares 7, 3 and 1 of 16 at its ends, the last row all that goes down.
        const dropped = (127.5 * ((11 / 16) * image.height + (9 / 16) * image.width)) / bitmap.cells.length;
        expect(Math.abs(inked - mean(image))).toBeLessThanOrEqual(dropped + 1e-9);
      }),
    );
  });

  it('leaves black and white as they are', () => {
    expect([...dither(grey([0, 255], [255, 0])).cells]).toEqual([1, 0, 0, 1]);
  });

  it('fills half of a middle grey, and serpentine is another pattern', () => {
    const middle = grey(...Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => 100)));
    expect(filledCount(dither(middle)) / 400).toBeCloseTo(1 - 100 / 255, 1);
    expect(dither(middle, { serpentine: false })).not.toEqual(dither(middle));
  });
});

describe('binarise', () => {
  it('gives the bitmap its thresholds describe, whatever the method but dithering', () => {
    const methods = [{ name: 'threshold', threshold: 60 }, { name: 'otsu' }, { name: 'adaptive' }] as const;
    fc.assert(
      fc.property(anyGrey(10), fc.constantFrom(...methods), (image, method) => {
        const { bitmap, thresholds } = binarise(image, method);
        const expected = [...image.values].map((value, index) => (value < thresholds[index]! ? 1 : 0));
        expect([...bitmap.cells]).toEqual(expected);
      }),
    );
    const image = grey([30, 200]);
    expect(binarise(image, { name: 'dither' }).bitmap).toEqual(dither(image));
  });
});

describe('repairWeights', () => {
  it('are whole numbers, 1 at the threshold and 10 at black and white', () => {
    expect(repairWeights(grey([0, 50, 99.9, 100, 178, 255]), 100)).toEqual([10, 6, 1, 1, 6, 10]);
    fc.assert(
      fc.property(anyGrey(8), fc.integer({ min: 0, max: 255 }), (image, threshold) => {
        for (const weight of repairWeights(image, threshold))
          expect(Number.isInteger(weight) && weight >= 1 && weight <= HIGHEST_WEIGHT).toBe(true);
      }),
    );
  });

  it('take one threshold a cell', () => {
    expect(repairWeights(grey([100, 100]), Float64Array.of(100, 200))).toEqual([1, 6]);
  });
});

describe('looksInverted', () => {
  it('distinguishes a filled background from a filled subject', () => {
    const ring = grey([0, 0, 0], [0, 255, 0], [0, 0, 0]);
    const dot = grey([255, 255, 255], [255, 0, 255], [255, 255, 255]);
    expect(looksInverted(applyThreshold(ring, 128))).toBe(true);
    expect(looksInverted(applyThreshold(dot, 128))).toBe(false);
    expect(looksInverted(applyThreshold(grey([0]), 128))).toBe(false);
  });
});
