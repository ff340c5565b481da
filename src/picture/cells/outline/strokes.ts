/**
 * Strokes as a draughtsman sets them: where a picture is darker than its surroundings, by the difference of
 * two Gaussian blurs (D. Marr and E. Hildreth, Theory of edge detection, 1980; for drawings H. Winnemöller,
 * J. Kyprianidis and S. Olsen, XDoG, 2012). Hysteresis (J. Canny, A computational approach to edge detection,
 * 1986) keeps the weak part of a stroke that has a strong one and drops the rest, which is texture.
 */
import type { OklabImage } from '../../decode/colour/oklab.js';
import { SAMPLES_A_SIDE } from '../samples.js';
import { gaussianBlur } from './blur.js';

/** Standard deviation of the narrow blur, in cells: strokes become about one cell thick. */
const NARROW = 0.4;

/**
 * The width of the other blur relative to the first, the ratio that comes nearest to the second derivative.
 */
const WIDER = 1.6;

/** Differences from which a sample belongs to a stroke, if the stroke has a sample of the strong one. */
const WEAK = 0.012;
const STRONG = 0.035;

/** Area that a stroke has at least, in cells. */
const SMALLEST = 2;

/** 1 for every sample on a stroke, row-major. */
export function strokesOf({ l, width }: OklabImage): Uint8Array {
  const sigma = NARROW * SAMPLES_A_SIDE;
  const narrow = gaussianBlur(l, width, sigma);
  const wide = gaussianBlur(l, width, WIDER * sigma);
  const darker = wide.map((value, sample) => value - narrow[sample]!);
  return hysteresis(darker, width);
}

/** Keeps the connected parts above {@link WEAK} that are large enough and reach {@link STRONG}. */
function hysteresis(darker: Float32Array, width: number): Uint8Array {
  const kept = new Uint8Array(darker.length);
  const seen = new Uint8Array(darker.length);
  for (let first = 0; first < darker.length; first++) {
    if (seen[first] === 1 || darker[first]! < WEAK) continue;
    const part = connected(darker, width, first, seen);
    if (part.length < SMALLEST * SAMPLES_A_SIDE * SAMPLES_A_SIDE) continue;
    if (part.some((sample) => darker[sample]! >= STRONG)) for (const sample of part) kept[sample] = 1;
  }
  return kept;
}

function connected(darker: Float32Array, width: number, first: number, seen: Uint8Array): readonly number[] {
  const part = [first];
  seen[first] = 1;
  for (const sample of part) {
    const column = sample % width;
    for (const step of [-1, 1, -width, width]) {
      const next = sample + step;
      if (next < 0 || next >= darker.length || (step === -1 && column === 0)) continue;
      if ((step === 1 && column === width - 1) || seen[next] === 1 || darker[next]! < WEAK) continue;
      seen[next] = 1;
      part.push(next);
    }
  }
  return part;
}
