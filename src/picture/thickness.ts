/**
 * How thick the parts of a shape are: for every sample the side of the largest square inside the shape that holds it, up to a limit: the
 * openings of mathematical morphology by squares of growing size (G. Matheron, Random Sets and Integral Geometry, 1975).
 */

/** A binary raster, row-major. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/**
 * The thickness at every sample that equals `value`, from 1 to `most`; 0 elsewhere. What lies outside the raster counts as
 * part of the shape.
 */
export function thicknessOf({ width, height, samples }: Mask, value: 0 | 1, most: number): Uint8Array {
  const margin = most - 1;
  const across = width + 2 * margin;
  const down = height + 2 * margin;
  const shape = new Uint8Array(across * down).fill(1);
  for (let row = 0; row < height; row++) {
    const start = (row + margin) * across + margin;
    for (let column = 0; column < width; column++) {
      shape[start + column] = samples[row * width + column] === value ? 1 : 0;
    }
  }
  const corners = squaresEndingAt(shape, across, most);
  const padded = shape;
  for (let side = 2; side <= most; side++) markSquares(corners, across, side, padded);
  const thickness = new Uint8Array(samples.length);
  for (let row = 0; row < height; row++) {
    const start = (row + margin) * across + margin;
    thickness.set(padded.subarray(start, start + width), row * width);
  }
  return thickness;
}

/** The side, at most `most`, of the largest square inside the shape whose last sample is each sample. */
function squaresEndingAt(shape: Uint8Array, across: number, most: number): Uint8Array {
  const sides = Uint8Array.from(shape);
  for (let index = across + 1; index < shape.length; index++) {
    if (shape[index] === 0 || index % across === 0) continue;
    const least = Math.min(sides[index - 1]!, sides[index - across]!, sides[index - across - 1]!);
    sides[index] = Math.min(most, least + 1);
  }
  return sides;
}

/** Writes `side` to every sample of the squares of that side, given by their last samples. */
function markSquares(corners: Uint8Array, across: number, side: number, thickness: Uint8Array): void {
  // For each column, in how many rows more the square holds on that was met last from below.
  const below = new Uint8Array(across);
  for (let row = corners.length / across - 1; row >= 0; row--) {
    let left = 0;
    for (let column = across - 1; column >= 0; column--) {
      const index = row * across + column;
      left = corners[index]! >= side ? side : Math.max(0, left - 1);
      below[column] = left > 0 ? side : Math.max(0, below[column]! - 1);
      if (below[column]! > 0) thickness[index] = side;
    }
  }
}
