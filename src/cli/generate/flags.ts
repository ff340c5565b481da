/** The flags of `generate` that are the same for all families. */

import { ATTEMPTS_SETTING, BATCH_SETTINGS, CERTIFY_SETTING, type Shard } from '../../jobs/index.js';
import { flag, outputName, settings, text, textOf, type ValuesOf } from '../../settings/index.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  jobsFlag,
  QUEUE_FLAG,
  SEED_FLAG,
  TERMINAL_FLAGS,
  TIMEOUT_FLAG,
} from '../arguments/index.js';

/** Most parts of a batch. */
const MOST_SHARDS = 100_000;

/** Part K of N, from 1. */
function shardIn(written: string): Shard | undefined {
  const [, index, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(written) ?? []).map(Number);
  if (index === undefined || of === undefined) return undefined;
  return index >= 1 && index <= of && of <= MOST_SHARDS ? { index, of } : undefined;
}

const FLAGS = {
  ...BATCH_SETTINGS,
  guess: flag(
    'puzzles may need long look-ahead; --no-guess: one step of it at most (with --difficulty none ever does)',
  ).default(true),
  ...SEED_FLAG,
  ...jobsFlag('worker threads; the puzzles stay the same'),
  ...QUEUE_FLAG,
  output: outputName('write to this folder, one file for each puzzle').optional(),
  shard: textOf(
    'K/N: make only part K of N of the batch, for machines without a connection; merge joins the parts',
    { expected: `K/N with K from 1 to N and N at most ${MOST_SHARDS}`, read: shardIn },
  ).optional(),
  resume: flag('go on with the batch in the folder of -o').default(false),
  ...FORCE_FLAG,
  id: text('make the puzzle of this id again').optional(),
  ...ATTEMPTS_SETTING,
  ...TIMEOUT_FLAG,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  steps: flag('with --json: each puzzle with the steps of its solution, as explain shows them').default(
    false,
  ),
  ...TERMINAL_FLAGS,
};

export const GENERATE_FLAGS = settings(FLAGS);

/** The flags as they were read, and the family that is named. */
export type GenerateArguments = ValuesOf<typeof FLAGS> & { readonly family?: string | undefined };
