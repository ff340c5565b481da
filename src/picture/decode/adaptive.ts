/**
 * A threshold for each cell, from its surroundings: the mean of a square window (D. Bradley and G. Roth,
 * Adaptive thresholding using the integral image, Journal of Graphics Tools 12, 2007), taken in constant time
 * a cell from the sums over all rectangles that start in the corner. Alone it hollows out dark areas wider
 * than the window, because they are no darker than their own mean; so the mean is blended with Otsu's
 * threshold of the whole picture.
 */
import type { GreyImage } from './bitmap.js';
import { otsuThreshold } from './otsu.js';

/** Weight of the window's mean against the threshold of the whole picture. */
const LOCAL_WEIGHT = 0.5;

/**
 * Windows are this share of the longer side, as in the paper's practice of dividing the width by a small
 * number.
 */
const WINDOW_SHARE = 1 / 4;

/** The threshold of every cell, row-major, on the scale of the grey values. */
export function adaptiveThresholds(image: GreyImage): Float64Array {
  const { width, height } = image;
  const sums = integralImage(image);
  const radius = Math.max(1, Math.round((Math.max(width, height) * WINDOW_SHARE) / 2));
  const overall = otsuThreshold(image);
  const thresholds = new Float64Array(width * height);
  for (let row = 0; row < height; row++) {
    const top = Math.max(0, row - radius);
    const bottom = Math.min(height, row + radius + 1);
    for (let column = 0; column < width; column++) {
      const left = Math.max(0, column - radius);
      const right = Math.min(width, column + radius + 1);
      const sum = rectangleSum(sums, width + 1, top, bottom, left, right);
      const mean = sum / ((bottom - top) * (right - left));
      thresholds[row * width + column] = LOCAL_WEIGHT * mean + (1 - LOCAL_WEIGHT) * overall;
    }
  }
  return thresholds;
}

/** Sums over all cells above and left of each lattice point; (width + 1) x (height + 1). */
function integralImage({ width, height, values }: GreyImage): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let row = 0; row < height; row++) {
    let rowSum = 0;
    for (let column = 0; column < width; column++) {
      rowSum += values[row * width + column]!;
      sums[(row + 1) * stride + column + 1] = sums[row * stride + column + 1]! + rowSum;
    }
  }
  return sums;
}

function rectangleSum(
  sums: Float64Array,
  stride: number,
  top: number,
  bottom: number,
  left: number,
  right: number,
): number {
  const corner = (row: number, column: number): number => sums[row * stride + column]!;
  return corner(bottom, right) - corner(top, right) - corner(bottom, left) + corner(top, left);
}
