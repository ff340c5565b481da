import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawingMethod, openDrawing } from '../../src/picture/cells/draw-cells.js';
import type { ColourImage } from '../../src/picture/decode/colour/colour-image.js';
import { BLACK, disc, NOTHING, paint, WHITE } from '../image/colour/painted.js';
import { sampled } from '../image/sampled.js';

const METHODS: readonly DrawingMethod[] = [
  { name: 'regions' },
  { name: 'regions', lambda: 1.5 },
  { name: 'outline' },
];

/** Any picture, of few colours so that it has regions. */
const anyPicture: fc.Arbitrary<ColourImage> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(
        fc.constantFrom(
          [0, 0, 0, 255],
          [255, 255, 255, 255],
          [250, 200, 40, 255],
          [200, 30, 30, 120],
          [9, 9, 9, 0],
        ),
        {
          minLength: width * height,
          maxLength: width * height,
        },
      )
      .map((colours) => ({ width, height, pixels: Uint8Array.from(colours.flat()) })),
  );

function drawn(image: ColourImage, size: { width?: number; height?: number }, method: DrawingMethod) {
  return openDrawing(sampled(image, { ...size, crop: true }))(method);
}

describe('any picture', () => {
  it('becomes cells of the wanted size by every method, the same ones twice', () => {
    const side = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(anyPicture, side, side, fc.constantFrom(...METHODS), (image, width, height, method) => {
        const { rows, columns, cells } = drawn(image, { width, height }, method);
        expect([rows, columns, cells.length]).toEqual([height, width, width * height]);
        expect(cells.every((cell) => cell === 0 || cell === 1)).toBe(true);
        expect(drawn(image, { width, height }, method).cells).toEqual(cells);
      }),
      { numRuns: 40 },
    );
  });

  it('that is transparent throughout stays blank', () => {
    for (const method of METHODS)
      expect(drawn(paint(9, NOTHING, []), { width: 5 }, method).cells).toEqual(new Uint8Array(25));
  });

  it('is surrounded by white where it does not cover the grid', () => {
    const image = paint(100, WHITE, [[disc(0.5, 0.5, 0.5), BLACK]]);
    const { cells } = drawn(image, { width: 20, height: 10 }, { name: 'regions' })!;
    const blackIn = (from: number, to: number): number =>
      cells.filter((cell, index) => cell === 1 && index % 20 >= from && index % 20 < to).length;
    expect([blackIn(0, 5), blackIn(15, 20)]).toEqual([0, 0]);
    expect(blackIn(5, 15)).toBeGreaterThan(60);
  });
});
