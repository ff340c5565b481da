/** The end of a proof by packing, in words. */
import type { Mark } from '../../families/explaining.js';
import type { Packing, Step } from '../step.js';
import { saysReason } from './because.js';
import { inSentence, listedClauses, listedPlaces } from './lists.js';

/** How what is left fits into groups of which one each is allowed, and why that is not enough. */
export function packingWords(
  marks: readonly Mark[],
  step: Step,
  { packed, groups, least, most }: Packing,
): readonly string[] {
  const { reason } = step.reasons[packed]!;
  const holds = marks[groups[0]![0]!]!.yes.one;
  const allowed = inSentence(reason.short ?? reason.says);
  const places = groups.map((group) => {
    return listedPlaces(
      group.map((mark) => marks[mark]!.place),
      Number.POSITIVE_INFINITY,
    );
  });
  const rules = (positions: readonly number[]): string =>
    listedClauses(positions.map((position) => inSentence(saysReason(step.reasons[position]!, step))));
  const left =
    most.length === 0
      ? 'No other places are left, and that is too few'
      : `For the other places that are left, ${rules(most)}. Together that is too few`;
  return [
    groups.length === 1
      ? `At most one of ${places[0]!} ${holds}, because ${allowed}.`
      : `At most one of each of these groups ${holds}, because ${allowed}: ${places.join('; ')}.`,
    `${left}, because ${rules(least)}.`,
  ];
}
