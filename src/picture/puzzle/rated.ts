/** The rating of the nonogram of a picture. */
import type { Budget } from '../../core/index.js';
import { type ShownRating, shownByLogic, shownBySteps } from '../../explain/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import { type NonogramPuzzle, nonogram } from '../../families/nonogram/index.js';
import type { PictureVerdict } from './verdict.js';

/** By steps where that is asked for and can be: a puzzle with several solutions has none. */
export function ratingOf(
  puzzle: NonogramPuzzle,
  verdict: PictureVerdict,
  { ratesSteps = false, budget }: { readonly ratesSteps?: boolean; readonly budget?: Budget },
): ShownRating {
  const family = nonogram as AnyFamily;
  // Counted limits are those of repairs; the rating has its own.
  const limits = budget?.abort === undefined ? {} : { abort: budget.abort };
  const isRated = ratesSteps && verdict === 'unique';
  const bySteps = isRated ? shownBySteps(family, puzzle, { detail: 'numbers', budget: limits }) : undefined;
  return bySteps ?? shownByLogic(family, puzzle);
}
