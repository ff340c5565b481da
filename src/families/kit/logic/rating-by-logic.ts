import type { LogicReach, Rating } from '../../contract/family.js';
import type { Probed, Progress } from './look-ahead.js';

/** The outcome of a kind of logic. */
type Outcome = 'solved' | 'undetermined' | 'contradiction' | 'limit';

/** The reach of logic, by the outcomes of plain logic and of one step of look-ahead. */
export function reachOf(plain: Outcome, lookAhead: Outcome): LogicReach {
  return plain === 'solved' ? 'plain' : lookAhead === 'solved' ? 'look-ahead' : 'beyond';
}

/** Logic that counts its open places. */
interface RatedLogic {
  propagate(): Progress;
  probe(): Probed;
  readonly openCount: number;
}

/**
 * The rating by logic that has not begun. Measures: those of the family, the trials of look-ahead (`probes`)
 * and what it leaves open (`openAfterProbing`).
 * @param measures the family's own, from what plain logic leaves open
 */
export function rateByLogic(
  logic: RatedLogic,
  measures: (openAfterLogic: number) => Readonly<Record<string, number>>,
): Rating {
  const plain = logic.propagate();
  const own = measures(logic.openCount);
  const { progress, probes } = logic.probe();
  const measured = { ...own, probes, openAfterProbing: logic.openCount };
  return { logic: reachOf(plain, progress), measures: measured };
}
