/** The cells at which the blocks of a line may start. */
import type { Run } from '../../confirm/run-places.js';

/** A block of a line and the cells at which it may start, ascending. */
export interface PlacedRun extends Run {
  readonly starts: readonly number[];
}

/** The least number of cells of the value 0 between two neighbouring blocks of a line. */
export function gapBetween(first: Run, second: Run): number {
  return first.colour === second.colour ? 1 : 0;
}

/** The number of the ascending starts that are at `position` or before; a binary search. */
export function startsUpTo(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The blocks of a line with every start that leaves room for the blocks before and behind.
 * @returns undefined when the line is too short for its blocks
 */
export function runsAnywhere(runs: readonly Run[], length: number): readonly PlacedRun[] | undefined {
  /** The first start of each block, and behind the last one the cells that all of them need. */
  const first = [0];
  runs.forEach((run, block) => {
    const next = runs[block + 1];
    first.push(first[block]! + run.length + (next === undefined ? 0 : gapBetween(run, next)));
  });
  const room = length - first[runs.length]!;
  if (room < 0) return undefined;
  return runs.map((run, block) => ({
    ...run,
    starts: Array.from({ length: room + 1 }, (_, free) => first[block]! + free),
  }));
}
