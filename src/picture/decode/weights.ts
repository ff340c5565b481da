/** The cost of changing a cell when a picture is repaired: doubtful cells go first. */
import type { GreyImage } from './bitmap.js';

/** Weight of a cell that is as dark or as light as can be; the lowest weight is 1. */
export const HIGHEST_WEIGHT = 10;

/**
 * A whole-number weight from 1 to 10 for each cell: 1 + round(9 d), where d in 0..1 is the distance of the
 * grey value from the threshold relative to the largest distance on its side, (t - g) / t for a dark cell and
 * (g - t) / (255 - t) for a light one. Whole numbers keep the objective of a repair whole, so that its bound
 * can be rounded up.
 *
 * @param thresholds one for all cells, or one for each, row-major
 */
export function repairWeights(image: GreyImage, thresholds: number | Float64Array): number[] {
  return Array.from(image.values, (grey, index) => {
    const threshold = typeof thresholds === 'number' ? thresholds : thresholds[index]!;
    const reach = grey < threshold ? threshold : 255 - threshold;
    const distance = reach > 0 ? Math.min(1, Math.abs(grey - threshold) / reach) : 0;
    return 1 + Math.round((HIGHEST_WEIGHT - 1) * distance);
  });
}
