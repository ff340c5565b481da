/** Small pictures for the tests, made in memory. */
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import type { Result } from '../../src/core/result.js';
import type { GreyImage } from '../../src/picture/decode/bitmap.js';

/** A grey image from rows of values. */
export function grey(...rows: readonly (readonly number[])[]): GreyImage {
  return { width: rows[0]!.length, height: rows.length, values: Float64Array.from(rows.flat()) };
}

/** Any grey image with whole values and sides up to `most`. */
export function anyGrey(most: number): fc.Arbitrary<GreyImage> {
  const side = fc.integer({ min: 1, max: most });
  return fc
    .tuple(side, side)
    .chain(([width, height]) =>
      fc
        .array(fc.integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height })
        .map((values) => ({ width, height, values: Float64Array.from(values) })),
    );
}

/** A white picture whose top left quarter is black, as sharp's pipeline, ready to be encoded. */
export function quarterBlack(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (let row = 0; row < height / 2; row++) pixels.fill(0, row * width * 3, (row * width + width / 2) * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Noise that no encoder can compress away, so that half a file is a truncated file. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let index = 0; index < pixels.length; index++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    pixels[index] = state >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The value of a result that must be a success. */
export function succeed<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.issues.map((found) => found.message).join('; '));
  return result.value;
}

/** The issue codes of a result; none for a success. */
export function codesOf(result: Result<unknown>): string[] {
  return result.ok ? [] : result.issues.map((found) => found.code);
}

/** Mean grey value. */
export function mean({ values }: GreyImage): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
