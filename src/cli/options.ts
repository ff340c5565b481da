import type { Options } from 'yargs';
import { PAPERS } from '../draw/page.js';
import { ENGINE_IDS } from '../engine/index.js';

/** Options that several verbs share, described once so that they read and behave the same everywhere. */

/** A file to read. */
export const FILE = {
  type: 'string',
  demandOption: true,
  describe: 'the puzzle, or several; an address or a line that is a puzzle itself; - reads standard input',
} as const;

export const INPUT_OPTIONS = {
  from: {
    type: 'string',
    describe: 'format of the input (default: recognised by content)',
    requiresArg: true,
  },
  puzzle: {
    type: 'number',
    describe: 'the one puzzle that is meant where the file holds several, from 1',
    requiresArg: true,
  },
} as const satisfies Record<string, Options>;

export const OUTPUT_OPTIONS = {
  output: {
    type: 'string',
    alias: 'o',
    describe: 'write to this file, whole or not at all (default: standard output)',
    requiresArg: true,
    normalize: true,
  },
  force: { type: 'boolean', default: false, describe: 'overwrite files that exist' },
} as const satisfies Record<string, Options>;

export const JSON_OPTION = {
  json: { type: 'boolean', default: false, describe: 'answer as one JSON object a line' },
} as const satisfies Record<string, Options>;

export const FORMULATION_OPTIONS = {
  formulation: { type: 'string', describe: 'formulation (see list formulations)', requiresArg: true },
  presolve: {
    type: 'boolean',
    default: true,
    describe: 'start from what plain logic determines; --no-presolve builds the model as published',
  },
} as const satisfies Record<string, Options>;

export const CERTIFY_OPTION = {
  certify: {
    type: 'boolean',
    default: true,
    describe: 'follow the proof with an independent checker; --no-certify leaves that out',
  },
} as const satisfies Record<string, Options>;

export const ENGINE_OPTION = {
  engine: { choices: ENGINE_IDS, describe: 'which engine answers' },
} as const satisfies Record<string, Options>;

export const LIMIT_OPTIONS = {
  timeout: {
    type: 'number',
    describe: 'give up on a puzzle after this many seconds (exit code 3)',
    requiresArg: true,
  },
  'limit-nodes': { type: 'number', describe: 'give up after this many search nodes', requiresArg: true },
  'limit-conflicts': { type: 'number', describe: 'give up after this many conflicts', requiresArg: true },
} as const satisfies Record<string, Options>;

export const SEED_OPTION = {
  seed: { type: 'string', describe: 'any text; the same seed gives the same result', requiresArg: true },
} as const satisfies Record<string, Options>;

export const TERMINAL_OPTIONS = {
  ascii: { type: 'boolean', default: false, describe: 'draw in the terminal with plain ASCII characters' },
} as const satisfies Record<string, Options>;

export const PAGE_OPTIONS = {
  paper: { choices: PAPERS, default: 'a4', describe: 'page of a PDF' },
  title: { type: 'string', describe: 'title above the puzzle', requiresArg: true },
} as const satisfies Record<string, Options>;
