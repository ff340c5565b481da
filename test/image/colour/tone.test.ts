import { describe, expect, it } from 'vitest';
import { negativeColours, shapeOf } from '../../../src/picture/decode/colour/tone.js';
import { disc, NOTHING, paint, YELLOW } from './painted.js';

const DOT = paint(8, NOTHING, [[disc(0.5, 0.5, 0.3), YELLOW]]);
const pixelAt = (image: typeof DOT, row: number, column: number) => [
  ...image.pixels.subarray(4 * (8 * row + column), 4 * (8 * row + column + 1)),
];

describe('tones of colours', () => {
  it('turn into their negative, transparency kept', () => {
    expect(pixelAt(negativeColours(DOT), 4, 4)).toEqual([0, 42, 195, 255]);
    expect(pixelAt(negativeColours(DOT), 0, 0)[3]).toBe(0);
    expect([...negativeColours(negativeColours(DOT)).pixels]).toEqual([...DOT.pixels]);
  });

  it('turn into the shape that the opaque part makes', () => {
    expect(pixelAt(shapeOf(DOT), 4, 4)).toEqual([0, 0, 0, 255]);
    expect(pixelAt(shapeOf(DOT), 0, 0)).toEqual([0, 0, 0, 0]);
  });
});
