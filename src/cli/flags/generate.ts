/** The flags of `generate` that are the same for all families. */
import { DIFFICULTIES } from '../../../generators/goal.js';
import { choice, fileName, flag, text, whole } from '../../core/setting.js';
import { settings, type ValuesOf } from '../../core/settings.js';
import {
  ATTEMPTS_FLAG,
  CERTIFY_FLAG,
  FORCE_FLAG,
  JSON_FLAG,
  jobsFlag,
  SEED_FLAG,
  TERMINAL_FLAGS,
  TIMEOUT_FLAG,
} from './shared.js';

/** Most puzzles of one batch. */
const MOST_PUZZLES = 1_000_000;

const FLAGS = {
  count: whole('how many', { least: 1, most: MOST_PUZZLES, usual: '1' }).optional(),
  difficulty: choice('how hard each of them is', DIFFICULTIES, 'any').optional(),
  guess: flag('--no-guess: only puzzles that can be solved without guessing').default(true),
  ...SEED_FLAG,
  ...jobsFlag('worker threads; same puzzles'),
  output: fileName('write to this folder, a file a puzzle').optional(),
  resume: flag('go on where the batch in the folder of -o stopped').default(false),
  ...FORCE_FLAG,
  id: text('make the puzzle of this id once more').optional(),
  ...ATTEMPTS_FLAG,
  ...TIMEOUT_FLAG,
  ...CERTIFY_FLAG,
  ...JSON_FLAG,
  ...TERMINAL_FLAGS,
};

export const GENERATE_FLAGS = settings(FLAGS);

/** The flags as they were read, and the family that is named. */
export type GenerateArguments = ValuesOf<typeof FLAGS> & { readonly family?: string | undefined };
