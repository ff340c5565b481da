/** The flags of `merge` that are the same for all families. */

import { ATTEMPTS_SETTING, CERTIFY_SETTING, MOST_PUZZLES } from '../../jobs/index.js';
import { outputName, settings, type ValuesOf, whole } from '../../settings/index.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  jobsFlag,
  QUEUE_FLAG,
  TERMINAL_FLAGS,
  TIMEOUT_FLAG,
} from '../arguments/index.js';

const FLAGS = {
  count: whole('number of puzzles in the whole batch', { least: 1, most: MOST_PUZZLES }),
  ...jobsFlag('worker threads that replace copies; the puzzles stay the same'),
  ...QUEUE_FLAG,
  output: outputName('write to this folder, one file for each puzzle').optional(),
  ...FORCE_FLAG,
  ...ATTEMPTS_SETTING,
  ...TIMEOUT_FLAG,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  ...TERMINAL_FLAGS,
};

export const MERGE_FLAGS = settings(FLAGS);

/** The flags as they were read, the family, and where the parts are. */
export type MergeArguments = ValuesOf<typeof FLAGS> & { readonly family: string; readonly parts: string };
