/** What stores keep of pictures, as data that may have been altered since. */
import { z } from 'zod';
import { DIFFICULTIES } from '../../generators/goal.js';
import { LIMIT_NAMES } from '../core/budget.js';
import type { SavedSchema } from '../core/saved.js';
import type { MadePicture } from './picture-task.js';

const side = z.int().min(1);
const lines = z.array(z.string());
const clues = z.array(z.array(z.int()));
const cells = z.array(z.tuple([z.int().min(0), z.int().min(0)]));

/** The picture of an entry: that of a puzzle that was proved to have one solution. */
const MADE: SavedSchema<MadePicture> = z.object({
  puzzle: z.object({
    family: z.literal('nonogram'),
    rows: clues,
    columns: clues,
    given: lines.exactOptional(),
  }),
  solution: lines,
  verdict: z.literal('unique'),
  certified: z.boolean(),
  line: z.boolean(),
  changed: cells,
  given: cells,
  lowerBound: z.number(),
  proved: z.boolean(),
  limit: z.enum(LIMIT_NAMES).exactOptional(),
  reached: z.boolean(),
  rating: z.object({
    difficulty: z.enum(DIFFICULTIES),
    guessing: z.boolean(),
    measures: z.record(z.string(), z.number()),
  }),
  original: z.object({ width: side, height: side, cells: z.array(z.literal([0, 1])) }),
  threshold: z.number().exactOptional(),
  sweep: z.object({ otsu: z.number(), differs: cells }).exactOptional(),
  squares: z.object({ objective: z.number(), bound: z.number(), gap: z.number() }).exactOptional(),
});

/** An entry whose nonogram has one solution, as it was read back; its request and its record are compared with what they should be. */
export interface SavedPicture {
  readonly name: string;
  readonly request: object;
  readonly made: MadePicture;
  readonly puzzle: { readonly family: string };
}

/** The schema of an entry. */
export const PICTURE_ENTRY: SavedSchema<SavedPicture> = z.object({
  name: z.string(),
  request: z.looseObject({}),
  made: MADE,
  puzzle: z.looseObject({ family: z.string() }),
});
