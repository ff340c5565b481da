import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourAt, colourDistance, distance, toOklab } from '../../../src/picture/decode/colour/oklab.js';

function oklabOf(...pixel: number[]) {
  return colourAt(toOklab({ width: 1, height: 1, pixels: Uint8Array.from(pixel) }), 0);
}

describe('OKLab', () => {
  it.each([
    // Values of the published implementation.
    { pixel: [255, 255, 255, 255], l: 1, a: 0, b: 0 },
    { pixel: [0, 0, 0, 255], l: 0, a: 0, b: 0 },
    { pixel: [255, 0, 0, 255], l: 0.628, a: 0.2249, b: 0.1258 },
    { pixel: [0, 255, 0, 255], l: 0.8664, a: -0.2339, b: 0.1795 },
    { pixel: [0, 0, 255, 255], l: 0.452, a: -0.0325, b: -0.3115 },
  ])('$pixel is ($l, $a, $b)', ({ pixel, l, a, b }) => {
    const colour = oklabOf(...pixel);
    expect(colour.l).toBeCloseTo(l, 3);
    expect(colour.a).toBeCloseTo(a, 3);
    expect(colour.b).toBeCloseTo(b, 3);
  });

  it('lays transparent colours over white', () => {
    expect(oklabOf(0, 0, 0, 0)).toMatchObject({ l: oklabOf(255, 255, 255, 255).l, opacity: 0 });
    expect(oklabOf(0, 0, 0, 128).l).toBeCloseTo(oklabOf(127, 127, 127, 255).l, 2);
  });

  it('counts a quarter of a difference of opacity', () => {
    expect(colourDistance(oklabOf(255, 255, 255, 255), oklabOf(255, 255, 255, 0))).toBeCloseTo(0.25, 6);
  });

  it('gives a pixel the same colour whatever its neighbour', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const pixel = fc.tuple(byte, byte, byte, byte);
    fc.assert(
      fc.property(pixel, pixel, (first, second) => {
        const image = toOklab({
          width: 3,
          height: 1,
          pixels: Uint8Array.from([...first, ...second, ...second]),
        });
        expect(colourAt(image, 1)).toEqual(oklabOf(...second));
        expect(distance(image, 1, 2)).toBe(0);
        expect(distance(image, 0, 1)).toBeCloseTo(colourDistance(oklabOf(...first), oklabOf(...second)), 9);
      }),
    );
  });
});
