/**
 * Unsharp masking on the cells: each grey value moves away from the mean of its 3 x 3 neighbourhood.
 * Averaging a photograph down to a few dozen cells washes out features about one cell wide (a strap, a lens,
 * a rim); this brings them back to where a threshold sees them.
 */
import type { GreyImage } from './bitmap.js';

/**
 * Sharpens a picture, g + amount (g - mean), clipped to 0..255.
 *
 * @param amount 0 changes nothing, 1 suits photographs that are turned into black and white
 */
export function sharpen(image: GreyImage, amount: number): GreyImage {
  const values = image.values.map((grey, index) => {
    const mean = neighbourhoodMean(image, Math.floor(index / image.width), index % image.width);
    return Math.min(255, Math.max(0, grey + amount * (grey - mean)));
  });
  return { width: image.width, height: image.height, values };
}

/** Mean of the cells at most one step away, the cell itself included. */
function neighbourhoodMean({ width, height, values }: GreyImage, row: number, column: number): number {
  let sum = 0;
  let count = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
      sum += values[r * width + c]!;
      count++;
    }
  }
  return sum / count;
}
