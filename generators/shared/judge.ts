/** True if a puzzle that a generator proposes is as asked, and the rating that its record shows. */
import { type ShownRating, shownByLogic } from '../../src/explain/index.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/index.js';
import { chooseBySteps, type Near } from './by-steps.js';
import { type Goal, isBySteps } from './generator.js';
import { missedAim } from './goal.js';

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
      shown: { ...shownByLogic(family, puzzle), difficulty, number: steps.number },
    };
  }
  if (!goal.noGuess) return { status: 'taken' };
  const shown = shownByLogic(family, puzzle);
  const missed = missedAim(goal, shown.logic);
  return missed === undefined ? { status: 'taken', shown } : { status: 'left', reason: missed };
}
