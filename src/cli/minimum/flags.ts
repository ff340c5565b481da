/** The flags of `minimum` that are the same for all problems. */

import { CERTIFY_SETTING } from '../../jobs/index.js';
import { fileName, flag, outputName, settings, type ValuesOf } from '../../settings/index.js';
import {
  INPUT_FLAGS,
  JSON_FLAG,
  jobsFlag,
  LIMIT_FLAGS,
  OUTPUT_FLAGS,
  QUEUE_FLAG,
  TERMINAL_FLAGS,
} from '../arguments/index.js';

const FLAGS = {
  state: fileName('keep what is proved so far in this file, and go on from it').optional(),
  export: fileName(
    'write the two-level program for MibS to this name with .mps and .aux, and stop',
  ).optional(),
  certificate: fileName('write the proved answer as a file that certificate checks').optional(),
  verbose: flag(
    'print each round of leader and follower to standard error: bounds, choice, other solution, cut; where there are no rounds, what other commands print',
  ).default(false),
  ...jobsFlag('worker threads, where the work can be shared'),
  ...QUEUE_FLAG,
  ...INPUT_FLAGS,
  ...OUTPUT_FLAGS,
  output: outputName('write the puzzles that are found to this file').optional(),
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  ...LIMIT_FLAGS,
  ...TERMINAL_FLAGS,
};

export const MINIMUM_FLAGS = settings(FLAGS);

/** The flags as they were read, and the file of the puzzle. */
export type MinimumArguments = ValuesOf<typeof FLAGS> & { readonly file?: string | undefined };
