/** The flags of `minimum` that are the same for all problems. */

import { fileName, flag } from '../../core/setting.js';
import { settings, type ValuesOf } from '../../core/settings.js';
import { CERTIFY_SETTING } from '../../jobs/settings.js';
import {
  INPUT_FLAGS,
  JSON_FLAG,
  jobsFlag,
  LIMIT_FLAGS,
  OUTPUT_FLAGS,
  QUEUE_FLAG,
  TERMINAL_FLAGS,
} from './shared.js';

const FLAGS = {
  state: fileName('keep what is known in this file, and go on from it').optional(),
  export: fileName(
    'write both levels as one program to this name with .mps and .aux (MibS) and stop',
  ).optional(),
  verbose: flag(
    'show each round of leader and follower on standard error: bounds, choice, other solution, cut',
  ).default(false),
  ...jobsFlag('worker threads where work can be shared'),
  ...QUEUE_FLAG,
  ...INPUT_FLAGS,
  ...OUTPUT_FLAGS,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  ...LIMIT_FLAGS,
  ...TERMINAL_FLAGS,
};

export const MINIMUM_FLAGS = settings(FLAGS);

/** The flags as they were read, and the file of the puzzle. */
export type MinimumArguments = ValuesOf<typeof FLAGS> & { readonly file?: string | undefined };
