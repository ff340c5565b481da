import { type LocatedSpec, readSpec, slicesOf, withoutEnglish } from '../book/index.js';
import { PuzzlewrightError } from '../core/index.js';
import {
  ATTEMPTS_SETTING,
  type BoundBook,
  bindBook,
  CERTIFY_SETTING,
  collectBook,
  openInProcess,
  openMemoryStore,
  type PuzzleEntry,
  type Workers,
} from '../jobs/index.js';
import { type GivenSettings, readSettings, settings } from '../settings/index.js';
import { demand, demandOptions } from './input.js';
import { type OptionNames, requireKnown } from './options.js';

const MAKING = settings({ ...ATTEMPTS_SETTING, ...CERTIFY_SETTING });
type MakingSettings = GivenSettings<typeof MAKING>;

/** Options for the puzzles of a book. */
export interface BookOptions {
  /** Used where the specification names none. */
  readonly seed?: string;
  /** Have the proofs checked. Default true. */
  readonly certify?: MakingSettings['certify'];
  /** Attempts at one puzzle before giving up. Default 300. */
  readonly limitAttempts?: MakingSettings['limit-attempts'];
  /** The workers that make the puzzles; default: the caller's own thread. */
  readonly workers?: Workers;
}

const OPTIONS: OptionNames<BookOptions> = { seed: true, certify: true, limitAttempts: true, workers: true };

/**
 * Makes the book that a specification describes: its PDF, and the record of its puzzles as JSON text.
 * Parts that exist in English alone are left out of a book in another language, unless it has `english:
 * true`; a warning says so.
 *
 * @example
 * const book = await bookFromSpec('{ "seed": "a", "parts": [{ "family": "nonogram", "count": 1, "parameters": { "size": 5 } }] }');
 * assert.deepEqual([book.puzzles, book.certified], [1, true]);
 *
 * @param spec YAML or JSON, as `puzzlewright book --example` shows it; parts of files belong to the command
 *   line
 * @throws PuzzlewrightError for options that it does not have, for what is wrong with the specification, for
 *   puzzles that could not be made; that a printer would reject the book is a warning here
 */
export async function bookFromSpec(spec: string, options: BookOptions = {}): Promise<BoundBook> {
  requireKnown('bookFromSpec', options, OPTIONS);
  const { certify, 'limit-attempts': limitAttempts } = demandOptions(
    readSettings(MAKING, { certify: options.certify, 'limit-attempts': options.limitAttempts }),
  );
  const located = demand(readSpec(spec));
  const seed = located.spec.seed ?? options.seed;
  if (seed === undefined) {
    throw new PuzzlewrightError(
      'book-seed',
      'The book has no seed; expected one in the specification or the options.',
    );
  }
  if (located.spec.parts.some(({ kind }) => kind === 'files')) {
    throw new PuzzlewrightError(
      'book-files',
      'The specification names files, which only the command line reads.',
    );
  }
  const { spec: whole, pathBefore, said } = withoutEnglish({ ...located.spec, seed }, () => []);
  if (whole.parts.length === 0)
    throw new PuzzlewrightError('book-empty', `Nothing is left of the book. ${said}`);
  const placeOf: LocatedSpec['placeOf'] = (path) => located.placeOf(pathBefore(path));
  const slices = demand(await slicesOf({ spec: whole, placeOf }, seed));
  const { workers = openInProcess() } = options;
  const end = await collectBook(
    { spec: whole, files: new Map(), slices, certify, limitAttempts },
    { workers, store: openMemoryStore<PuzzleEntry>() },
  );
  if (end.status === 'done') {
    const binding = await bindBook(whole, end.puzzles, end.steps);
    if (binding.status === 'refused')
      throw new PuzzlewrightError('printer-rejects', binding.reasons.join('\n'));
    const { book } = binding;
    return said === undefined ? book : { ...book, warnings: [said, ...book.warnings] };
  }
  throw new PuzzlewrightError(
    'book-unfinished',
    `The puzzles of the book were not finished (${end.status}).`,
  );
}
