/** The least objective of a small picture by trying all fillings, written from the definition alone. */
import fc from 'fast-check';
import type { GreyImage } from '../../../src/picture/decode/bitmap.js';

/** The sum of |squares over the cell - 9(255-v)/255| of one filling, bit k of which is cell k. */
export function definedObjective({ width, height, values }: GreyImage, filling: number): number {
  let total = 0;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let count = 0;
      for (let r = 0; r < height; r++) {
        for (let c = 0; c < width; c++) {
          const over = Math.abs(r - row) <= 1 && Math.abs(c - column) <= 1;
          if (over && ((filling >> (r * width + c)) & 1) === 1) count++;
        }
      }
      total += Math.abs(count - (9 * (255 - values[row * width + column]!)) / 255);
    }
  }
  return total;
}

export function bruteForce(image: GreyImage): number {
  let least = Infinity;
  for (let filling = 0; filling < 2 ** (image.width * image.height); filling++) {
    least = Math.min(least, definedObjective(image, filling));
  }
  return least;
}

/** Pictures of at most `most` cells on either side; half of their values are whole. */
export function smallGrey(most: number): fc.Arbitrary<GreyImage> {
  const side = fc.integer({ min: 1, max: most });
  const value = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.double({ min: 0, max: 255, noNaN: true }));
  return fc
    .tuple(side, side)
    .chain(([width, height]) =>
      fc
        .array(value, { minLength: width * height, maxLength: width * height })
        .map((values) => ({ width, height, values: Float64Array.from(values) })),
    );
}
