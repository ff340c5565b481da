/**
 * A batch of puzzles as a job: made by workers, kept in a store as they are finished, resumed from what the
 * store has.
 */

import {
  type RefusedEntry,
  type Stopped,
  type Store,
  unlessCancelled,
  type Workers,
} from '../ports/index.js';
import { type BatchStep, fillBatch } from './fill-batch.js';
import {
  type ForeignEntry,
  type PuzzleEntry,
  placeEntries,
  resumePuzzles,
  type Wanted,
} from './puzzle-entries.js';
import { puzzleMaker, queueLengthOf } from './puzzle-maker.js';
import type { Shard } from './shard.js';

/** The puzzles of a batch, from 1 to `count`. */
export interface BatchRequest extends Wanted {
  /**
   * Only the puzzles of this part; copies among them are left, as {@link mergeShards} of merge.ts expects
   * them.
   */
  readonly shard?: Shard | undefined;
  /** Attempts at one puzzle before the batch gives up. */
  readonly limitAttempts: number;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** The ports of a job. */
export interface PuzzlePorts {
  readonly workers: Workers;
  readonly store: Store<PuzzleEntry>;
  /** Polled between puzzles; true stops the job: its tasks are cancelled, and what is finished is kept. */
  readonly abort?: () => boolean;
}

/** Events while a batch is made. */
export interface BatchEvents {
  /** The number of entries of the store are valid and are kept. */
  onKept?(count: number): void;
  /** An entry differs from the puzzle that its id makes; the puzzle is made again. */
  onRefused?(entry: RefusedEntry): void;
  /** A puzzle was finished; it is in the store already. */
  onPuzzle?(entry: PuzzleEntry): void;
}

/** The limit that ended a batch before all its puzzles. */
type BatchLimit = Extract<BatchStep, { readonly status: 'limit' }>;

/** The end of a batch. `foreign`: the store holds puzzles of other batches, and nothing was made. */
export type BatchEnd =
  | { readonly status: 'done' }
  | { readonly status: 'foreign'; readonly entry: ForeignEntry }
  | BatchLimit
  | Stopped;

/** Makes those puzzles of a batch that the store does not have yet, in the order of their numbers. */
export function makeBatch(
  request: BatchRequest,
  ports: PuzzlePorts,
  events: BatchEvents = {},
): Promise<BatchEnd> {
  return unlessCancelled(async () => {
    const { own, foreign } = placeEntries(await ports.store.read(), [request]);
    if (foreign[0] !== undefined) return { status: 'foreign', entry: foreign[0] };
    const { kept, refused } = await resumePuzzles(ports.store, own, [request], ports.workers);
    events.onKept?.(kept.length);
    for (const entry of refused) events.onRefused?.(entry);
    const known = new Map(kept.map(({ number, key }) => [number, key]));
    return makeOthers(request, known, ports, events);
  });
}

async function makeOthers(
  { certify, ...filling }: BatchRequest,
  known: ReadonlyMap<number, string>,
  ports: PuzzlePorts,
  { onPuzzle }: BatchEvents,
): Promise<BatchEnd> {
  const { workers, abort } = ports;
  const make = puzzleMaker(workers, { certify, abort });
  const steps = fillBatch({ ...filling, known, queueLength: () => queueLengthOf(workers), make });
  return keepPuzzles(steps, ports, onPuzzle);
}

/** Keeps the puzzles of a batch in its store as they come. */
export async function keepPuzzles(
  steps: AsyncIterable<BatchStep>,
  { workers, store, abort }: PuzzlePorts,
  onPuzzle: BatchEvents['onPuzzle'],
): Promise<Extract<BatchEnd, { readonly status: 'done' | 'limit' }>> {
  for await (const step of steps) {
    if (step.status === 'limit') {
      await workers.cancel();
      return step;
    }
    const entry = { slice: 0, number: step.number, record: step.record };
    await store.append(entry);
    onPuzzle?.(entry);
    if (abort?.() === true) await workers.cancel();
  }
  return { status: 'done' };
}
