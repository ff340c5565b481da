/** Flags that several commands share, described once so that they read and behave the same everywhere. */

import { PAPERS } from '../../../draw/index.js';
import { FORMULATION_SETTING } from '../../../jobs/index.js';
import { choice, fileName, flag, positive, text, whole } from '../../../settings/index.js';

/** Most worker threads. */
const MOST_JOBS = 256;

/** The positional argument of commands that read puzzles. */
export const FILE = {
  file: text(
    'a file of one or more puzzles, or a puzzle in one line (an address, an id); - reads standard input',
  ),
};

export const INPUT_FLAGS = {
  from: text('format of the input (default: recognised by content)').optional(),
  puzzle: whole('take only this puzzle of a file with several', { least: 1 }).optional(),
};

export const FORCE_FLAG = { force: flag('overwrite files that exist').default(false) };

export const OUTPUT_FLAGS = {
  output: fileName('write to this file (default: standard output)').optional(),
  ...FORCE_FLAG,
};

export const JSON_FLAG = { json: flag('answer in JSON, one object a line').default(false) };

/** The engine that answers where none is named. */
export const USUAL_ENGINE_WORDS = 'sat; highs for formulations that suit it alone';

export const FORMULATION_FLAGS = {
  ...FORMULATION_SETTING,
  presolve: flag(
    'first fill in what simple logic determines; --no-presolve builds the model as published',
  ).default(true),
};

/** For commands that make something; seconds. */
export const TIMEOUT_FLAG = {
  timeout: positive('stop after this many seconds, with exit code 3').optional(),
};

export const LIMIT_FLAGS = {
  timeout: positive('give up on a puzzle after this many seconds, with exit code 3').optional(),
  'limit-nodes': positive('give up after this many search nodes').optional(),
  'limit-conflicts': positive('give up after this many conflicts').optional(),
};

/** For commands that answer about puzzles: whence they come, where and how the answer goes, its limits. */
export const ANSWER_FLAGS = { ...INPUT_FLAGS, ...OUTPUT_FLAGS, ...JSON_FLAG, ...LIMIT_FLAGS };

/** The number of worker threads; the sentence names their work. */
export function jobsFlag(description: string) {
  return { jobs: whole(description, { least: 1, most: MOST_JOBS, usual: 'one a core' }).optional() };
}

/** Workers on other machines. */
export const QUEUE_FLAG = {
  queue: text(
    'redis://HOST:PORT: a queue whose workers (puzzlewright work, on any number of machines) do the work (default: PUZZLEWRIGHT_QUEUE)',
  ).optional(),
};

export const SEED_FLAG = { seed: text('any text; the same seed gives the same result').optional() };

export const TERMINAL_FLAGS = {
  ascii: flag('draw in the terminal with plain ASCII characters').default(false),
};

export const PAGE_FLAGS = {
  paper: choice('page of a PDF', PAPERS).default('a4'),
  title: text(
    'title above the puzzle; of a picture: above the solution, since it would give the picture away',
  ).optional(),
};
