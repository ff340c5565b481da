/** The rules of a step as a list in which what several of them have in common is said once. */
import type { UsedReason } from '../model/index.js';
import { listedPlaces } from './lists.js';

/** Places by which a rule can be named. */
const CELL = /^r\d+c\d+$/;

/**
 * The sentences of rules: those that keep entries apart are one, and so are those of one kind that differ in
 * their subject only.
 */
export function joinedRules(reasons: readonly UsedReason[], words: readonly string[]): readonly string[] {
  const sentences = words.map((one, index) => {
    const { reason, onlyExcludes = false } = reasons[index]!;
    if (reason.excludes !== undefined && (reason.groups === undefined || onlyExcludes))
      return reason.excludes.says;
    const alike = alikeOf(reasons, reason.together?.says);
    return alike.length < 2 ? one : `${reason.together!.says}: ${aboutAll(alike)}`;
  });
  return [...new Set(sentences)];
}

/** The subjects of the rules that share a sentence. */
function alikeOf(reasons: readonly UsedReason[], says: string | undefined): readonly string[] {
  if (says === undefined) return [];
  return reasons.flatMap(({ reason: { together } }) => (together?.says === says ? [together.about] : []));
}

function aboutAll(names: readonly string[]): string {
  return names.every((name) => CELL.test(name)) ? listedPlaces(names) : names.join('; ');
}
