/** Small pictures in colour for the tests, painted shape by shape. */
import type { ColourImage } from '../../../src/picture/decode/colour/colour-image.js';

/** Red, green, blue, and opacity (255 where it is absent). */
export type Paint = readonly [red: number, green: number, blue: number, opacity?: number];

export const WHITE: Paint = [255, 255, 255];
export const BLACK: Paint = [0, 0, 0];
export const YELLOW: Paint = [255, 213, 60];
export const NOTHING: Paint = [0, 0, 0, 0];

/** True if a shape holds a point; the picture spans 0..1 in both directions, y downwards. */
export type Shape = (x: number, y: number) => boolean;

export const rectangle =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;

export const disc =
  (x0: number, y0: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - x0, y - y0) < radius;

/** A square picture: the ground, and shapes over it, the last one on top. */
export function paint(
  side: number,
  ground: Paint,
  shapes: readonly (readonly [Shape, Paint])[],
): ColourImage {
  const pixels = new Uint8Array(4 * side * side);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [(column + 0.5) / side, (row + 0.5) / side];
      const [red, green, blue, opacity = 255] = shapes.findLast(([holds]) => holds(x, y))?.[1] ?? ground;
      pixels.set([red, green, blue, opacity], 4 * (row * side + column));
    }
  }
  return { width: side, height: side, pixels };
}
