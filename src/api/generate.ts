import {
  type Failures,
  findGenerator,
  openBatch,
  type RegisteredGenerator,
  tooMany,
} from '../../generators/index.js';
import { failure, PuzzlewrightError } from '../core/index.js';
import type { Difficulty, Family, Puzzle } from '../families/contract/index.js';
import {
  ATTEMPTS_SETTING,
  BATCH_SETTINGS,
  CERTIFY_SETTING,
  makeBatch,
  openMemoryStore,
  type PuzzleEntry,
} from '../jobs/index.js';
import type { CertifiedPuzzle } from '../proving/index.js';
import { type GivenSettings, readSettings, settings as schemaOf } from '../settings/index.js';
import { demand, demandOptions, requireFamily } from './input.js';
import { type OptionNames, type RunOptions, requireKnown, requireSeed, running } from './options.js';

/**
 * The settings of a family's generator, as its schema describes them; `puzzlewright generate FAMILY --help`
 * lists them.
 */
export type GeneratorSettings<P extends Puzzle> = P['family'] extends RegisteredGenerator['family']
  ? GivenSettings<Extract<RegisteredGenerator, { readonly family: P['family'] }>['settings']>
  : Readonly<Record<string, unknown>>;

const BATCH = schemaOf({ ...BATCH_SETTINGS, ...ATTEMPTS_SETTING, ...CERTIFY_SETTING });
type BatchSettings = GivenSettings<typeof BATCH>;

/** Options for generated puzzles. */
export interface GenerateOptions<P extends Puzzle> extends RunOptions {
  /** Any text: the same options give the same puzzles, on any machine. */
  readonly seed: string;
  /** Default 1; of pictures, all. */
  readonly count?: BatchSettings['count'];
  /**
   * The word that `rate` gives, or a range of its number: `2.5..3.0`; takes longer. Default: any, rated by
   * quick logic.
   */
  readonly difficulty?: Difficulty | `${number}..${number}`;
  /**
   * Only puzzles that logic with one step of look-ahead finishes; beside a difficulty each step follows
   * anyway. Default false.
   */
  readonly noGuess?: boolean;
  readonly settings?: GeneratorSettings<P>;
  /** Have the proofs checked. Default true. */
  readonly certify?: BatchSettings['certify'];
  /** Attempts at one puzzle before giving up. Default 300. */
  readonly limitAttempts?: BatchSettings['limit-attempts'];
  /** Receives each puzzle as soon as it is finished, in order; the answer holds all of them. */
  readonly onPuzzle?: (puzzle: CertifiedPuzzle) => void;
  /** Receives the number of finished puzzles, 0 first of all. */
  readonly onProgress?: (progress: GenerateProgress) => void;
}

/** The progress of a batch. */
export interface GenerateProgress {
  readonly done: number;
  readonly of: number;
}

const OPTIONS: OptionNames<GenerateOptions<Puzzle>> = {
  seed: true,
  count: true,
  difficulty: true,
  noGuess: true,
  settings: true,
  certify: true,
  limitAttempts: true,
  workers: true,
  signal: true,
  abort: true,
  onPuzzle: true,
  onProgress: true,
};

/** A generated puzzle, with its solution and its record. */
export type GeneratedPuzzle<P extends Puzzle, S> = Omit<CertifiedPuzzle, 'puzzle' | 'solution'> & {
  readonly puzzle: P;
  readonly solution: S;
};

/**
 * All puzzles that were wanted, in order; or those before the one whose attempts all failed, or that were
 * finished when it was stopped.
 */
export type Generated<P extends Puzzle, S> = {
  readonly puzzles: readonly GeneratedPuzzle<P, S>[];
} & ({ readonly status: 'done' | 'stopped' } | ({ readonly status: 'limit' } & Failures));

/**
 * Makes puzzles with exactly one solution, proved. No two are the same up to symmetry.
 *
 * @example
 * const made = await generate(sudoku, { seed: 'owl', settings: { size: 4 } });
 * assert.deepEqual([made.status, made.puzzles[0]?.verdict], ['done', 'unique']);
 *
 * @throws PuzzlewrightError for options that it does not have, a missing seed, settings that are wrong or
 *   that no puzzle can have, and for a family without a generator
 */
export async function generate<P extends Puzzle, S>(
  family: Family<P, S>,
  options: GenerateOptions<P>,
): Promise<Generated<P, S>> {
  requireFamily(family);
  const { id, name } = family;
  requireKnown('generate', options, OPTIONS);
  const { seed, noGuess = false, settings = {}, onPuzzle, onProgress } = options;
  requireSeed(seed);
  const generator = findGenerator(id);
  if (generator === undefined) throw new PuzzlewrightError('no-generator', `${name} has no generator.`);
  const wanted = demandOptions(
    readSettings(BATCH, {
      count: options.count,
      difficulty: options.difficulty,
      'limit-attempts': options.limitAttempts,
      certify: options.certify,
    }),
  );
  const { difficulty, 'limit-attempts': limitAttempts, certify } = wanted;
  const goal = { noGuess, ...difficulty };
  const batch = demand(await openBatch({ generator, settings, goal, seed }));
  const { count = batch.most ?? 1 } = wanted;
  const wrong = tooMany(batch, count);
  if (wrong !== undefined) demand(failure(wrong));
  const puzzles: CertifiedPuzzle[] = [];
  const store = openMemoryStore<PuzzleEntry>();
  const finished = ({ record }: PuzzleEntry): void => {
    puzzles.push(record);
    onPuzzle?.(record);
    onProgress?.({ done: puzzles.length, of: count });
  };
  onProgress?.({ done: 0, of: count });
  const request = { batch, count, limitAttempts, certify };
  const end = await running(options, (ports) => {
    return makeBatch(request, { ...ports, store }, { onPuzzle: finished });
  });
  if (end.status === 'foreign') throw new Error('a new store held a puzzle of another batch');
  const made = puzzles as unknown as Generated<P, S>['puzzles'];
  if (end.status === 'limit') {
    const { status, failures, nearest } = end;
    return { puzzles: made, status, failures, ...(nearest === undefined ? {} : { nearest }) };
  }
  return { puzzles: made, status: end.status };
}
