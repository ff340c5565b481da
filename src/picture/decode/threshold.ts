/** One threshold for the whole picture. */
import type { Bitmap, GreyImage } from './bitmap.js';

/** Fills every cell darker than the threshold (0 fills none; 255 all but pure white). */
export function applyThreshold(image: GreyImage, threshold: number): Bitmap {
  const cells = Uint8Array.from(image.values, (grey) => (grey < threshold ? 1 : 0));
  return { width: image.width, height: image.height, cells };
}

/**
 * Thresholds worth trying, those next to `around` first: one between each two neighbouring grey values of the
 * picture, so that no two give the same bitmap and none gives an empty or a full one. A picture of one colour
 * has no such threshold, and `around` itself is returned.
 *
 * @param most the largest number of thresholds
 */
export function thresholdCandidates(
  image: GreyImage,
  around: number,
  most = Number.POSITIVE_INFINITY,
): number[] {
  const greys = distinctGreys(image);
  if (greys.length === 1) return [around];
  const between = greys.slice(1).map((upper, index) => middle(greys[index]!, upper));
  // The gap that holds `around` is as near as can be, wherever its middle lies.
  const home = greys.findIndex((grey) => grey >= around) - 1;
  const distance = (index: number): number => (index === home ? 0 : Math.abs(between[index]! - around));
  return between
    .map((threshold, index) => ({ threshold, distance: distance(index) }))
    .sort((first, second) => first.distance - second.distance || first.threshold - second.threshold)
    .slice(0, most)
    .map(({ threshold }) => threshold);
}

/** The grey values that occur, ascending, each once. */
function distinctGreys(image: GreyImage): number[] {
  return [...new Set(image.values)].sort((first, second) => first - second);
}

/** A threshold that fills cells of `lower` and not those of `upper`, even where no number lies between. */
export function middle(lower: number, upper: number): number {
  const mean = (lower + upper) / 2;
  return mean > lower ? mean : upper;
}
