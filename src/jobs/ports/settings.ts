/**
 * The settings of requests, in the same words for all callers: the command line makes flags of them, programs
 * give them as options.
 */
import { MOST_ATTEMPTS, readDifficulty, USUAL_ATTEMPTS } from '../../../generators/index.js';
import { choice, flag, text, textOf, whole } from '../../settings/index.js';
import { ENGINE_IDS } from '../../solve/index.js';

/** Most puzzles of one batch. */
export const MOST_PUZZLES = 1_000_000;

export const CERTIFY_SETTING = {
  certify: flag('check the proof with an independent checker; --no-certify skips that').default(true),
};

/** The engines in words, for help. */
export const SOLVERS = 'sat works on clauses, highs on linear programs';

export const ENGINE_SETTING = { engine: choice(`solver: ${SOLVERS}`, ENGINE_IDS).optional() };

export const FORMULATION_SETTING = { formulation: text('formulation (see list formulations)').optional() };

export const ATTEMPTS_SETTING = {
  'limit-attempts': whole('give up after this many attempts at one puzzle, with exit code 3', {
    least: 1,
    most: MOST_ATTEMPTS,
  }).default(USUAL_ATTEMPTS),
};

/** The number of puzzles, and their difficulty. */
export const BATCH_SETTINGS = {
  count: whole('how many puzzles', { least: 1, most: MOST_PUZZLES, usual: '1' }).optional(),
  difficulty: textOf('how hard each puzzle is for people, as rate says; takes longer', {
    expected: 'easy, medium, hard, or a range of the number that rate shows (2.5..3.0)',
    usual: 'any',
    read: readDifficulty,
  }).optional(),
};
