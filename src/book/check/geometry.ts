/** Boxes and transformations in points, y upwards, as PDF has them. */

/** Left, bottom, right and top. */
export interface Area {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** `[a, b, c, d, e, f]`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function transform([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The stretch factors of lengths along x and y. */
export function stretchOf([a, b, c, d]: Matrix): Point {
  return [Math.hypot(a, b), Math.hypot(c, d)];
}

/** The smallest area around points; undefined when there are none. */
export function areaAround(points: readonly Point[]): Area | undefined {
  if (points.length === 0) return undefined;
  const area = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const [x, y] of points) {
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.bottom = Math.min(area.bottom, y);
    area.top = Math.max(area.top, y);
  }
  return area;
}

export function grown({ left, bottom, right, top }: Area, by: number): Area {
  return { left: left - by, bottom: bottom - by, right: right + by, top: top + by };
}

/** The intersection of two areas; undefined when it is empty. */
export function shared(one: Area, other: Area): Area | undefined {
  const area = {
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  };
  return area.left > area.right || area.bottom > area.top ? undefined : area;
}

/** The corners of the unit square, or of a box from (x, y). */
export function corners(left: number, bottom: number, right: number, top: number): readonly Point[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}
