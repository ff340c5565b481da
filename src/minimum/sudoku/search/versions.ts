/**
 * Versions of the search by stacks. They differ in what decides which of the puzzles with the fewest givens is found first, and how
 * soon; never in their number of givens. The first is kept because the ids of generated puzzles need it.
 */
import type { SetLimits } from './unavoidable-sets.js';

export type SearchVersion = 1 | 2;

export const NEWEST_VERSION: SearchVersion = 2;

export interface VersionRules {
  /** The starting sets: which are generated, how many are kept, and whether those with fewest cells in the third stack come first. */
  readonly generated: readonly SetLimits[];
  readonly kept: number;
  readonly fewInThirdFirst: boolean;
  /** Places for learnt sets within the two stacks, and for those that reach into the third. */
  readonly pairRoom: number;
  readonly thirdRoom: number;
  /** The givens that are left at the depth where a trial ends that estimates the size of a search. */
  readonly trialLeft: number;
  /** The number of givens for which one trial orders the stacks for all decisions; absent: each decision has its own trial. */
  readonly trialTotal?: number;
  /** The depth (cells chosen) at which a pass is divided into tasks, by whether its shares are even. */
  readonly unevenDepth: number;
  readonly evenDepth: number;
}

const SMALL_SETS: readonly SetLimits[] = [{ size: 12 }, { size: 14, third: 4 }];

export const VERSION_RULES: Readonly<Record<SearchVersion, VersionRules>> = {
  1: {
    generated: [...SMALL_SETS, { size: 16, third: 0 }],
    kept: 1200,
    fewInThirdFirst: false,
    pairRoom: 256,
    thirdRoom: 640,
    trialLeft: 5,
    unevenDepth: 2,
    evenDepth: 2,
  },
  2: {
    generated: [...SMALL_SETS, { size: 18, third: 0 }],
    kept: 1900,
    fewInThirdFirst: true,
    pairRoom: 512,
    thirdRoom: 2048,
    trialLeft: 7,
    trialTotal: 18,
    unevenDepth: 2,
    evenDepth: 4,
  },
};
