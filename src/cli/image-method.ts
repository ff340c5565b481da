import type { PictureMethod } from '../../generators/picture/index.js';
import type { ValuesOf } from '../core/settings.js';
import type { METHOD_SETTINGS } from '../jobs/picture-settings.js';
import { InputError } from './input-error.js';

/**
 * The method that the flags describe.
 * @throws InputError for a threshold that is missing or not wanted
 */
export function methodOf({ method: name, threshold }: ValuesOf<typeof METHOD_SETTINGS>): PictureMethod {
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
