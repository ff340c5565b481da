/** The end of a proof by packing, in words. */

import type { Mark } from '../../families/explaining.js';
import { inWords } from '../../families/kit/words.js';
import type { Packing, Step } from '../step.js';
import { saysReason } from './because.js';
import { inSentence, listed, listedClauses, listedPlaces } from './lists.js';

/** How what is left fits into groups of which one each is allowed, and why that is not enough. */
export function packingWords(marks: readonly Mark[], step: Step, packing: Packing): readonly string[] {
  const { packed, groups, least, held, room } = packing;
  const { reason } = step.reasons[packed]!;
  const holds = marks[groups[0]![0]!]!.yes.one;
  const allowed = inSentence(reason.short ?? reason.says);
  const places = groups.map((group) => placesOf(marks, group));
  const before = held.length === 0 ? '' : `with ${heldWords(marks, held)} `;
  return [
    groups.length === 1
      ? `At most one of ${places[0]!} ${holds}, because ${allowed}.`
      : `At most one of each of these groups ${holds}, because ${allowed}: ${places.join('; ')}.`,
    `${leftWords(marks, step, packing)}: ${before}that makes at most ${inWords(room)}, but ${rulesOf(step, least)}.`,
  ];
}

/** What is left beside the groups. */
function leftWords(marks: readonly Mark[], step: Step, { most, used }: Packing): string {
  if (most.length === 0) return 'No other places are left';
  const verb = used.length === 1 ? 'is one' : `are ${inWords(used.length)}`;
  const taken = used.length === 0 ? '' : `, and ${placesOf(marks, [...new Set(used)])} ${verb} of them`;
  return `For the other places that are left, ${rulesOf(step, most)}${taken}`;
}

/** What holds already; where something counts more than once that is said, so that the sum can be done again. */
function heldWords(marks: readonly Mark[], held: readonly number[]): string {
  const all = [...new Set(held)];
  if (all.length === held.length) return placesOf(marks, all);
  return listed(
    all.map((mark) => {
      const times = held.filter((one) => one === mark).length;
      const often = times === 2 ? 'twice' : `${inWords(times)} times`;
      return times === 1 ? marks[mark]!.place : `${marks[mark]!.place} (counted ${often})`;
    }),
  );
}

function rulesOf(step: Step, positions: readonly number[]): string {
  return listedClauses(positions.map((position) => inSentence(saysReason(step.reasons[position]!, step))));
}

function placesOf(marks: readonly Mark[], group: readonly number[]): string {
  return listedPlaces(
    group.map((mark) => marks[mark]!.place),
    Number.POSITIVE_INFINITY,
  );
}
