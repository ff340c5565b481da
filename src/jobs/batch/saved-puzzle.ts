/** The saved form of batches and books, as data that may have been altered since. */
import { z } from 'zod';
import { DIFFICULTIES, type PuzzleRecord, REACHES } from '../../../generators/index.js';
import { firstVersion, type SavedSchema } from '../../settings/index.js';

const FEWEST = z.object({
  of: z.string(),
  number: z.int(),
  lower: z.int(),
  by: z.enum(['loop', 'search']),
  certified: z.boolean(),
  words: z.string(),
});

/** The credits that a generator gives a puzzle. */
const CREDITS = z.looseObject({ title: z.string().exactOptional() });

/** The schema of an entry: a puzzle and its number in its batch, from 1. */
export const PUZZLE_ENTRY: SavedSchema<{ readonly number: number; readonly record: PuzzleRecord }> = z.object(
  {
    number: z.int().min(1),
    record: z.object({
      id: z.string(),
      family: z.string(),
      seed: z.string(),
      puzzle: z.looseObject({ family: z.string() }),
      solution: z.unknown(),
      verdict: z.literal('unique'),
      logic: z.enum(REACHES),
      difficulty: z.enum(DIFFICULTIES).exactOptional(),
      number: z.number().exactOptional(),
      engine: z.string(),
      certified: z.boolean(),
      credits: CREDITS.exactOptional(),
      fewest: FEWEST.exactOptional(),
      attempts: z.int().min(1),
    }),
  },
);

/** The place that an entry names, however much else of it is lost. */
export interface SavedPlace {
  readonly number?: number | undefined;
  readonly record: { readonly id: string };
}

/** The schema of a place. */
export const PUZZLE_PLACE: SavedSchema<SavedPlace> = z.object({
  number: z.int().optional(),
  record: z.object({ id: z.string() }),
});

/** The head of a book's store: the seed from which its puzzles are made. */
export interface BookHead {
  readonly version: 1;
  readonly seed: string;
}

/** The schema of the head. */
export const BOOK_HEAD: SavedSchema<BookHead> = z.object({ version: firstVersion(), seed: z.string() });
