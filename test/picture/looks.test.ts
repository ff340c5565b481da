import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../src/picture/cells/likeness/index.js';
import { LooksJudge } from '../../src/picture/cells/looks.js';
import { type SizeOptions, sizedPicture } from '../../src/picture/cells/sized-picture.js';
import type { ColourImage } from '../../src/picture/decode/colour/colour-image.js';
import { succeed } from '../image/pictures.js';
import { sampled } from '../image/sampled.js';

const SIDE = 16;

/** A disc in the middle of a white square, 8 pixels a cell, and its cells. */
function disc(): { image: ColourImage; cells: Uint8Array } {
  const isInside = (row: number, column: number): boolean =>
    (row - SIDE / 2 + 0.5) ** 2 + (column - SIDE / 2 + 0.5) ** 2 < 30;
  const size = SIDE * 8;
  const pixels = new Uint8Array(size * size * 4).fill(255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (isInside(Math.floor(y / 8), Math.floor(x / 8))) pixels.set([0, 0, 0], (y * size + x) * 4);
    }
  }
  const cells = Uint8Array.from({ length: SIDE ** 2 }, (_, cell) =>
    isInside(Math.floor(cell / SIDE), cell % SIDE) ? 1 : 0,
  );
  return { image: { width: size, height: size, pixels }, cells };
}

const { image, cells: DISC } = disc();
const judge = new LooksJudge(referenceOf(sampled(image, { width: SIDE })), DISC);

function flipped(...changed: readonly (readonly [row: number, column: number])[]): Uint8Array {
  const cells = Uint8Array.from(DISC);
  for (const [row, column] of changed) cells[row * SIDE + column]! ^= 1;
  return cells;
}

describe('the looks of a changed picture', () => {
  it('are best unchanged, and worse with a lone cell in an even area than with one at a boundary', () => {
    const whole = judge.judge(DISC);
    expect(whole.score).toBeCloseTo(1, 5);
    const atBoundary = judge.judge(flipped([8, 2]));
    const lone = judge.judge(flipped([1, 1]));
    expect(atBoundary.score).toBeLessThan(whole.score);
    expect(lone.score).toBeLessThan(atBoundary.score);
    expect(lone.isolated).toBe(1);
  });

  it('are better for two changes that are mirror images than for two that are not', () => {
    const mirrored = judge.judge(flipped([8, 2], [8, 13]));
    const askew = judge.judge(flipped([8, 2], [7, 13]));
    expect(mirrored.score).toBeGreaterThan(askew.score);
  });
});

describe('the looks of a drawing', () => {
  it('are no worse for what keeps the drawing itself from full symmetry', () => {
    const drawing = flipped([8, 2]);
    const looks = new LooksJudge(referenceOf(sampled(image, { width: SIDE })), drawing).judge(drawing);
    expect(looks.score).toBeCloseTo(looks.likeness.value, 10);
  });

  it('say how much of the pale parts is black', () => {
    const pale = { ...image, pixels: image.pixels.map((value) => (value === 0 ? 220 : value)) };
    const reference = referenceOf(sampled(pale, { width: SIDE }));
    const share = (cells: Uint8Array): number => new LooksJudge(reference, cells).judge(cells).paleBlack;
    expect(share(DISC)).toBeGreaterThan(0.5);
    expect(share(flipped([8, 8]))).toBeLessThan(share(DISC));
    expect(share(new Uint8Array(DISC.length))).toBe(0);
    expect(judge.judge(DISC).paleBlack).toBe(0);
  });

  it('do not count the outline of pale parts, which is black in every drawing', () => {
    const pale = { ...image, pixels: image.pixels.map((value) => (value === 0 ? 220 : value)) };
    const reference = referenceOf(sampled(pale, { width: SIDE }));
    const { columns, ground } = reference;
    const isOutline = (cell: number): boolean =>
      [cell - 1, cell + 1, cell - columns, cell + columns].some((near) => ground[near] === 1);
    const outline = DISC.map((black, cell) => (black === 1 && isOutline(cell) ? 1 : 0));
    expect(outline.includes(1)).toBe(true);
    expect(new LooksJudge(reference, outline).judge(outline).paleBlack).toBe(0);
  });
});

describe('sizes near the one that was asked for', () => {
  const wide: ColourImage = { width: 200, height: 100, pixels: new Uint8Array(200 * 100 * 4).fill(255) };

  it('are two columns or rows around it', () => {
    const sidesOf = (options: SizeOptions, side: 'width' | 'height') =>
      succeed(sizedPicture(wide, options)).fits.map((fit) => fit[side]);
    expect(sidesOf({ width: 25 }, 'width')).toEqual([25, 24, 26, 23, 27]);
    expect(sidesOf({ height: 12 }, 'height')).toEqual([12, 11, 13]);
    expect(sidesOf({}, 'width')).toEqual([30, 29, 31, 28, 32]);
  });

  it('are none where both sides are given, and for pictures with no more pixels than cells', () => {
    const [both, ...others] = succeed(sizedPicture(wide, { width: 25, height: 25 })).fits;
    expect([both.width, both.height, others]).toEqual([25, 25, []]);
    const small = { width: 20, height: 10, pixels: new Uint8Array(20 * 10 * 4).fill(255) };
    expect(succeed(sizedPicture(small, {})).fits).toMatchObject([{ width: 20, height: 10 }]);
  });

  it('can all be had, however long the picture is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        (width, height, columns) => {
          const image = { width, height, pixels: new Uint8Array(width * height * 4).fill(255) };
          const near = sizedPicture(image, { width: columns, crop: false });
          if (!near.ok) return;
          for (const { width, height, picture } of near.value.fits) {
            expect(Math.max(width, height)).toBeLessThanOrEqual(100);
            expect(Math.min(picture.width, picture.height)).toBeGreaterThanOrEqual(1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
