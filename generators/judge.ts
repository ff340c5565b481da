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

/** `left`: the puzzle is not as asked, for a reason that is the same for puzzles of the same kind. */
export type Judgement =
  | { readonly status: 'taken'; readonly shown: ShownRating }
  | { readonly status: 'left'; readonly reason: string; readonly near?: Near };

/** What is asked of a batch. */
interface Asked {
  readonly goal: Goal;
  /** Puzzles are rated by their steps, whatever the goal. */
  readonly ratesSteps?: boolean;
}

/** Judges a puzzle that has one solution as far as its generator knows. */
export function judge(family: AnyFamily, puzzle: Puzzle, { goal, ratesSteps = false }: Asked): Judgement {
  if (isBySteps(goal)) {
    const choice = chooseBySteps(family, puzzle, goal);
    if (choice.status === 'left') return choice;
    const { difficulty, steps } = choice;
    return {
      status: 'taken',
      shown: { difficulty, guessing: false, rating: 'steps', number: steps.number },
    };
  }
  const bySteps = (): ShownRating | undefined => (ratesSteps ? shownBySteps(family, puzzle) : undefined);
  if (aimOf(goal) === undefined && goal.range === undefined)
    return { status: 'taken', shown: bySteps() ?? shownByLogic(family, puzzle) };
  const byLogic = shownByLogic(family, puzzle);
  const missed = missedGoal(goal, byLogic);
  if (missed !== undefined) return { status: 'left', reason: missed };
  if (goal.range !== undefined) {
    const choice = chooseBySteps(family, puzzle, goal);
    if (choice.status === 'left') return choice;
    return { status: 'taken', shown: { ...byLogic, number: choice.steps.number } };
  }
  return { status: 'taken', shown: bySteps() ?? byLogic };
}

/** The rating by logic, which is quick. */
export function shownByLogic(family: AnyFamily, puzzle: Puzzle): ShownRating {
  const { difficulty, guessing } = family.difficultyOf?.(puzzle) ?? family.rate(puzzle);
  return { difficulty, guessing, rating: 'logic' };
}

/** The rating by steps that the verb `rate` shows; undefined where it shows that by logic, or one solution was not proved. */
export function shownBySteps(
  family: AnyFamily,
  puzzle: Puzzle,
  budget: Budget = {},
): ShownRating | undefined {
  if (family.explaining === undefined) return undefined;
  // The proof is checked where the record of the puzzle is made.
  const found = wordBySteps({ family, puzzle, budget, checkProof: false });
  if (found.status !== 'rated') return undefined;
  const { difficulty, steps } = found;
  return { difficulty, guessing: false, rating: 'steps', number: steps.number };
}
