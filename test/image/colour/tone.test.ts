import { describe, expect, it } from 'vitest';
import { toned } from '../../../src/picture/decode/colour/tone.js';
import { disc, NOTHING, paint, YELLOW } from './painted.js';

const DOT = paint(8, NOTHING, [[disc(0.5, 0.5, 0.3), YELLOW]]);
const pixelAt = (image: typeof DOT, row: number, column: number) => [
  ...image.pixels.subarray(4 * (8 * row + column), 4 * (8 * row + column + 1)),
];

describe('tones of colours', () => {
  it('turn into their negative, transparency kept', () => {
    const negative = toned(DOT, { invert: true });
    expect(pixelAt(negative, 4, 4)).toEqual([0, 42, 195, 255]);
    expect(pixelAt(negative, 0, 0)[3]).toBe(0);
    expect([...toned(negative, { invert: true }).pixels]).toEqual([...DOT.pixels]);
  });

  it('turn into the shape that the opaque part makes', () => {
    const shape = toned(DOT, { transparency: 'shape' });
    expect(pixelAt(shape, 4, 4)).toEqual([0, 0, 0, 255]);
    expect(pixelAt(shape, 0, 0)).toEqual([0, 0, 0, 0]);
  });

  it('turn into the negative of the shape, on black', () => {
    const negative = toned(DOT, { transparency: 'shape', invert: true });
    expect(pixelAt(negative, 4, 4)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(negative, 0, 0)).toEqual([0, 0, 0, 255]);
  });

  it('stay where nothing is asked for', () => {
    expect(toned(DOT, {})).toBe(DOT);
  });
});
