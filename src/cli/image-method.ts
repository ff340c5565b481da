import type { PictureMethod } from '../../generators/picture/index.js';
import { choice, decimal } from '../core/setting.js';
import type { ValuesOf } from '../core/settings.js';
import { InputError } from './input-error.js';

/** The way from grey to black and white. */
export const METHOD_FLAGS = {
  method: choice('how greys become black and white', [
    'otsu',
    'threshold',
    'adaptive',
    'dither',
    'translucent',
  ]).default('otsu'),
  threshold: decimal('with --method threshold: grey value, darker cells are filled', {
    least: 0,
    most: 255,
  }).optional(),
};

/**
 * The method that the flags describe.
 * @throws InputError for a threshold that is missing or not wanted
 */
export function methodOf({ method: name, threshold }: ValuesOf<typeof METHOD_FLAGS>): PictureMethod {
  if (name !== 'threshold') {
    if (threshold === undefined) return { name };
    throw new InputError([`--threshold: belongs to --method threshold; found --method ${name}`]);
  }
  if (threshold === undefined) {
    throw new InputError([
      '--method threshold: needs --threshold, a grey value from 0 to 255 (60, for instance)',
    ]);
  }
  return { name, threshold };
}
