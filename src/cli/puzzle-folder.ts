/** A folder with one file per puzzle of a batch: names, and what an interrupted run has left there. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readId, writeId } from '../../generators/id.js';
import type { Batch } from '../../generators/make.js';
import { canonicalKey } from '../families/canonical.js';
import { findFamily } from '../families/index.js';
import { parseJson } from '../formats/json.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { readSource } from './read-source.js';

/** Digits of a file's number: files sort as they are numbered. */
const DIGITS = 4;

/** Puzzle 7 of sudoku is `sudoku-0007.json`. */
export function puzzleFile(folder: string, family: string, number: number): string {
  return path.join(folder, `${family}-${String(number).padStart(DIGITS, '0')}.json`);
}

/** The seed of the batch that has files in a folder; undefined when there are none. */
export function seedInFolder(folder: string, family: string, host: Host): string | undefined {
  if (!existsSync(folder)) return undefined;
  const ending = /^-\d{4,}\.json$/;
  const file = readdirSync(folder)
    .sort()
    .find((name) => name.startsWith(family) && ending.test(name.slice(family.length)));
  if (file === undefined) return undefined;
  const id = readId(String(readRecord(path.join(folder, file), host).id));
  return id.ok ? id.value.seed : undefined;
}

/**
 * The keys of a batch's puzzles that are in a folder, by number.
 * @throws InputError for files that are no puzzle of the batch
 */
export function knownPuzzles(
  folder: string,
  family: string,
  { batch, count }: { readonly batch: Batch; readonly count: number },
  host: Host,
): ReadonlyMap<number, string> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return new Map(
    numbers.flatMap((number) => {
      const file = puzzleFile(folder, family, number);
      return existsSync(file) ? [[number, keyInFile(file, number, batch, host)] as const] : [];
    }),
  );
}

function keyInFile(file: string, number: number, { generator, prefix }: Batch, host: Host): string {
  const record = readRecord(file, host);
  const id = readId(String(record.id));
  if (!id.ok || writeId(prefix, number, id.value.attempt) !== record.id) {
    throw new InputError([
      `${file}: is not puzzle ${number} of the batch ${prefix}; found ${String(record.id)}`,
      'resume with the settings and the seed of the folder, or write to another folder with -o',
    ]);
  }
  const family = findFamily(id.value.generator.family);
  if (family === undefined) throw new Error(`generator ${generator} makes puzzles of no family`);
  const puzzle = family.readPuzzle(record.puzzle);
  if (!puzzle.ok) throw InputError.ofIssues(file, puzzle.issues);
  return canonicalKey(family, puzzle.value);
}

function readRecord(file: string, host: Host): Readonly<Record<string, unknown>> {
  const json = parseJson(readSource(file, host).text);
  if (!json.ok) throw InputError.ofIssues(file, json.issues);
  if (typeof json.value === 'object' && json.value !== null) return json.value as Record<string, unknown>;
  throw new InputError([`${file}: holds no puzzle; expected what generate writes`]);
}
