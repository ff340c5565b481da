/**
 * What a resumed book takes over from its work file: puzzles of batches that the specification still has, which are still
 * what their ids make. A part whose settings were changed has other batches; the puzzles of the other parts stay.
 */
import { readId } from '../../generators/id.js';
import type { PuzzleRecord } from '../../generators/make.js';
import type { Slice } from '../book/slices.js';
import type { KeptLine, WorkLine } from './book-work-file.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { keyOfIntact } from './kept-puzzle.js';
import type { Pool } from './pool.js';

/** A line with the place that its id names; without a place where it holds no id. */
export interface PlacedLine extends KeptLine {
  readonly place?: { readonly slice: number; readonly number: number };
}

/**
 * Finds the place of every line. Puzzles of batches that the specification does not have (any more) are left out, with a
 * note.
 * @throws InputError when that is so of all puzzles: the work file belongs to another book
 */
export function placeLines(
  file: string,
  lines: readonly KeptLine[],
  slices: readonly Slice[],
  host: Host,
): readonly PlacedLine[] {
  const placed = lines.map((line) => placeOf(line, slices));
  const wanted = placed.filter((line) => line !== undefined);
  const others = placed.length - wanted.length;
  if (others > 0 && wanted.every(({ place }) => place === undefined))
    throw new InputError([
      `${file}: belongs to another specification or seed; leave out --resume and use --force to start anew`,
    ]);
  if (others > 0) {
    const puzzles = others === 1 ? '1 puzzle is' : `${others} puzzles are`;
    host.note(`${file}: ${puzzles} of parts that have been changed; left out`);
  }
  return wanted;
}

/** Undefined for a puzzle that the specification does not ask for. */
function placeOf(line: KeptLine, slices: readonly Slice[]): PlacedLine | undefined {
  const id = readId(String(line.record?.id));
  if (!id.ok) return line;
  const { prefix, number } = id.value;
  const slice = slices.findIndex(({ batch, count }) => batch.prefix === prefix && number <= count);
  return slice < 0 ? undefined : { ...line, place: { slice, number } };
}

/** A puzzle that may be taken over, and the key that symmetric copies of it share. */
export interface IntactLine extends WorkLine {
  readonly key: string;
}

/** Makes the puzzles of the lines once more; those that are not what they were are named and left out. */
export async function intactLines(
  file: string,
  lines: readonly PlacedLine[],
  slices: readonly Slice[],
  pool: Pool,
  host: Host,
): Promise<readonly IntactLine[]> {
  const intact = await Promise.all(
    lines.map(async ({ record, place }): Promise<IntactLine | undefined> => {
      if (place === undefined) return undefined;
      const { batch } = slices[place.slice]!;
      const key = await keyOfIntact(record, { batch, number: place.number }, pool);
      // It equals what its id makes, so it is such a record.
      return key === undefined ? undefined : { ...place, key, record: record as unknown as PuzzleRecord };
    }),
  );
  return intact.flatMap((found, index) => {
    if (found !== undefined) return [found];
    host.note(`${file}, line ${lines[index]!.line}: is not the puzzle that was made here; it is made again`);
    return [];
  });
}
