/**
 * A book of a given number of pages: how many puzzles that takes is found by making some and setting the
 * pages.
 */
import { oncePerKey } from '../../core/index.js';
import { countsFor, mostOf, type ShareOfPart } from './counts.js';

/** The number of pages asked for, and the result. */
export interface ReachedPages {
  readonly target: number;
  readonly pages: number;
  /** Puzzles of every part that is made, in the order of the parts. */
  readonly counts: readonly number[];
  /**
   * `exact`; `nearest`: one more puzzle would take more pages than asked for; `used-up`: there are no more
   * puzzles; `too-few`: even one puzzle of each part takes more pages.
   */
  readonly outcome: 'exact' | 'nearest' | 'used-up' | 'too-few';
}

/** The search's access to puzzles, and to the pages that they take. */
export interface PageTarget<Failure> {
  readonly target: number;
  readonly shares: readonly ShareOfPart[];
  /** Makes the missing puzzles; the value is the failure that ended it early. */
  make(counts: readonly number[]): Promise<Failure | undefined>;
  /** The pages of a book of puzzles that are made. */
  pagesOf(counts: readonly number[]): number;
}

/** No estimate makes more than this many times the puzzles that there are. */
const MOST_GROWTH = 4;
/** A little more than estimated is made, so that the next estimate is rarely needed. */
const SURPLUS = 1.03;

/** Finds the largest book that has no more pages than asked for. */
export async function reachPages<Failure>(work: PageTarget<Failure>): Promise<ReachedPages | Failure> {
  const { target, shares, make, pagesOf } = work;
  const pages = oncePerKey((total: number) => pagesOf(countsFor(shares, total)));
  const [least, most] = [shares.length, mostOf(shares)];
  // A page holds one puzzle at least, or most pages do.
  let total = Math.min(most, Math.max(least, target));
  for (;;) {
    const failure = await make(countsFor(shares, total));
    if (failure !== undefined) return failure;
    if (pages(total) >= target || total >= most) break;
    const each = total > least ? Math.max(0.01, (pages(total) - pages(least)) / (total - least)) : 0.25;
    const estimate = Math.ceil((total + (target - pages(total)) / each) * SURPLUS);
    total = Math.min(most, Math.max(total + least, Math.min(estimate, MOST_GROWTH * total)));
  }
  if (pages(least) > target) {
    return { target, pages: pages(least), counts: countsFor(shares, least), outcome: 'too-few' };
  }
  const found = largest(least, total, (candidate) => pages(candidate) <= target);
  return nearest(work, found, total, pages(found));
}

/** The largest number from `low` on, which has it, that has a property which larger numbers lose. */
function largest(low: number, high: number, has: (candidate: number) => boolean): number {
  let [last, beyond] = [low, high + 1];
  while (beyond - last > 1) {
    const middle = (last + beyond) >> 1;
    if (has(middle)) last = middle;
    else beyond = middle;
  }
  return last;
}

/**
 * The result nearest to the target. If a puzzle for the part whose turn it is takes too many pages, one for
 * another part may take just enough.
 */
function nearest<Failure>(
  { target, shares, pagesOf }: PageTarget<Failure>,
  found: number,
  made: number,
  pages: number,
): ReachedPages {
  const counts = countsFor(shares, found);
  if (pages === target) return { target, pages, counts, outcome: 'exact' };
  const available = countsFor(shares, made);
  for (const [part] of shares.entries()) {
    for (let count = counts[part]! + 1; count <= available[part]!; count++) {
      const tried = counts.with(part, count);
      const taken = pagesOf(tried);
      if (taken === target) return { target, pages: taken, counts: tried, outcome: 'exact' };
      if (taken > target) break;
    }
  }
  return { target, pages, counts, outcome: found >= mostOf(shares) ? 'used-up' : 'nearest' };
}
