/**
 * Distributions of k givens over the three stacks. With T = k / 3 rounded up, either some stack holds more
 * than T, and the two others together at most k - T - 1; or all hold at most T, and beside one that holds T
 * the others hold at most k - T together. Each case is a pass that searches the two other stacks first. A
 * pass leaves out what an earlier one has covered: stacks that were third before hold at most T (or, in the
 * second kind, fewer than T). See docs/methods.md, "The fewest givens of a Sudoku", step 2.
 */
import { WORD_CELLS } from './board.js';

/**
 * The number of givens there may be, at most: in all, in the two stacks searched first together, and in each
 * stack.
 */
export interface Shares {
  readonly total: number;
  readonly pair: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

/** One pass: which stack is searched last, and the shares of the others in ascending order. */
export interface Pass {
  readonly third: number;
  readonly shares: Shares;
}

/** The passes that together cover every way in which at most `total` givens can fall on the stacks. */
export function passesFor(total: number): readonly Pass[] {
  const most = Math.ceil(total / 3);
  const uneven = [0, 1, 2].map((third) => ({
    third,
    shares: {
      total,
      pair: total - most - 1,
      ...otherShares(third, most, WORD_CELLS),
      third: WORD_CELLS,
    },
  }));
  const even = [0, 1, 2].slice(0, 3 * most - total + 1).map((third) => ({
    third,
    shares: { total, pair: total - most, ...otherShares(third, most - 1, most), third: most },
  }));
  return [...uneven, ...even].filter(({ shares }) => shares.pair >= 0);
}

/** Shares of the two stacks beside the third: one for those that were third before, one for the others. */
function otherShares(third: number, before: number, after: number): { first: number; second: number } {
  return { first: third > 0 ? before : after, second: third > 1 ? before : after };
}

/** The shares when every stack holds at most a third, rounded up: the widest pass of the second kind. */
export function evenShares(total: number): Shares {
  const most = Math.ceil(total / 3);
  return { total, pair: total - most, first: most, second: most, third: most };
}

/** True if shares are those of a pass of the second kind, in which the third stack has a limit of its own. */
export function isEven({ third }: Shares): boolean {
  return third < WORD_CELLS;
}
