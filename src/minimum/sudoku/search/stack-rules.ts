/**
 * The measured constants of the search by stacks. They decide which of the puzzles with the fewest givens is
 * found first, and how soon; never their number of givens.
 */
import type { SetLimits } from './unavoidable-sets.js';

/** The starting sets that are generated. */
export const GENERATED: readonly SetLimits[] = [{ size: 12 }, { size: 14, third: 4 }, { size: 18, third: 0 }];
/** The number of starting sets that are kept. */
export const KEPT = 1900;

/** Places for learnt sets within the two stacks, and for those that reach into the third. */
export const PAIR_ROOM = 512;
export const THIRD_ROOM = 2048;

/** The number of givens for which one trial orders the stacks for all decisions. */
export const TRIAL_TOTAL = 18;
/** The givens that are left at the depth where a trial ends that estimates the size of a search. */
export const TRIAL_LEFT = 7;

/** The depth (cells chosen) at which a pass is divided into tasks, by whether its shares are even. */
export const UNEVEN_DEPTH = 2;
export const EVEN_DEPTH = 4;
