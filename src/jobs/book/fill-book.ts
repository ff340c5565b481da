/**
 * Fills the batches of a book one after the other, so that no puzzle is a copy of an earlier one; puzzles of
 * later batches are made ahead, so that no worker waits for the last puzzle of a batch.
 */
import type { MakeRequest, Making, PuzzleRecord } from '../../../generators/index.js';
import type { Slice } from '../../book/index.js';
import { type BatchStep, fillBatch } from '../batch/index.js';

export interface BookFilling {
  readonly slices: readonly Slice[];
  /** The number of puzzles of every slice exist already and are among those taken; absent: none. */
  readonly from?: readonly number[];
  /** Keys of puzzles that exist already, by slice and number. */
  readonly known: readonly ReadonlyMap<number, string>[];
  /** Keys of other puzzles in the book; those that are made are added. */
  readonly taken: Set<string>;
  readonly limitAttempts: number;
  /** The number of puzzles to make at once. */
  queueLength(): number;
  make(request: MakeRequest): Promise<Making>;
}

/** A finished puzzle and its place: slice from 0, number from 1. */
export interface Filled {
  readonly status: 'made';
  readonly slice: number;
  readonly number: number;
  readonly record: PuzzleRecord;
}

/** The limit that ended the work on a slice early. */
export type FillLimit = Extract<BatchStep, { readonly status: 'limit' }> & { readonly slice: number };

/** Makes all missing puzzles, in order; after a limit no more of its slice follow. */
export async function* fillBook(filling: BookFilling): AsyncGenerator<Filled | FillLimit> {
  const { slices, known, taken, limitAttempts, from } = filling;
  const make = madeAhead(filling);
  for (const [slice, { batch, count }] of slices.entries()) {
    // A puzzle that an earlier run made may be a copy of one that this run made for a part that was changed.
    const own = new Map([...(known[slice] ?? [])].filter(([, key]) => !taken.has(key)));
    const steps = fillBatch({
      batch,
      count,
      from: from?.[slice] ?? 0,
      limitAttempts,
      queueLength: () => 1,
      known: own,
      taken,
      make: (request) => make.one(slice, request),
    });
    for await (const step of steps) {
      yield { ...step, slice };
      if (step.status === 'limit') make.giveUp(slice);
    }
  }
}

/** Starts the first attempts of the next puzzles, of whichever batch, whenever one is requested. */
function madeAhead({ slices, known, limitAttempts, from, queueLength, make }: BookFilling) {
  const wanted = slices.flatMap(({ batch, count }, slice) =>
    Array.from({ length: count }, (_, index) => ({ batch, slice, number: index + 1 })).filter(
      ({ number }) => number > (from?.[slice] ?? 0) && known[slice]?.has(number) !== true,
    ),
  );
  const started = new Map<string, { readonly slice: number; readonly making: Promise<Making> }>();
  let next = 0;
  let given = -1;
  const one = (slice: number, request: MakeRequest): Promise<Making> => {
    const key = `${slice} ${request.number}`;
    if (request.firstAttempt > 0 || known[slice]?.has(request.number) === true) return make(request);
    for (; next < wanted.length && (started.size < queueLength() || !started.has(key)); next++) {
      const { batch, number, slice: of } = wanted[next]!;
      if (of <= given) continue;
      const making = make({ batch, number, firstAttempt: 0, limitAttempts });
      // When the work ends early this puzzle is not awaited any more, and its failure is no defect.
      making.catch(() => undefined);
      started.set(`${of} ${number}`, { slice: of, making });
    }
    const { making } = started.get(key)!;
    started.delete(key);
    return making;
  };
  /** No more puzzles of a slice are asked for; those that are being made are not waited for. */
  const giveUp = (slice: number): void => {
    given = slice;
    for (const [key, { slice: of }] of started) if (of === slice) started.delete(key);
  };
  return { one, giveUp };
}
