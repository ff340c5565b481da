/**
 * The parts of a batch as one batch. A part keeps each of its puzzles as it is first made; copies across
 * parts are found here, in the order of the numbers, and made again from their next attempt on. So the batch
 * is the one that a single run makes.
 */

import { type Stored, unlessCancelled } from '../ports/index.js';
import {
  type BatchEnd,
  type BatchEvents,
  type BatchRequest,
  keepPuzzles,
  type PuzzlePorts,
} from './batch.js';
import { fillBatch } from './fill-batch.js';
import { puzzleMaker } from './puzzle-maker.js';
import { numbersOf } from './shard.js';
import { type RefusedInShard, readShards } from './shard-puzzles.js';

/** Events while parts are merged. */
export interface MergeEvents extends Pick<BatchEvents, 'onPuzzle'> {
  /** A puzzle is a copy of an earlier one, turned or mirrored perhaps, and is made again. */
  onCopy?(number: number): void;
}

/**
 * The end of a merge. `refused`: some entries are no puzzles of the batch; `missing`: the parts do not have
 * these numbers. In both cases nothing was kept.
 */
export type MergeEnd =
  | Exclude<BatchEnd, { readonly status: 'foreign' }>
  | { readonly status: 'refused'; readonly refused: readonly RefusedInShard[] }
  | { readonly status: 'missing'; readonly numbers: readonly number[] };

/** Merges the entries that all parts of a batch left, in any order. */
export function mergeShards(
  request: Omit<BatchRequest, 'shard'>,
  entries: readonly Stored[],
  ports: PuzzlePorts,
  { onCopy, onPuzzle }: MergeEvents = {},
): Promise<MergeEnd> {
  const { certify, ...filling } = request;
  return unlessCancelled(async () => {
    const read = readShards(entries, request);
    if (read.status === 'refused') return read;
    const numbers = numbersOf(request.count).filter((number) => !read.puzzles.has(number));
    if (numbers.length > 0) return { status: 'missing', numbers };
    const makeAgain = puzzleMaker(ports.workers, { certify, abort: ports.abort });
    const steps = fillBatch({
      ...filling,
      queueLength: () => 1,
      make: async (making) => {
        if (making.firstAttempt === 0) return read.puzzles.get(making.number)!;
        onCopy?.(making.number);
        return makeAgain(making);
      },
    });
    return keepPuzzles(steps, ports, onPuzzle);
  });
}
