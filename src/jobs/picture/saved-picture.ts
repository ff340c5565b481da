/** The saved form of pictures, as data that may have been altered since. */
import * as z from 'zod';
import { DIFFICULTIES, REACHES } from '../../../generators/index.js';
import type { SavedSchema } from '../../settings/index.js';
import type { PictureRecord } from './record.js';

const lines = z.array(z.string());
const cells = z.array(z.tuple([z.int().min(0), z.int().min(0)]));

/**
 * The fields of an entry that identify it and allow a new proof; all its other fields are kept as they are.
 */
export interface SavedPicture {
  readonly name: string;
  readonly request: object;
  readonly record: Pick<
    PictureRecord,
    'solution' | 'verdict' | 'certified' | 'logic' | 'difficulty' | 'number' | 'seed' | 'limit'
  > & {
    readonly puzzle: { readonly family: string };
  };
}

/** The schema of an entry. */
export const PICTURE_ENTRY: SavedSchema<SavedPicture> = z.looseObject({
  name: z.string(),
  request: z.looseObject({}),
  record: z.looseObject({
    puzzle: z.looseObject({ family: z.string() }),
    solution: lines,
    verdict: z.enum(['unique', 'multiple', 'undecided']),
    certified: z.boolean(),
    line: z.boolean(),
    changed: cells,
    given: cells,
    lowerBound: z.number(),
    proved: z.boolean(),
    reached: z.boolean(),
    limit: z.string().exactOptional(),
    logic: z.enum(REACHES).nullable(),
    difficulty: z.enum(DIFFICULTIES).exactOptional(),
    number: z.number().exactOptional(),
    method: z.string(),
    likeness: z.number().min(0).max(1),
    recognition: z.enum(['likely', 'hard']).exactOptional(),
    seed: z.string(),
  }),
});
