/** The ratings of a puzzle as its record shows them. */
import type { Budget } from '../../core/index.js';
import type { AnyFamily, Difficulty, LogicReach, Puzzle } from '../../families/contract/index.js';
import { wordBySteps } from './rating.js';

/** The ratings of a puzzle that are known. */
export interface ShownRating {
  /** The reach of quick logic. */
  readonly logic: LogicReach;
  /** The word for people, as the command `rate` says it; only where the steps of the puzzle were followed. */
  readonly difficulty?: Difficulty;
  /** The number that the word rests on; absent where the puzzle is only known to be far into hard. */
  readonly number?: number;
}

/**
 * Detail of a rating by steps. `numbers`: the number of every puzzle. `words`: only the word for the number;
 * the work ends as soon as a puzzle is known to be far into hard, and then it has no number.
 */
export type StepDetail = 'numbers' | 'words';

/** Distance above the medium band beyond which a puzzle gets its word only; 1 means twice the time. */
const FAR_INTO_HARD = 1;

/** The rating by logic, which is quick. */
export function shownByLogic(family: AnyFamily, puzzle: Puzzle): ShownRating {
  return { logic: family.logicOf?.(puzzle) ?? family.rate(puzzle).logic };
}

/** Options for rating a puzzle with one solution by its steps. */
interface SteppedOptions {
  readonly detail: StepDetail;
  readonly budget?: Budget;
  /** The solution, where it is proved already that there is no other one. */
  readonly solution?: unknown;
}

/**
 * The rating by steps that the command `rate` shows; undefined where it shows that by logic, or one solution
 * was not proved.
 */
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
  const byLogic = shownByLogic(family, puzzle);
  if (found.status === 'above') return { ...byLogic, difficulty: 'hard' };
  if (found.status !== 'rated') return undefined;
  const { difficulty, steps } = found;
  return { ...byLogic, ...(difficulty === undefined ? {} : { difficulty }), number: steps.number };
}
