/**
 * The work file of a book in the making, beside its PDF: one line with the seed of the book, then every
 * finished puzzle as it comes, a line each. It is removed when the book is finished.
 */
import { existsSync, rmSync } from 'node:fs';
import { describeIssue } from '../../core/index.js';
import { BOOK_HEAD, type BookHead, type PuzzleEntry, type Store } from '../../jobs/index.js';
import { readSaved } from '../../settings/index.js';
import { type Host, InputError } from '../host/index.js';
import { headOf, openLineStore } from '../saved/index.js';

/** `book.pdf` is made in `book.puzzles.jsonl`. */
export function workFileOf(pdf: string): string {
  return pdf.replace(/\.pdf$/i, '.puzzles.jsonl');
}

/**
 * The seed of the book that a work file belongs to; undefined when there is no such file.
 * @throws InputError when the file is no work file
 */
export function seedInWorkFile(file: string, host: Host): string | undefined {
  if (!existsSync(file)) return undefined;
  const read = readSaved(BOOK_HEAD, headOf(file, host));
  if (read.ok) return read.value.seed;
  throw new InputError([
    `${file}: is no work file of a book: expected the seed of the book in its first line`,
    ...read.issues.map((found) => `${file}, line 1: ${describeIssue(found)}`),
  ]);
}

/** Options of a work file. */
interface WorkFileOptions {
  readonly seed: string;
  /** Go on from the file's entries; otherwise it counts as empty. */
  readonly resume: boolean;
}

/** A work file as the store of a book; it appears with the first new puzzle. */
export function openWorkFile(
  file: string,
  { seed, resume }: WorkFileOptions,
  host: Host,
): Store<PuzzleEntry> & { remove(): void } {
  const head: BookHead = { version: 1, seed };
  return {
    ...openLineStore<PuzzleEntry>(file, { head, resume }, host),
    remove: () => rmSync(file, { force: true }),
  };
}
