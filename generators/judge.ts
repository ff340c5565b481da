/** Whether a puzzle that a generator proposes is as asked, and the rating that its record shows. */
import type { Budget } from '../src/core/budget.js';
import { type RatingBasis, wordBySteps } from '../src/explain/difficulty/rating.js';
import type { AnyFamily, Puzzle, Rating } from '../src/families/family.js';
import { chooseBySteps, type Near } from './by-steps.js';
import { type Goal, isBySteps } from './generator.js';
import { aimOf, missedGoal } from './goal.js';

/** A rating and what it rests on. */
export interface ShownRating extends Pick<Rating, 'difficulty' | 'guessing'> {
  readonly rating: RatingBasis;
  /** The number by the steps of the puzzle, where that was computed. */
  readonly number?: number;
}

/**
 * How much of a rating by steps is wanted. `numbers`: the number of every puzzle. `words`: the word that the number stands for;
 * the work ends as soon as a puzzle is known to be far into hard, and it has no number then.
 */
export type StepDetail = 'numbers' | 'words';

/** How far above the medium numbers a puzzle is rated no further for its word: one more is twice the time. */
const FAR_INTO_HARD = 1;

/** `left`: the puzzle is not as asked, for a reason that is the same for puzzles of the same kind. */
export type Judgement =
  | {
      readonly status: 'taken';
      /** Absent where nothing is asked of it. */
      readonly shown?: ShownRating;
    }
  | { readonly status: 'left'; readonly reason: string; readonly near?: Near };

/** Judges a puzzle that has one solution as far as its generator knows. */
export function judge(family: AnyFamily, puzzle: Puzzle, { goal }: { readonly goal: Goal }): Judgement {
  if (isBySteps(goal)) {
    const choice = chooseBySteps(family, puzzle, goal);
    if (choice.status === 'left') return choice;
    const { difficulty, steps } = choice;
    return {
      status: 'taken',
      shown: { difficulty, guessing: false, rating: 'steps', number: steps.number },
    };
  }
  if (aimOf(goal) === undefined && goal.range === undefined) return { status: 'taken' };
  const byLogic = shownByLogic(family, puzzle);
  const missed = missedGoal(goal, byLogic);
  if (missed !== undefined) return { status: 'left', reason: missed };
  if (goal.range === undefined) return { status: 'taken', shown: byLogic };
  // Only ids from before difficulties were by steps ask for a range beside logic.
  const { number } = shownToday(family, puzzle);
  return { status: 'taken', shown: { ...byLogic, ...(number === undefined ? {} : { number }) } };
}

/** The rating that `rate` shows. */
function shownToday(family: AnyFamily, puzzle: Puzzle): ShownRating {
  return shownBySteps(family, puzzle, { detail: 'numbers' }) ?? shownByLogic(family, puzzle);
}

/** The rating by logic, which is quick. */
export function shownByLogic(family: AnyFamily, puzzle: Puzzle): ShownRating {
  const { difficulty, guessing } = family.difficultyOf?.(puzzle) ?? family.rate(puzzle);
  return { difficulty, guessing, rating: 'logic' };
}

/** How a puzzle with one solution is rated by its steps. */
interface SteppedOptions {
  readonly detail: StepDetail;
  readonly budget?: Budget;
  /** The solution, where it is proved already that there is no other one. */
  readonly solution?: unknown;
}

/** The rating by steps that the command `rate` shows; undefined where it shows that by logic, or one solution was not proved. */
export function shownBySteps(
  family: AnyFamily,
  puzzle: Puzzle,
  { detail, budget = {}, solution }: SteppedOptions,
): ShownRating | undefined {
  if (family.explaining === undefined) return undefined;
  // The proof is checked where the record of the puzzle is made.
  const found = wordBySteps({ family, puzzle, budget, checkProof: false, solution }, (bands) =>
    detail === 'numbers' ? Infinity : (bands?.medium ?? Infinity) + FAR_INTO_HARD,
  );
  if (found.status === 'above') return { difficulty: 'hard', guessing: false, rating: 'steps' };
  if (found.status !== 'rated') return undefined;
  const { difficulty, steps } = found;
  return { difficulty, guessing: false, rating: 'steps', number: steps.number };
}
