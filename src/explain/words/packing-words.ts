/** The end of a proof by packing, in words. */

import type { Mark } from '../../families/explaining.js';
import { inWords, listed } from '../../families/kit/words.js';
import type { Packing, Step } from '../step.js';
import { saysReason } from './because.js';
import { inSentence, listedClauses, listedPlaces } from './lists.js';

/** How what is left fits into groups of which one each is allowed, and why that is not enough. */
export function packingWords(marks: readonly Mark[], step: Step, packing: Packing): readonly string[] {
  const { packed, groups, least, most } = packing;
  const { reason } = step.reasons[packed]!;
  const any = groups[0]?.[0];
  const holds = any === undefined ? '' : marks[any]!.yes.one;
  const allowed = inSentence(reason.short ?? reason.says);
  const needed = rulesOf(step, least);
  if (groups.length < 2 && most.length === 0)
    return [`${fewWords(marks, packing, holds, allowed)}, but ${needed}.`];
  const before = packing.held.length === 0 ? '' : `with ${heldWords(marks, packing.held)} `;
  // Of single cells it goes without saying that at most one holds something, unless more of them are spoken of elsewhere.
  const [several, single] =
    most.length > 0
      ? [groups, []]
      : [groups.filter(({ length }) => length > 1), groups.filter(({ length }) => length === 1)];
  const places = several.map((group) => placesOf(marks, group));
  const first =
    places.length === 1
      ? `At most one of ${places[0]!} ${holds}, because ${allowed}.`
      : `At most one of each of these groups ${holds}, because ${allowed}: ${places.join('; ')}.`;
  const left = leftWords(marks, step, packing, single.flat());
  const sum = `${left}: ${before}that makes at most ${sumOf(packing)}, but ${needed}.`;
  return places.length === 0 ? [sum] : [first, sum];
}

/**
 * A packing without what its proof has decided by then: what holds is counted by itself, what does not is no place any more.
 * @param decided the marks that earlier lines suppose or conclude
 */
export function packingBeside(packing: Packing, decided: ReadonlyMap<number, boolean>): Packing {
  const isHeld = (mark: number): boolean => decided.get(mark) === true;
  const held = packing.groups.flat().filter(isHeld);
  const open = packing.groups
    .filter((group) => !group.some(isHeld))
    .map((group) => group.filter((mark) => !decided.has(mark)));
  const groups = open.filter(({ length }) => length > 0);
  const room = packing.room - (open.length - groups.length);
  return { ...packing, groups, held: [...packing.held, ...held], room };
}

/** What is left where it is one group: `only r1c1 and r1c2 are left, and at most one of these holds a star`. */
function fewWords(
  marks: readonly Mark[],
  { groups: [group], held, room }: Packing,
  holds: string,
  allowed: string,
): string {
  const besides = held.length === 0 ? '' : heldWords(marks, held);
  if (group === undefined)
    return besides === '' ? 'No places are left' : `No places besides ${besides} are left`;
  const places = placesOf(marks, group);
  const beginning = besides === '' ? 'Only' : `Besides ${besides}, only`;
  const sum = besides === '' ? '' : `: that makes at most ${inWords(room)}`;
  if (group.length === 1) return `${beginning} ${places} is left${sum}`;
  return `${beginning} ${places} are left, and at most one of these ${holds}, because ${allowed}${sum}`;
}

/** How many can hold; as a sum where rules limit a part of it. */
function sumOf({ groups, held, used, most, room }: Packing): string {
  if (most.length === 0) return inWords(room);
  const allowed = room - held.length - groups.length + used.length;
  const parts = [groups.length, allowed].filter((part) => part > 0).join(' + ');
  const taken = used.length === 0 ? '' : ` − ${used.length}`;
  const more = held.length === 0 ? '' : ` + ${held.length}`;
  return `${parts}${taken}${more} = ${room}`;
}

/** What is left beside the groups of several places. */
function leftWords(
  marks: readonly Mark[],
  step: Step,
  { groups, most, used }: Packing,
  single: readonly number[],
): string {
  if (most.length === 0) {
    if (single.length === 0) return 'No other places are left';
    const beginning = single.length === groups.length ? 'Only' : 'Besides these, only';
    return `${beginning} ${placesOf(marks, single)} ${single.length === 1 ? 'is' : 'are'} left`;
  }
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
