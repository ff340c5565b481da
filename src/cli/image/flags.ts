/** The flags of `image`. */

import { CERTIFY_SETTING, IMAGE_SETTINGS } from '../../jobs/index.js';
import { choice, fileName, outputName, settings, type ValuesOf } from '../../settings/index.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  LIMIT_FLAGS,
  PAGE_FLAGS,
  QUEUE_FLAG,
  SEED_FLAG,
  TERMINAL_FLAGS,
} from '../arguments/index.js';

const FLAGS = {
  puzzle: choice('what the picture becomes; a mosaic keeps every cell and gives few numbers', [
    'nonogram',
    'mosaic',
  ]).default('nonogram'),
  ...IMAGE_SETTINGS,
  keep: fileName('a PBM as large as the grid: a repair changes no cell that is 1 in it').optional(),
  output: outputName(
    'files are named after this stem; those of several pictures are written to this folder (default: output/ and the name)',
  ).optional(),
  ...FORCE_FLAG,
  ...PAGE_FLAGS,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  ...LIMIT_FLAGS,
  ...SEED_FLAG,
  ...QUEUE_FLAG,
  ...TERMINAL_FLAGS,
};

export const IMAGE_FLAGS = settings(FLAGS);

/** The flags as they were read. */
export type ImageFlags = ValuesOf<typeof FLAGS>;

/** The flags as they were read, and the file that is named. */
export type ImageArguments = ImageFlags & { readonly picture: string };
