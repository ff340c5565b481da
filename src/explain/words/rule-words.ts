/** What a rule is called in a sentence. */
import type { Reason } from '../../solve/index.js';
import type { UsedReason } from '../model/step.js';

/** What a reason says, or the half of it that is needed, if it has words of its own. */
export function saysHalf(
  { says, halves }: Pick<Reason, 'says' | 'halves'>,
  half: UsedReason['half'],
): string {
  return half === undefined ? says : (halves?.[half] ?? says);
}
