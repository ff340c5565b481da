/**
 * The only source of randomness: seedrandom behind a small interface. Streams are forked by label, so that
 * drawing more numbers in one place never changes what another place draws.
 */
import seedrandom from 'seedrandom';

/** A seeded stream of random numbers. The same seed and the same calls give the same numbers everywhere. */
export interface Rng {
  /** The text that reproduces this stream. */
  readonly seed: string;
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, bound); `bound` must be a positive whole number. */
  integer(bound: number): number;
  /** One element, all equally likely; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** A new list with the same elements in random order (Fisher-Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
  /**
   * An independent stream that depends on this stream's seed and the label alone, not on the numbers drawn so
   * far.
   */
  fork(label: string): Rng;
}

/** Opens the stream of a seed; any text is a seed. */
export function createRng(seed: string): Rng {
  // Opened by the first number: many streams are only forked.
  let stream: (() => number) | undefined;
  const next = (): number => {
    stream ??= seedrandom(seed);
    return stream();
  };
  const integer = (bound: number): number => Math.floor(next() * bound);
  return {
    seed,
    next,
    integer,
    pick: (items) => {
      const item = items[integer(items.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
      }
      return shuffled;
    },
    fork: (label) => createRng(`${seed}/${label}`),
  };
}
