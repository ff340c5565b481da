/**
 * Otsu's method (N. Otsu, A threshold selection method from gray-level histograms, IEEE Trans. SMC 9, 1979):
 * the threshold that separates the grey values into two classes with the largest variance between their
 * means, w0 w1 (m0 - m1)^2. The cells are few, so every split between neighbouring values is tried exactly
 * instead of the bins of a histogram; the threshold lies halfway between the two values.
 */
import type { GreyImage } from './bitmap.js';
import { middle } from './threshold.js';

/** The threshold of a picture of one colour, where nothing can be separated. */
const MIDDLE_GREY = 128;

/** Otsu's threshold, 0..255; 128 for a picture of one colour. */
export function otsuThreshold(image: GreyImage): number {
  const sorted = Float64Array.from(image.values).sort();
  const total = sorted.reduce((sum, grey) => sum + grey, 0);
  let darkSum = 0;
  let best = -1;
  let threshold = MIDDLE_GREY;
  for (let dark = 1; dark < sorted.length; dark++) {
    const lower = sorted[dark - 1]!;
    const upper = sorted[dark]!;
    darkSum += lower;
    if (lower === upper) continue;
    const light = sorted.length - dark;
    const difference = darkSum / dark - (total - darkSum) / light;
    const variance = dark * light * difference * difference;
    if (variance <= best) continue;
    best = variance;
    threshold = middle(lower, upper);
  }
  return threshold;
}
