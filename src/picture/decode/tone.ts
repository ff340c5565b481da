/** Changes of tone, which leave every cell where it is: curves from grey to grey. */
import type { GreyImage } from './bitmap.js';

/** Shares of the cells that become black and white when contrast is normalised. */
const DARKEST_SHARE = 0.01;
const LIGHTEST_SHARE = 0.99;

/**
 * A range of grey levels so small that it is one colour with noise; stretching it would only show the noise.
 */
const ONE_COLOUR_RANGE = 8;

/** Takes a grey value 0..255 to another. */
export type ToneCurve = (grey: number) => number;

/**
 * The line that takes the picture's 1st percentile to 0 and its 99th to 255, what lies beyond being clipped;
 * for a picture of one colour the curve that changes nothing.
 */
export function contrastCurve(image: GreyImage): ToneCurve {
  const sorted = Float64Array.from(image.values).sort();
  const darkest = percentile(sorted, DARKEST_SHARE);
  const lightest = percentile(sorted, LIGHTEST_SHARE);
  const range = lightest - darkest;
  if (range < ONE_COLOUR_RANGE) return (grey) => grey;
  return (grey) => Math.min(255, Math.max(0, ((grey - darkest) * 255) / range));
}

/**
 * The curve that rounds to hundredths of a grey level: cells of one colour differ by the rounding errors of
 * their averages, and no threshold may separate them.
 */
export const TO_HUNDREDTHS: ToneCurve = (grey) => Math.round(grey * 100) / 100;

/** Puts every cell through a curve. */
export function applyTone(image: GreyImage, curve: ToneCurve): GreyImage {
  return { width: image.width, height: image.height, values: Float64Array.from(image.values, curve) };
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))]!;
}
