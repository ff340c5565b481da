/**
 * The end of a proof by packing, in words: the number needed, the limits of some rules, the groups of at most
 * one into which the places left fall, and the sum.
 */

import type { Mark } from '../../families/contract/index.js';
import { inWords, listed } from '../../families/kit/index.js';
import type { Packing, Step } from '../model/index.js';
import { saysReason } from './because.js';
import { inSentence, listedClauses, listedMarks, ofWhich, sentenceStart } from './lists.js';

/** Said of rules that cross where no place is left. */
const APART = ' (these have no place in common that is left)';

/** A packing in the words of its step. */
interface Context {
  readonly marks: readonly Mark[];
  readonly step: Step;
  readonly packing: Packing;
  /** The number needed beside those that are there, and the number of these that the limits allow. */
  readonly wanted: number;
  readonly allowed: number;
}

/** Words for the lack of room: one sentence for a single group, else the need and the places left. */
export function packingWords(marks: readonly Mark[], step: Step, packing: Packing): readonly string[] {
  const { groups, held, used, most, least, needed, room } = packing;
  const allowed = room - held.length - groups.length + used.length;
  const context = { marks, step, packing, wanted: needed - held.length, allowed: allowed - used.length };
  const isPlain = least.length === 1 && most.length === 0 && held.length === 0;
  if (isPlain && groups.length < 2)
    return [`${neededWords(context)}, but ${inSentence(leftWords(context))}.`];
  const limits = most.length === 0 ? [] : [`${limitWords(context)}.`];
  // What is needed stands right before a single group, so that nothing need be added up.
  const isShort = groups.length < 2 && most.length === 0;
  const sum = isShort ? '' : sumWords(context);
  const last = isShort ? '' : `, but ${inWords(context.wanted)} ${are(context.wanted)} needed`;
  return [[`${neededWords(context)}.`, ...limits].join(' '), `${leftWords(context)}${sum}${last}.`];
}

/**
 * A packing without what its proof has decided by then: what holds is counted by itself, what does not is no
 * place any more.
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

/**
 * `Row 6 holds at least two stars, and row 7 holds at least two stars: four together, three besides r6c4`.
 */
function neededWords({ marks, step, packing, wanted }: Context): string {
  const { least, held, needed } = packing;
  const parts = [
    ...(least.length === 1 ? [] : [`${inWords(needed)} together${areCrossing(step, packing) ? APART : ''}`]),
    ...(held.length === 0 ? [] : [`${inWords(wanted)} besides ${heldWords(marks, held)}`]),
  ];
  return `${sentenceStart(rulesOf(step, least))}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}

/**
 * True if two of the needing rules have places in common, none of which is left: then their needs can be
 * added up, and a reader who sees them cross should know that.
 */
function areCrossing({ reasons }: Step, { least, groups }: Packing): boolean {
  const all = least.flatMap((position) => reasons[position]!.marks);
  const shared = new Set(all.filter((mark, index) => all.indexOf(mark) !== index));
  return shared.size > 0 && !groups.flat().some((mark) => shared.has(mark));
}

/** `Row 10 holds at most two stars, of which r10c5 is one: so at most one of these four is there`. */
function limitWords({ marks, step, packing: { most, used }, wanted, allowed }: Context): string {
  const taken = ofWhich(listedMarks(marks, used), used.length);
  const left = allowed === 0 ? 'none' : `at most ${inWords(allowed)}`;
  const these = wanted < 2 ? 'these' : `these ${inWords(wanted)}`;
  return `${sentenceStart(rulesOf(step, most))}${taken}: so ${left} of ${these} ${are(allowed)} there`;
}

/**
 * The places left beside those that hold already and those that are limited, and the number of them that may
 * hold.
 */
function leftWords({ marks, step, packing: { packed, groups, held, most } }: Context): string {
  const several = groups.filter(({ length }) => length > 1);
  // Of single cells it goes without saying that at most one holds something.
  const single = groups.filter(({ length }) => length === 1).flat();
  const { reason } = step.reasons[packed]!;
  const why = `because ${inSentence(reason.short ?? reason.says)}`;
  const elsewhere = most.length === 0 ? '' : ' elsewhere';
  const left = (places: readonly number[]): string =>
    `${listedMarks(marks, places)} ${are(places.length)} left${elsewhere}`;
  if (several.length === 0) {
    const other = held.length === 0 ? '' : 'other ';
    return single.length === 0 ? `No ${other}places are left${elsewhere}` : `Only ${left(single)}`;
  }
  const { one: holds } = marks[several[0]![0]!]!.yes;
  if (groups.length === 1) return `Only ${left(several[0]!)}, and at most one of these ${holds}, ${why}`;
  const places = several.map((group) => listedMarks(marks, group));
  const first =
    places.length === 1
      ? `At most one of ${places[0]!} ${holds}, ${why}`
      : `At most one of each of these groups ${holds}, ${why}: ${places.join('; ')}`;
  return `${first}. ${single.length === 0 ? `No other places are left${elsewhere}` : `Besides these, only ${left(single)}`}`;
}

/** `: that makes at most 1 + 2 = 3`; where nothing need be added up `: at most one in all`, or nothing. */
function sumWords(context: Context): string {
  if (context.packing.groups.length > 0) return `: that makes at most ${sumOf(context)}`;
  return context.allowed === 0 ? '' : `: at most ${inWords(context.allowed)} in all`;
}

/** The number that can hold of those needed; as a sum where rules limit a part of it. */
function sumOf({ packing: { groups, most }, allowed }: Context): string {
  const parts = [allowed, groups.length].filter((part) => part > 0);
  if (most.length === 0 || parts.length < 2) return inWords(allowed + groups.length);
  return `${parts.join(' + ')} = ${allowed + groups.length}`;
}

/** The marks that hold already; those that count twice say so, so that the sum can be checked. */
function heldWords(marks: readonly Mark[], held: readonly number[]): string {
  const all = [...new Set(held)];
  if (all.length === held.length) return listedMarks(marks, all);
  return listed(
    all.map((mark) => {
      const times = held.filter((one) => one === mark).length;
      const often = times === 2 ? 'twice' : `${inWords(times)} times`;
      const { place } = marks[mark]!;
      return times === 1 ? place : `${place} (in ${inWords(times)} of them, so counted ${often})`;
    }),
  );
}

function are(count: number): string {
  return count < 2 ? 'is' : 'are';
}

function rulesOf(step: Step, positions: readonly number[]): string {
  return listedClauses(positions.map((position) => inSentence(saysReason(step.reasons[position]!, step))));
}
