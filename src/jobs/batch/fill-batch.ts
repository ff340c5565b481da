/**
 * Fills a batch: no puzzle comes twice, symmetric copies included. Puzzles are made in any order and by any
 * workers, and accepted in the order of their numbers: a copy of an earlier one is made again from its next
 * attempt on. So the batch is the same however many are made at once.
 */
import type { Batch, Failures, MakeRequest, Making, PuzzleRecord } from '../../../generators/index.js';
import { numbersOf, type Shard } from './shard.js';

/** The batch to fill, and its puzzles. */
interface BatchFilling {
  readonly batch: Batch;
  /** Puzzles 1 to `count`. */
  readonly count: number;
  /** The number up to which puzzles exist already; their keys must not occur again. Default 0. */
  readonly from?: number;
  /**
   * Only the puzzles of this part, each as it is first made: which of them are copies is known when the parts
   * are merged.
   */
  readonly shard?: Shard | undefined;
  /** Attempts at one puzzle before the batch gives up. */
  readonly limitAttempts: number;
  /** The number of puzzles to request at once. */
  queueLength(): number;
  /** Keys of puzzles that there are already, by number: these are not made again. */
  readonly known?: ReadonlyMap<number, string>;
  /** Keys of puzzles elsewhere that must not occur; the keys of this batch are added. */
  readonly taken?: Set<string>;
  /** Makes one puzzle, here or on another thread. */
  make(request: MakeRequest): Promise<Making>;
}

/** A step of filling a batch, in the order of the numbers; a limit is the last one. */
export type BatchStep =
  | { readonly status: 'made'; readonly number: number; readonly record: PuzzleRecord }
  | ({
      readonly status: 'limit';
      readonly number: number;
      readonly limitAttempts: number;
    } & Failures);

/** Fills a batch. A caller that ends it early discards the puzzles that are still being made. */
export async function* fillBatch(filling: BatchFilling): AsyncGenerator<BatchStep> {
  const { batch, limitAttempts, queueLength, known, shard, taken = new Set<string>(), from = 0 } = filling;
  const numbers = numbersOf(filling.count, shard).filter((number) => number > from);
  const waiting = new Map<number, Promise<Making>>();
  const begin = (number: number, firstAttempt = 0): Promise<Making> => {
    const making = filling.make({ batch, number, firstAttempt, limitAttempts });
    // When the batch ends early nobody waits for this puzzle any more, and its failure is no defect.
    making.catch(() => undefined);
    return making;
  };
  let next = 0;
  for (const number of numbers) {
    for (; next < numbers.length && waiting.size < queueLength(); next++) {
      const later = numbers[next]!;
      if (!known?.has(later)) waiting.set(later, begin(later));
    }
    const key = known?.get(number);
    if (key !== undefined) {
      taken.add(key);
      continue;
    }
    const first = waiting.get(number)!;
    const made = await (shard === undefined
      ? withoutCopies(first, taken, (attempt) => begin(number, attempt))
      : first);
    waiting.delete(number);
    if (made.status === 'limit') {
      yield { ...made, number, limitAttempts };
      return;
    }
    taken.add(made.key);
    yield { status: 'made', number, record: made.record };
  }
}

/** Waits for a puzzle that is no copy of another one. */
async function withoutCopies(
  first: Promise<Making>,
  taken: ReadonlySet<string>,
  again: (firstAttempt: number) => Promise<Making>,
): Promise<Making> {
  let copies = 0;
  let making = await first;
  for (; making.status === 'made' && taken.has(making.key); copies++)
    making = await again(making.attempt + 1);
  if (making.status === 'made' || copies === 0) return making;
  const copy = { reason: 'it was a copy of an earlier puzzle, turned or mirrored perhaps', count: copies };
  return { ...making, failures: [...making.failures, copy].sort((a, b) => b.count - a.count) };
}
