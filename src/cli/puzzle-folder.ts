/** A folder with one file per puzzle of a batch: names, and what an interrupted run has left there. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readId } from '../../generators/id.js';
import type { Batch } from '../../generators/make.js';
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

/** The seed of the batch that has files in a folder, by the first that says it; undefined when none does. */
export function seedInFolder(folder: string, family: string, host: Host): string | undefined {
  if (!existsSync(folder)) return undefined;
  const ending = /^-\d{4,}\.json$/;
  const files = readdirSync(folder)
    .sort()
    .filter((name) => name.startsWith(family) && ending.test(name.slice(family.length)));
  for (const name of files) {
    const id = readId(String(readRecord(path.join(folder, name), host)?.id));
    if (id.ok) return id.value.seed;
  }
  return undefined;
}

/** A file of a folder: what stands in it, or undefined when that is no JSON object. */
export interface KeptFile {
  readonly number: number;
  readonly file: string;
  readonly record: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The files of a batch that are in a folder, in order of their numbers.
 * @throws InputError for files that hold a puzzle of another batch
 */
export function keptFiles(
  folder: string,
  family: string,
  { batch, count }: { readonly batch: Batch; readonly count: number },
  host: Host,
): readonly KeptFile[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return numbers.flatMap((number) => {
    const file = puzzleFile(folder, family, number);
    if (!existsSync(file)) return [];
    const record = readRecord(file, host);
    refuseOtherBatch(file, record, number, batch);
    return [{ number, file, record }];
  });
}

/** A whole id of other settings or another seed is no damage: the folder belongs to another batch. */
function refuseOtherBatch(file: string, record: KeptFile['record'], number: number, { prefix }: Batch): void {
  const id = readId(String(record?.id));
  if (!id.ok || id.value.prefix === prefix) return;
  throw new InputError([
    `${file}: is not puzzle ${number} of the batch ${prefix}; found ${String(record?.id)}`,
    'resume with the settings and the seed of the folder, or write to another folder with -o',
  ]);
}

function readRecord(file: string, host: Host): KeptFile['record'] {
  const json = parseJson(readSource(file, host).text);
  const isObject = json.ok && typeof json.value === 'object' && json.value !== null;
  return isObject ? (json.value as Record<string, unknown>) : undefined;
}
