/**
 * The work file of a book in the making, beside its PDF: one line with the seed of the book, then every finished puzzle as it
 * comes, a line each. It is removed when the book is finished.
 */
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import { describeIssue } from '../core/issue.js';
import { readSaved } from '../core/saved.js';
import { parseJson } from '../formats/json.js';
import type { PuzzleEntry } from '../jobs/puzzle-entries.js';
import { BOOK_HEAD, type BookHead } from '../jobs/saved-puzzle.js';
import type { Store } from '../jobs/store.js';
import { jsonLine } from './deliver.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_OWN } from './read-bytes.js';
import { readSource } from './read-source.js';
import { reasonOf, writeFiles } from './write-files.js';

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
  const [head] = wholeLines(file, host);
  const read = readSaved(BOOK_HEAD, head === undefined ? undefined : dataIn(head));
  if (read.ok) return read.value.seed;
  throw new InputError([
    `${file}: is no work file of a book: expected the seed of the book in its first line`,
    ...read.issues.map((found) => `${file}, line 1: ${describeIssue(found)}`),
  ]);
}

/** The line after the head, counted from 1. */
const FIRST_LINE = 2;

/** How a work file is used. */
interface WorkFileOptions {
  readonly seed: string;
  /** Go on from what the file holds; otherwise it counts as empty. */
  readonly resume: boolean;
}

/** A work file as the store of a book; it appears with the first new puzzle. */
export function openWorkFile(
  file: string,
  { seed, resume }: WorkFileOptions,
  host: Host,
): Store<PuzzleEntry> & { remove(): void } {
  let isBegun = false;
  let before: readonly PuzzleEntry[] = [];
  const begin = (): void => {
    // Written anew when a book is resumed: what was altered, or cut off by an interruption, is left out.
    const head: BookHead = { version: 1, seed };
    const lines = [head, ...before];
    writeFiles([{ path: file, content: lines.map(jsonLine).join('') }], true);
    isBegun = true;
  };
  return {
    read: async () => {
      if (!resume || !existsSync(file)) return [];
      const [, ...lines] = wholeLines(file, host);
      return lines.map((text, index) => ({
        place: `${file}, line ${FIRST_LINE + index}`,
        value: dataIn(text),
      }));
    },
    retain: async (entries) => {
      before = entries.map(({ entry }) => entry);
    },
    append: async (entry) => {
      if (!isBegun) begin();
      try {
        appendFileSync(file, jsonLine(entry));
      } catch (error) {
        throw new InputError([`${file}: cannot be written (${reasonOf(error)})`]);
      }
    },
    remove: () => rmSync(file, { force: true }),
  };
}

/** The lines of a file. An interruption may have cut off the last one: what follows the last line end is left out. */
function wholeLines(file: string, host: Host): readonly string[] {
  return readSource(file, host, MOST_OWN).text.split('\n').slice(0, -1);
}

/** The data of a line; undefined where it is no JSON. */
function dataIn(line: string): unknown {
  const json = parseJson(line);
  return json.ok ? json.value : undefined;
}
