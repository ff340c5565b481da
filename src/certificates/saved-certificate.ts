/** The schema of certificate files, which may come from anybody. */
import { z } from 'zod';
import { type SavedSchema, sentence } from '../settings/index.js';
import type { Certificate } from './format.js';

/** Rows and columns of a board that a census is asked of. */
const MOST_LINES = 50;

const VERSION = z.literal(1);
const PUZZLE = z.looseObject({ family: z.string() });
const CLUES = z.array(z.int().min(0));
const PROOF = z.strictObject({ clauses: z.int().min(0), lrat: z.string() });

const ROW = z.strictObject({
  name: z.string(),
  variables: z.array(z.int().min(0)),
  coefficients: z.array(z.number()),
  lower: z.number().nullable(),
  upper: z.number().nullable(),
});

const EXHAUSTION = z.strictObject({
  formulation: z.string(),
  values: z.string(),
  rows: z.array(ROW),
  proof: PROOF,
});

/** The schema of a certificate of any kind. */
export const CERTIFICATE: SavedSchema<Certificate> = z.discriminatedUnion(
  'certificate',
  [
    z.strictObject({
      certificate: z.literal('solutions'),
      version: VERSION,
      puzzle: PUZZLE,
      solutions: z.array(z.unknown()).max(10_000),
      ...EXHAUSTION.shape,
    }),
    z.strictObject({
      certificate: z.literal('fewest-clues'),
      version: VERSION,
      puzzle: PUZZLE,
      solution: z.unknown(),
      kinds: z.array(z.string()).exactOptional(),
      among: z.enum(['all', 'given']),
      weights: z.array(z.int().min(1)).exactOptional(),
      lower: z.int().min(0),
      sets: z.array(CLUES),
      others: z.string(),
      bound: PROOF.exactOptional(),
      chosen: CLUES.exactOptional(),
      unique: EXHAUSTION.exactOptional(),
    }),
    z.strictObject({
      certificate: z.literal('fewest-walls'),
      version: VERSION,
      size: z.int().min(1).max(30),
      queens: z.int().min(1),
      lower: z.int().min(0),
      bound: PROOF.exactOptional(),
      placement: z.array(z.string()).exactOptional(),
    }),
    z.strictObject({
      certificate: z.literal('fewest-of-board'),
      version: VERSION,
      puzzle: PUZZLE,
      kinds: z.array(z.string()).exactOptional(),
      solutions: z.int().min(0),
      byFewest: z.array(z.int().min(0)),
      unfixed: z.int().min(0),
      digest: z.string(),
      example: z.strictObject({ solution: z.unknown(), chosen: CLUES }).exactOptional(),
    }),
    z.strictObject({
      certificate: z.literal('census'),
      version: VERSION,
      family: z.string(),
      census: z.string(),
      rows: z.int().min(1).max(MOST_LINES),
      columns: z.int().min(1).max(MOST_LINES),
      cases: z.int().min(0),
      counts: CLUES,
      more: z.int().min(1).exactOptional(),
      examples: z.array(PUZZLE).max(100),
    }),
  ],
  {
    error: ({ input }) =>
      sentence('a certificate, as check, count and minimum --certificate write it', input),
  },
);
