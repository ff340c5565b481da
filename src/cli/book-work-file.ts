/**
 * The work file of a book in the making, beside its PDF: one line that says which book, then every finished puzzle as it
 * comes, a line each. It is removed when the book is finished.
 */
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { fingerprint } from '../../generators/fingerprint.js';
import type { PuzzleRecord } from '../../generators/make.js';
import type { Slice } from '../book/slices.js';
import type { Puzzle } from '../families/family.js';
import { parseJson } from '../formats/json.js';
import { jsonLine } from './deliver.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_OWN } from './read-bytes.js';
import { readSource } from './read-source.js';
import { reasonOf, writeFiles } from './write-files.js';

/** A line of the work file. */
export interface WorkLine {
  readonly slice: number;
  readonly number: number;
  readonly record: PuzzleRecord;
}

interface WorkHead {
  readonly book: string;
  readonly seed: string;
}

/** `book.pdf` is made in `book.puzzles.jsonl`. */
export function workFileOf(pdf: string): string {
  return pdf.replace(/\.pdf$/i, '.puzzles.jsonl');
}

/**
 * What tells one book's puzzles from another's: all batches, with settings, goals and seeds, their counts, and the
 * puzzles of files, of which no copies may be made.
 */
export function fingerprintOf(slices: readonly Slice[], read: readonly Puzzle[]): string {
  const each = [
    ...slices.map(({ batch, count }) => `${batch.prefix} ${count}`),
    ...read.map((puzzle) => JSON.stringify(puzzle)),
  ];
  return fingerprint(new TextEncoder().encode(each.join('\n')));
}

/** The seed of an interrupted book; undefined when there is none. */
export function seedInWorkFile(file: string, host: Host): string | undefined {
  return existsSync(file) ? readLines<WorkHead>(file, host).head.seed : undefined;
}

/**
 * The puzzles that an interrupted book has already.
 * @throws InputError when the work file is of another book
 */
export function linesInWorkFile(file: string, book: string, host: Host): readonly WorkLine[] {
  const { head, lines } = readLines<WorkHead>(file, host);
  if (head.book === book) return lines as readonly WorkLine[];
  throw new InputError([
    `${file}: belongs to another specification or seed; leave out --resume and use --force to start anew`,
  ]);
}

/** The lines that are whole: an interruption may have cut off the last one. */
function readLines<Head>(
  file: string,
  host: Host,
): { readonly head: Head; readonly lines: readonly unknown[] } {
  const { text } = readSource(file, host, MOST_OWN);
  const [head, ...lines] = text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const json = parseJson(line);
      if (!json.ok) throw InputError.ofIssues(file, json.issues);
      return json.value;
    });
  if (head === undefined) throw new InputError([`${file}: is no work file of a book; remove it`]);
  return { head: head as Head, lines };
}

/**
 * A work file that appears with its first new puzzle.
 * @param lines what an interrupted book has already
 * @throws InputError (its functions) when the file cannot be written
 */
export function openWorkFile(file: string, head: WorkHead, lines: readonly WorkLine[]) {
  let begun = false;
  const begin = (): void => {
    // Written anew when a book is resumed: an interruption may have left half a line at the end.
    writeFiles([{ path: file, content: [head, ...lines].map(jsonLine).join('') }], true);
    begun = true;
  };
  return {
    add: (line: WorkLine): void => {
      if (!begun) begin();
      try {
        appendFileSync(file, jsonLine(line));
      } catch (error) {
        throw new InputError([`${file}: cannot be written (${reasonOf(error)})`]);
      }
    },
    remove: () => rmSync(file, { force: true }),
  };
}
