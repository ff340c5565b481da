/**
 * The number of puzzles each part of a book gets, when its number of pages is given and the counts are
 * shares.
 */
import type { Slice } from '../../book/index.js';

/** No part has more puzzles. */
const MOST_PUZZLES = 2000;

/** A part whose puzzles are made. */
export interface ShareOfPart {
  /** Among all parts, from 0. */
  readonly part: number;
  readonly share: number;
  /** The most puzzles that it can have. */
  readonly most: number;
}

/** The parts that are made: what was counted for them is their share. */
export function sharesOf(slices: readonly Slice[]): readonly ShareOfPart[] {
  const shares = new Map<number, ShareOfPart>();
  for (const { part, count, batch } of slices) {
    const { share = 0, most = MOST_PUZZLES } = shares.get(part) ?? {};
    shares.set(part, { part, share: share + count, most: Math.min(most, batch.most ?? MOST_PUZZLES) });
  }
  return [...shares.values()];
}

/** The most puzzles that all parts have together. */
export function mostOf(shares: readonly ShareOfPart[]): number {
  return shares.reduce((sum, { most }) => sum + most, 0);
}

/**
 * Gives every part as much of a total as its share says, at least 1 and no more than it can have: one puzzle
 * after the other goes to the part that has least for its share, so that a larger total only adds puzzles.
 * @returns counts in the order of the shares
 */
export function countsFor(shares: readonly ShareOfPart[], total: number): readonly number[] {
  const counts = shares.map(() => 1);
  for (let given = counts.length; given < total; given++) {
    let next: number | undefined;
    for (const [index, { share, most }] of shares.entries()) {
      if (counts[index]! >= most) continue;
      const isFirst = next === undefined || counts[index]! / share < counts[next]! / shares[next]!.share;
      if (isFirst) next = index;
    }
    if (next === undefined) break;
    counts[next]!++;
  }
  return counts;
}

/** The number of puzzles of every slice that is: the difficulties of a part share its puzzles evenly. */
export function sliceCounts(
  slices: readonly Slice[],
  shares: readonly ShareOfPart[],
  counts: readonly number[],
): readonly number[] {
  return slices.map((slice, index) => {
    const own = slices.flatMap(({ part }, position) => (part === slice.part ? [position] : []));
    const count = counts[shares.findIndex(({ part }) => part === slice.part)]!;
    return Math.floor((count + own.length - 1 - own.indexOf(index)) / own.length);
  });
}
