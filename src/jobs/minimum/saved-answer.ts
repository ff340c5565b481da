/** The saved form of lists of minimum problems, as data that may have been altered since. */
import { z } from 'zod';
import type { MinimumAnswer, MinimumProblemRequest } from '../../minimum/index.js';
import { firstVersion, type SavedSchema } from '../../settings/index.js';

/** The head of a list's store, before the answers. */
export interface ListHead {
  readonly version: 1;
  readonly problem: string;
  /** Distinguishes it from the state of a single request. */
  readonly list: true;
}

/** The schema of the head. */
export const LIST_HEAD: SavedSchema<ListHead> = z.object({
  version: firstVersion(),
  problem: z.string(),
  list: z.literal(true),
});

/** An answer that needs no further search. */
export type FinalAnswer = Extract<MinimumAnswer, { readonly status: 'proved' | 'none' }>;

/** A request and its answer. */
export interface AnsweredEntry {
  readonly question: MinimumProblemRequest;
  readonly answer: FinalAnswer;
}

const FIND = z.object({
  puzzle: z.looseObject({ family: z.string() }),
  solution: z.unknown().exactOptional(),
  chosen: z.array(z.string()).exactOptional(),
});

const COUNT = z.object({
  number: z.int().min(0),
  complete: z.boolean(),
  upToSymmetry: z.int().min(0).exactOptional(),
});

const STATS = z.record(z.string(), z.union([z.number(), z.string()]));

const PROVED = z.object({
  status: z.literal('proved'),
  optimum: z.int().min(0),
  finds: z.array(FIND).min(1),
  count: COUNT.exactOptional(),
  words: z.array(z.string()).exactOptional(),
  evidence: z.object({
    certified: z.boolean(),
    proof: z.literal('search').exactOptional(),
    words: z.string(),
  }),
  stats: STATS,
});

/** The schema of an entry. */
export const ANSWERED_ENTRY: SavedSchema<AnsweredEntry> = z.object({
  question: z.looseObject({ atMost: z.int().exactOptional() }),
  answer: z.discriminatedUnion('status', [PROVED, z.object({ status: z.literal('none'), stats: STATS })]),
});
