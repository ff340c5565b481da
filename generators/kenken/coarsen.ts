/**
 * Coarsening, for hard puzzles: neighbouring cages are merged while one solution is left. Fewer clues
 * restrict less, so logic stops earlier, much as a Sudoku gets harder with every given that is dug out.
 */
import { type Rng, sideNeighbours } from '../../src/core/index.js';
import { isConnected } from './cages.js';
import { type Draft, type Numbers, possibleClues, puzzleOf } from './clues.js';
import type { KenkenPlan } from './plan.js';
import { findOther } from './search.js';

/** Guesses for one search; where it is undecided, cages stay separate. */
const MOST_GUESSES = 1000;

/** Merges cages of a draft with one solution, each pair that touches looked at once. */
export function coarsen(
  drafts: readonly Draft[],
  numbers: Numbers,
  plan: KenkenPlan,
  rng: Rng,
): readonly Draft[] {
  let current = drafts;
  const beside = sideNeighbours({ rows: plan.size, columns: plan.size });
  for (const [one, other] of rng.shuffle(pairs(drafts))) {
    if (!current.includes(one) || !current.includes(other)) continue;
    const cells = [...one.cells, ...other.cells].sort((first, second) => first - second);
    if (cells.length > plan.largestCage || !isConnected(cells, beside)) continue;
    const rest = current.filter((draft) => draft !== one && draft !== other);
    for (const op of rng.shuffle(possibleClues(cells, numbers, plan))) {
      const merged = [...rest, { cells, op }];
      if (findOther(puzzleOf(merged, numbers, plan), numbers, MOST_GUESSES).status !== 'none') continue;
      current = merged;
      break;
    }
  }
  return current;
}

function pairs(drafts: readonly Draft[]): readonly (readonly [Draft, Draft])[] {
  return drafts.flatMap((one, index) => drafts.slice(index + 1).map((other) => [one, other] as const));
}
