/** A batch in several parts that know nothing of each other: an array of cluster jobs, for instance. */

/** One part of `of` parts: its own puzzles are the one numbered `index`, and every `of`-th after it. */
export interface Shard {
  /** From 1 to `of`. */
  readonly index: number;
  readonly of: number;
}

/** The numbers of a batch of `count` puzzles, or those of one part of it, ascending. */
export function numbersOf(count: number, shard: Shard = { index: 1, of: 1 }): readonly number[] {
  const { index, of } = shard;
  const length = Math.max(0, Math.ceil((count - index + 1) / of));
  return Array.from({ length }, (_, step) => index + step * of);
}
