/**
 * The top of a search tree as data: the levels in which a search decides, and the branches that it tried, in
 * order.
 */

/**
 * The end of a branch. `contradiction`: the earlier decisions exclude it; `no-solution`: everything below it
 * ended so; `solution`: the solution found lies below it; `open`: a limit stopped the search there.
 */
export type BranchEnd = 'contradiction' | 'no-solution' | 'solution' | 'open';

/** One choice in a search, with the choices that follow it. */
export interface SearchBranch {
  /** The choice in a few characters. */
  readonly label: string;
  readonly end: BranchEnd;
  /** The choices tried on the next level; none where the picture ends or none were tried. */
  readonly branches: readonly SearchBranch[];
  /** Steps of the search below the branch, where the picture ends above them. */
  readonly stepsBelow?: number;
}

/** The top of the tree that a search goes through. */
export interface SearchTree {
  readonly title: string;
  /** Sentences: the decisions of the levels, from the top. */
  readonly levels: readonly string[];
  /** The number of levels the search has below those. */
  readonly furtherLevels: number;
  readonly branches: readonly SearchBranch[];
  /** Sentences: the meaning of the labels and the steps. */
  readonly notes: readonly string[];
}

/** The number of branches that have none below them. */
export function countLeaves(branches: readonly SearchBranch[]): number {
  return branches.reduce((count, { branches: below }) => count + Math.max(1, countLeaves(below)), 0);
}
