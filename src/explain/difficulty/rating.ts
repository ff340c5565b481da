/** The rating of a puzzle by its steps, beside that by the reasoning which its family knows. */
import type { Budget } from '../../core/budget.js';
import { satEngine } from '../../engine/sat/index.js';
import type { AnyFamily, Puzzle, Rating } from '../../families/family.js';
import { certify } from '../../proving/certify.js';
import { prepare } from '../prepare.js';
import { wordOf } from './bands.js';
import { difficultyOf, type StepDifficulty } from './difficulty.js';

/** How hard a puzzle is for people. */
export interface StepRating extends Rating {
  /**
   * The difficulty by the steps of the puzzle. null: it was not computed, because the family states no reasons or because
   * the work had reached its limit; then the word and `guessing` are those of the family's own rating.
   */
  readonly steps: StepDifficulty | null;
}

/** The rating of a puzzle with one solution, or the verdict that keeps it from being rated. */
export type Rated =
  | ({ readonly verdict: 'unique' } & StepRating)
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/** What is asked. */
export interface RatingRequest {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  /** For the proof that there is one solution; `abort` also ends the computation of the number. */
  readonly budget?: Budget;
  /** Most questions asked of the engine for the number. */
  readonly queries?: number;
}

/**
 * Proves that a puzzle has one solution and rates it. A puzzle whose steps are known needs no guessing: each of
 * them follows from as many reasons as `largestStep` says, or fewer.
 */
export function rateBySteps({ family, puzzle, budget = {}, queries }: RatingRequest): Rated {
  if (family.explaining === undefined) {
    const { verdict } = certify(family, puzzle, { engine: satEngine, budget });
    return verdict === 'unique' ? { verdict, ...family.rate(puzzle), steps: null } : { verdict };
  }
  const preparation = prepare({ family, puzzle, budget });
  if (preparation.status !== 'ready') return { verdict: preparation.status };
  const { prepared } = preparation;
  const { abort } = budget;
  const answer = difficultyOf(prepared, {
    ...(queries === undefined ? {} : { queries }),
    ...(abort === undefined ? {} : { abort }),
  });
  const byLogic = family.rate(puzzle);
  if (answer.status === 'limit') return { verdict: 'unique', ...byLogic, steps: null };
  const { difficulty: steps } = answer;
  const word = wordOf(family.id, prepared.board.marks.length, steps.number) ?? byLogic.difficulty;
  return { verdict: 'unique', difficulty: word, guessing: false, measures: byLogic.measures, steps };
}
