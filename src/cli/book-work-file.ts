/**
 * The work file of a book in the making, beside its PDF: one line with the seed of the book, then every finished puzzle as it
 * comes, a line each. It is removed when the book is finished.
 */
import { appendFileSync, existsSync, rmSync } from 'node:fs';
import type { PuzzleRecord } from '../../generators/make.js';
import { parseJson } from '../formats/json.js';
import { jsonLine } from './deliver.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { MOST_OWN } from './read-bytes.js';
import { readSource } from './read-source.js';
import { reasonOf, writeFiles } from './write-files.js';

/** A line of the work file: a finished puzzle and its place among the book's batches. */
export interface WorkLine {
  /** Position of the batch, from 0. */
  readonly slice: number;
  /** Number in the batch, from 1. */
  readonly number: number;
  readonly record: PuzzleRecord;
}

/** A line as it was read back, with its number in the file; the record is absent where it holds none. */
export interface KeptLine {
  readonly line: number;
  readonly record?: Readonly<Record<string, unknown>>;
}

interface WorkHead {
  readonly seed: string;
}

/** `book.pdf` is made in `book.puzzles.jsonl`. */
export function workFileOf(pdf: string): string {
  return pdf.replace(/\.pdf$/i, '.puzzles.jsonl');
}

/**
 * What an interrupted book left behind; undefined when there is no work file.
 * @throws InputError when the file is no work file
 */
export function readWorkFile(
  file: string,
  host: Host,
): { readonly seed: string; readonly lines: readonly KeptLine[] } | undefined {
  if (!existsSync(file)) return undefined;
  // An interruption may have cut off the last line: what follows the last line end is left out.
  const [head, ...lines] = readSource(file, host, MOST_OWN).text.split('\n').slice(0, -1);
  const seed = head === undefined ? undefined : fieldOf(head, 'seed');
  if (typeof seed !== 'string')
    throw new InputError([
      `${file}: is no work file of a book: expected the seed of the book in its first line`,
    ]);
  return { seed, lines: lines.map((text, index) => keptLine(text, FIRST_LINE + index)) };
}

/** The line after the head, counted from 1. */
const FIRST_LINE = 2;

function keptLine(text: string, line: number): KeptLine {
  const record = fieldOf(text, 'record');
  const isObject = typeof record === 'object' && record !== null;
  return isObject ? { line, record: record as Readonly<Record<string, unknown>> } : { line };
}

/** A field of a JSON object; undefined where the text is no such object or does not have it. */
function fieldOf(text: string, field: string): unknown {
  const json = parseJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined;
  return (json.value as Readonly<Record<string, unknown>>)[field];
}

/**
 * A work file that appears with its first new puzzle.
 * @throws InputError (its functions) when the file cannot be written
 */
export function openWorkFile(file: string, head: WorkHead) {
  let begun = false;
  let before: readonly WorkLine[] = [];
  const begin = (): void => {
    // Written anew when a book is resumed: what was altered, or cut off by an interruption, is left out.
    writeFiles([{ path: file, content: [head, ...before].map(jsonLine).join('') }], true);
    begun = true;
  };
  return {
    /** Says which puzzles there are already. */
    startWith: (lines: readonly WorkLine[]): void => {
      before = lines;
    },
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
