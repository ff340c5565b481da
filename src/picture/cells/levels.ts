/** The levels of a photograph: its lightness is stretched to the range from black ink to white paper. */
import type { OklabImage } from '../decode/colour/oklab.js';

/** Share of the pixels that may be lighter than white, or darker than black, after it. */
const CUT_OFF = 0.02;

/** Lightness of the darkest and of the lightest pixels after it. */
const DARKEST = 0.15;
const LIGHTEST = 1;

/**
 * Lightness is stretched no more than this, lest noise becomes texture; colours are stretched half as much.
 */
const MOST_STRETCH = 2;

/**
 * Stretches the lightness of a picture, and its colours less; one that has the whole range is hardly changed.
 */
export function stretchLevels(image: OklabImage): OklabImage {
  const sorted = Float32Array.from(image.l).sort();
  const cut = Math.floor(CUT_OFF * (sorted.length - 1));
  const [dark, light] = [sorted[cut]!, sorted[sorted.length - 1 - cut]!];
  const stretch = Math.min(MOST_STRETCH, Math.max(1, (LIGHTEST - DARKEST) / Math.max(1e-6, light - dark)));
  const l = image.l.map((value) => Math.min(LIGHTEST, LIGHTEST + stretch * (value - light)));
  const vivid = (1 + stretch) / 2;
  return { ...image, l, a: image.a.map((value) => vivid * value), b: image.b.map((value) => vivid * value) };
}
