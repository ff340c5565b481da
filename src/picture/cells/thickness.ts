/**
 * The thickness of a shape's parts: for every sample the side of the largest square inside the shape that
 * holds it, up to a limit: the openings of mathematical morphology by squares of growing size (G. Matheron,
 * Random Sets and Integral Geometry, 1975).
 */

/** A raster, row-major: of 0 and 1, or of labels. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly samples: Uint8Array;
}

/**
 * The thickness at every sample that equals `value`, from 1 to `most`; 0 elsewhere. What lies outside the
 * raster counts as part of the shape.
 */
export function thicknessOf({ width, height, samples }: Mask, value: 0 | 1, most: number): Uint8Array {
  const thickness = thicknessIn({ width, height, samples }, most, () => value);
  for (let sample = 0; sample < samples.length; sample++)
    if (samples[sample] !== value) thickness[sample] = 0;
  return thickness;
}

/**
 * The thickness, from 1 to `most`, at every sample of a raster of labels, of the part with its label. Parts
 * go on outside the raster.
 */
export function thicknessOfLabels(raster: Mask, most: number): Uint8Array {
  return thicknessIn(raster, most, (nearest) => raster.samples[nearest]!);
}

/**
 * The thickness at every sample of the part with its label.
 * @param outside the label of a sample outside the raster, by the nearest one inside
 */
function thicknessIn(
  { width, height, samples }: Mask,
  most: number,
  outside: (nearest: number) => number,
): Uint8Array {
  const margin = most - 1;
  const across = width + 2 * margin;
  const down = height + 2 * margin;
  const labels = new Uint8Array(across * down);
  for (let row = 0; row < down; row++) {
    const inside = Math.min(height - 1, Math.max(0, row - margin));
    const isInside = inside === row - margin;
    const [first, start] = [inside * width, row * across + margin];
    labels.fill(outside(first), start - margin, start);
    if (isInside) labels.set(samples.subarray(first, first + width), start);
    else for (let column = 0; column < width; column++) labels[start + column] = outside(first + column);
    labels.fill(outside(first + width - 1), start + width, start + width + margin);
  }
  const corners = squaresEndingAt(labels, across, most);
  const padded = new Uint8Array(labels.length).fill(1);
  for (let side = 2; side <= most; side++) markSquares(corners, across, side, padded);
  const thickness = new Uint8Array(samples.length);
  for (let row = 0; row < height; row++) {
    const start = (row + margin) * across + margin;
    thickness.set(padded.subarray(start, start + width), row * width);
  }
  return thickness;
}

/** The side, at most `most`, of the largest square of one label whose last sample is each sample. */
function squaresEndingAt(labels: Uint8Array, across: number, most: number): Uint8Array {
  const sides = new Uint8Array(labels.length).fill(1);
  for (let start = across; start < labels.length; start += across) {
    for (let index = start + 1; index < start + across; index++) {
      const label = labels[index];
      if (labels[index - 1] !== label || labels[index - across] !== label) continue;
      if (labels[index - across - 1] !== label) continue;
      const least = Math.min(sides[index - 1]!, sides[index - across]!, sides[index - across - 1]!);
      sides[index] = Math.min(most, least + 1);
    }
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
