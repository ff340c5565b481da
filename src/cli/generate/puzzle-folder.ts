/** A folder with one file per puzzle of a batch: names, and the files of an interrupted run. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Batch, readId } from '../../../generators/index.js';
import {
  type ForeignEntry,
  PUZZLE_PLACE,
  type PuzzleEntry,
  type Store,
  type Stored,
} from '../../jobs/index.js';
import { readSaved } from '../../settings/index.js';
import { type Host, InputError } from '../host/index.js';
import { jsonLine, writeFiles } from '../output/index.js';
import { readRecord } from '../saved/index.js';

/** Digits of a file's number: files sort as they are numbered. */
const DIGITS = 4;

/** Puzzle 7 of sudoku is `sudoku-0007.json`. */
export function puzzleFile(folder: string, family: string, number: number): string {
  return path.join(folder, `${family}-${String(number).padStart(DIGITS, '0')}.json`);
}

/** The seed of the batch that has files in a folder, by the first with an id; undefined when none does. */
export function seedInFolder(folder: string, family: string, host: Host): string | undefined {
  if (!existsSync(folder)) return undefined;
  for (const file of puzzleFiles(folder, family)) {
    const saved = readSaved(PUZZLE_PLACE, { record: readRecord(file, host) });
    const id = saved.ok ? readId(saved.value.record.id) : saved;
    if (id.ok) return id.value.seed;
  }
  return undefined;
}

/** The files of a folder that are named as those of a batch of a family, in order of their names. */
export function puzzleFiles(folder: string, family: string): readonly string[] {
  const ending = /^-\d{4,}\.json$/;
  return readdirSync(folder)
    .sort()
    .filter((name) => name.startsWith(family) && ending.test(name.slice(family.length)))
    .map((name) => path.join(folder, name));
}

/** Options of the folder that holds a batch's puzzles. */
interface FolderOptions {
  readonly folder: string;
  readonly family: string;
  /** The numbers of the puzzles. */
  readonly numbers: readonly number[];
  /** Overwrite files that exist. */
  readonly force: boolean;
  /** Go on from the folder's files; otherwise it counts as empty. */
  readonly resume: boolean;
}

/**
 * A folder as the store of a batch: a file holds the record of one puzzle, and its name the puzzle's number.
 */
export function openPuzzleFolder(options: FolderOptions, host: Host): Store<PuzzleEntry> {
  const { folder, family, numbers, force, resume } = options;
  const refused = new Set<string>();
  return {
    read: async () => {
      if (!resume) return [];
      return numbers.flatMap((number): Stored[] => {
        const place = puzzleFile(folder, family, number);
        if (!existsSync(place)) return [];
        refused.add(place);
        return [{ place, value: { number, record: readRecord(place, host) } }];
      });
    },
    retain: async (entries) => {
      for (const { place } of entries) refused.delete(place);
    },
    append: async ({ number, record }) => {
      const file = puzzleFile(folder, family, number);
      writeFiles([{ path: file, content: jsonLine(record) }], force || refused.has(file));
    },
  };
}

/** A whole id of other settings or another seed is no damage: the folder belongs to another batch. */
export function foreignFile({ place, number, id }: ForeignEntry, { prefix }: Batch): InputError {
  return new InputError([
    `${place}: is not puzzle ${number} of the batch ${prefix}; found ${id}`,
    'resume with the settings and the seed of the folder, or write to another folder with -o',
  ]);
}
