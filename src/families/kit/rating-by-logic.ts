import type { Rating } from '../family.js';
import type { Probed, Progress } from './look-ahead.js';

/** How far a way of reasoning got. */
type Outcome = 'solved' | 'undetermined' | 'contradiction' | 'limit';

/**
 * The rating that every family gives: easy where plain logic finishes the puzzle, medium where one step of look-ahead
 * does, hard (and a matter of guessing) where neither does.
 */
export function ratingByLogic(
  plain: Outcome,
  lookAhead: Outcome,
  measures: Readonly<Record<string, number>>,
): Rating {
  const difficulty = plain === 'solved' ? 'easy' : lookAhead === 'solved' ? 'medium' : 'hard';
  return { difficulty, guessing: difficulty === 'hard', measures };
}

/** Logic that keeps count of what it leaves open. */
interface RatedLogic {
  propagate(): Progress;
  probe(): Probed;
  readonly openCount: number;
}

/**
 * The same for logic that has not begun. Measures: those of the family, the trials of look-ahead (`probes`) and what it
 * leaves open (`openAfterProbing`).
 * @param measures the family's own, from what plain logic leaves open
 */
export function rateByLogic(
  logic: RatedLogic,
  measures: (openAfterLogic: number) => Readonly<Record<string, number>>,
): Rating {
  const plain = logic.propagate();
  const own = measures(logic.openCount);
  const { progress, probes } = logic.probe();
  return ratingByLogic(plain, progress, { ...own, probes, openAfterProbing: logic.openCount });
}
