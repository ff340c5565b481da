/** The flags of `image`. */
import { fileName } from '../../core/setting.js';
import { settings, type ValuesOf } from '../../core/settings.js';
import { IMAGE_SETTINGS } from '../../jobs/picture-settings.js';
import { CERTIFY_SETTING } from '../../jobs/settings.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  LIMIT_FLAGS,
  PAGE_FLAGS,
  QUEUE_FLAG,
  SEED_FLAG,
  TERMINAL_FLAGS,
} from './shared.js';

const FLAGS = {
  ...IMAGE_SETTINGS,
  keep: fileName('a PBM as large as the grid: a repair changes no cell that is 1 in it').optional(),
  output: fileName(
    'files are named after this stem; of a folder of pictures, they are written to this folder (default: output/ and the name)',
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

/** The flags as they were read, and the file or folder that is named. */
export type ImageArguments = ValuesOf<typeof FLAGS> & { readonly picture: string };
