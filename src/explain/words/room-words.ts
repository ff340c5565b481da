/**
 * The room that excluded cells leave: `a ship of four cells has room only within r3c2 to r3c6`. People see
 * the room at one look, while a list of all excluded cells must be compared cell by cell.
 */

import { cellCode } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import { inWords, listed } from '../../families/kit/index.js';
import type { Step, UsedReason } from '../model/index.js';
import { withSeveralKnown } from './all-known.js';
import { nameOfRun } from './count-words.js';
import type { Inference } from './inference.js';
import { clauseWords } from './known-words.js';
import { endingPairs, fieldOf, mostTogether, roomsIn } from './room-field.js';

/** Places with room up to which all of them are named. */
const MOST_PLACES = 6;
/** Excluded cells from which on their names say less than the room that they leave. */
const MANY_EXCLUDED = 4;

/**
 * The room for the ships that a rule needs; undefined if it needs none, or if there are too many places.
 * @param known the facts that the rule needs, and all other known facts
 */
export function roomLeft(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  known: readonly Known[],
): string | undefined {
  if (room === undefined || room.length < 2) return undefined;
  const runs = roomsIn(fieldOf(marks, known, cells, room.length));
  if (runs.length > MOST_PLACES) return undefined;
  if (runs.length === 0) return `no room is left for ${room.of}`;
  // In a longer run it may lie at several places.
  const within = runs.some((run) => run.length > room.length) ? 'within' : 'in';
  return `${room.of} has room only ${within} ${listed(runs.map((run) => `${cellCode(run[0]!)} to ${cellCode(run.at(-1)!)}`))}`;
}

/** Newly excluded places that are named as those without which there is no room. */
const MOST_MISSED = 4;

/**
 * If no ship has room any more: the cells whose exclusion, new in a proof, takes the last places: ` without
 * r2c6`; empty if these alone do not, or are too many to be seen at one look.
 */
export function missedWords(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  facts: readonly Known[],
  before: readonly Known[],
): string {
  if (room === undefined || room.length < 2) return '';
  const hasRoom = (known: readonly Known[]): boolean =>
    roomsIn(fieldOf(marks, known, cells, room.length)).length > 0;
  const known = new Set(before.map(({ mark }) => mark));
  const missed = facts.filter(({ mark, value }) => !value && !known.has(mark));
  const isSaid = missed.length > 0 && missed.length <= MOST_MISSED;
  if (!isSaid || !hasRoom(before) || hasRoom([...before, ...missed])) return '';
  return ` without ${listed(missed.map(({ mark }) => marks[mark]!.place))}`;
}

/** The number of ships that fit, if that is not plain from the numbers of cells: `, where only one fits`. */
export function fitWords(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  known: readonly Known[],
): string {
  if (room === undefined) return '';
  const field = fieldOf(marks, known, cells, room.length);
  const bySize = roomsIn(field).reduce((sum, run) => sum + Math.floor(run.length / room.length), 0);
  const most = mostTogether(field);
  if (most === undefined || most === 0 || most >= room.count || bySize < room.count) return '';
  return `, where only ${inWords(most)} ${most === 1 ? 'fits' : 'fit'}`;
}

/**
 * Two places that touch, if only as many ships fit as are needed although there are more places: `, of which
 * r1c1 to r1c2 and r1c3 to r2c3 touch`.
 */
export function touchWords(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  known: readonly Known[],
): string {
  if (room === undefined) return '';
  const field = fieldOf(marks, known, cells, room.length);
  const [pair, ...more] = endingPairs(field);
  if (pair === undefined || more.length > 0 || mostTogether(field) !== room.count) return '';
  return `, of which ${listed(pair.map(nameOfRun))} touch`;
}

/**
 * True if the opposite of the conclusions leaves room for too few ships: then {@link roomLeft} says all that
 * is needed.
 */
export function needsAllRoom(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  { facts, conclusions, known = [] }: Inference,
): boolean {
  if (room === undefined || room.length < 2) return false;
  const hasRoom = (all: readonly Known[]): boolean | undefined => {
    const most = mostTogether(fieldOf(marks, all, cells, room.length));
    return most === undefined ? undefined : most >= room.count;
  };
  const before = [...facts, ...known];
  const otherwise = conclusions.map(({ mark, value }) => [...before, { mark, value: !value }]);
  return hasRoom(before) === true && otherwise.every((all) => hasRoom(all) === false);
}

/**
 * The known entries of a step in words. Where it needs room for something, the excluded cells that no other
 * of its rules looks at are said by the room that they leave.
 */
export function stepKnownWords(
  marks: readonly Mark[],
  { reasons, facts, known }: Pick<Step, 'reasons' | 'facts' | 'known'>,
  most: number,
): readonly string[] {
  const needing = reasons.filter(({ reason }) => reason.room !== undefined);
  if (needing.length === 0 || needing.some(({ half }) => half !== 'least'))
    return knownEntries(marks, facts, known, most);
  const counted = reasons.filter(
    (used) => !needing.includes(used) && used.half !== 'most' && used.reason.touching !== true,
  );
  const looked = new Set(counted.flatMap(({ reason }) => reason.cells.map(cellCode)));
  const isLooked = ({ mark, value }: Known): boolean =>
    value || marks[mark]!.cells.some((cell) => looked.has(cellCode(cell)));
  const named = facts.filter(isLooked);
  const rooms = needing.flatMap((used) => roomLeft(marks, used, [...facts, ...known]) ?? []);
  const isSaid = facts.length - named.length >= MANY_EXCLUDED && rooms.length === needing.length;
  return isSaid ? [...clauseWords(marks, named, most), ...rooms] : clauseWords(marks, facts, most);
}

function knownEntries(
  marks: readonly Mark[],
  facts: readonly Known[],
  known: readonly Known[],
  most: number,
): readonly string[] {
  return clauseWords(marks, withSeveralKnown(marks, facts, known), most);
}
