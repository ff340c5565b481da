/** The flags of `generate` that are the same for all families. */

import { fileName, flag, text, textOf } from '../../core/setting.js';
import { settings, type ValuesOf } from '../../core/settings.js';
import { ATTEMPTS_SETTING, BATCH_SETTINGS, CERTIFY_SETTING } from '../../jobs/settings.js';
import type { Shard } from '../../jobs/shard.js';
import {
  FORCE_FLAG,
  JSON_FLAG,
  jobsFlag,
  QUEUE_FLAG,
  SEED_FLAG,
  TERMINAL_FLAGS,
  TIMEOUT_FLAG,
} from './shared.js';

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
    '--no-guess: only puzzles that logic with one step of look-ahead finishes; with --difficulty each step follows from the rules anyway',
  ).default(true),
  ...SEED_FLAG,
  ...jobsFlag('worker threads; same puzzles'),
  ...QUEUE_FLAG,
  output: fileName('write to this folder, a file a puzzle').optional(),
  shard: textOf(
    'K/N: only part K of N of the batch, for machines that know nothing of each other; merge makes one batch of the parts',
    { expected: `K/N with K from 1 to N and N at most ${MOST_SHARDS}`, read: shardIn },
  ).optional(),
  resume: flag('go on where the batch in the folder of -o stopped').default(false),
  ...FORCE_FLAG,
  id: text('make the puzzle of this id once more').optional(),
  ...ATTEMPTS_SETTING,
  ...TIMEOUT_FLAG,
  ...CERTIFY_SETTING,
  ...JSON_FLAG,
  ...TERMINAL_FLAGS,
};

export const GENERATE_FLAGS = settings(FLAGS);

/** The flags as they were read, and the family that is named. */
export type GenerateArguments = ValuesOf<typeof FLAGS> & { readonly family?: string | undefined };
