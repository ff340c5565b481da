import type { PictureMethod } from '../../generators/picture/index.js';
import { InputError } from './input-error.js';

/** The ways from grey to black and white. */
export const METHODS = ['otsu', 'threshold', 'adaptive', 'dither', 'translucent'] as const;

/**
 * The method that the options describe.
 * @throws InputError for a threshold that is missing, not wanted or out of range
 */
export function methodOf(name: (typeof METHODS)[number], threshold: number | undefined): PictureMethod {
  if (name !== 'threshold') {
    if (threshold === undefined) return { name };
    throw new InputError([`--threshold: belongs to --method threshold; found --method ${name}`]);
  }
  if (threshold === undefined) {
    throw new InputError([
      '--method threshold: needs --threshold, a grey value from 0 to 255 (60, for instance)',
    ]);
  }
  if (!(threshold >= 0 && threshold <= 255)) {
    throw new InputError([`--threshold: expected a grey value from 0 to 255, found ${threshold}`]);
  }
  return { name, threshold };
}
