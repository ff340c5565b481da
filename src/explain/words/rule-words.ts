/** The words for a rule in a sentence. */
import type { Reason } from '../../families/contract/index.js';
import type { UsedReason } from '../model/index.js';

/** The words of a reason, or of the half of it that is needed, if that has its own. */
export function saysHalf(
  { says, halves }: Pick<Reason, 'says' | 'halves'>,
  half: UsedReason['half'],
): string {
  return half === undefined ? says : (halves?.[half] ?? says);
}
