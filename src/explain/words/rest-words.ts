/**
 * Known entries in terms of the cells that they leave: `its other cells are empty`, `all its cells but r1c2
 * and r1c4 are empty`. People see at one look the cells left in a row, while a list of excluded cells must be
 * compared cell by cell.
 */
import { type Cell, cellCode, placeRuns } from '../../core/index.js';
import type { Known, Mark, Reason } from '../../families/contract/index.js';
import type { UsedReason } from '../model/index.js';
import type { Inference } from './inference.js';
import { clauseWords } from './known-words.js';
import { listedPlaces } from './lists.js';
import { fitWords, missedWords, needsAllRoom, roomLeft, touchWords } from './room-words.js';
import { restOf } from './whole-words.js';

/** Least number of known entries that are called the other cells of a rule instead of by their names. */
const MANY_FACTS = 3;
/** Known entries up to which people look at each of them. */
const MOST_COMPARED = 10;
/** Excluded cells from which on they are said to end the entries, instead of their names. */
const MANY_ENDS = 4;
/** Most cells that are named as those that are left. */
const MOST_LEFT = 4;

/**
 * The cells or marks of a rule that the facts leave, in words; undefined if the words of the facts are
 * better.
 */
export function restWords(
  marks: readonly Mark[],
  used: UsedReason,
  inference: Inference,
): readonly string[] | undefined {
  const { reason } = used;
  const { facts } = inference;
  const rest = facts.length > 1 ? restOf(used, inference) : undefined;
  if (rest !== undefined) return [rest];
  if (facts.length < MANY_FACTS) return undefined;
  const room = roomWords(marks, used, inference);
  if (room !== undefined) return room;
  const words = isOfCells(marks, facts) ? cellWords(marks, reason, inference) : undefined;
  return words === undefined ? undefined : [words];
}

/** The room that many exclusions leave, after the entries. */
function roomWords(
  marks: readonly Mark[],
  used: UsedReason,
  { facts, conclusions, known = [] }: Inference,
): readonly string[] | undefined {
  const {
    reason: { room },
    half,
  } = used;
  const held = facts.filter(({ value }) => value);
  if (room === undefined) return undefined;
  // Where both halves are needed and nothing can hold any more, too many of them have been looked for
  // already.
  const isOpen = conclusions.length > 0;
  const needsRoom =
    half === 'least' ||
    (half === undefined && (!isOpen || needsAllRoom(marks, used, { facts, conclusions, known })));
  const left = needsRoom ? roomLeft(marks, used, [...facts, ...known]) : undefined;
  if (left !== undefined && isOpen) return [`${left}${touchWords(marks, used, [...facts, ...known])}`];
  if (left !== undefined)
    return [`${left}${fitWords(marks, used, [...facts, ...known])}${missedWords(marks, used, facts, known)}`];
  const excluded = facts.length - held.length;
  if (half === 'most' && excluded >= MANY_ENDS) {
    // What follows may be where one of them goes on, which nothing ends yet.
    const ends = conclusions.some(({ value }) => value) ? room.endsElsewhere : room.ends;
    return [...clauseWords(marks, held), ends];
  }
  if (excluded <= MOST_COMPARED) return undefined;
  // Which half is needed is not known: then the entries may be there for either.
  if (half === undefined && held.length > 0) return undefined;
  return [...clauseWords(marks, held), conclusions.length === 0 ? room.all : room.others];
}

function cellWords(
  marks: readonly Mark[],
  reason: Reason,
  { facts, conclusions }: Inference,
): string | undefined {
  const whose = reason.combines === undefined ? 'its' : 'their';
  const { yes, no } = marks[facts[0]!.mark]!;
  const excluded = codesOf(marks, facts);
  const concluded = codesOf(marks, conclusions);
  const wanted = reason.cells.map(cellCode);
  const left = wanted.filter((code) => !excluded.has(code));
  if (excluded.size + left.length !== wanted.length || ![...concluded].every((code) => left.includes(code))) {
    return undefined;
  }
  if (left.length === concluded.size) {
    if (left.length > 0) return `${whose} other cells ${no.many}`;
    // Of a cell that may hold one of several values, what it does not hold reads better of none.
    return isOnlyOfPlaces(marks, facts)
      ? `all ${whose} cells ${no.many}`
      : `none of ${whose} cells ${yes.one}`;
  }
  const isShorter =
    left.length <= Math.min(MOST_LEFT, excluded.size) &&
    placeRuns(left).length <= placeRuns([...excluded]).length;
  if (!isShorter || !conclusions.every(({ value }) => value) || !areMarked(marks, left, yes.one))
    return undefined;
  const all = isWholeGrid(marks, reason.cells) ? 'all cells' : `all ${whose} cells`;
  return `${all} but ${listedPlaces(left)} ${no.many}`;
}

function codesOf(marks: readonly Mark[], known: readonly Known[]): ReadonlySet<string> {
  return new Set(known.flatMap(({ mark }) => marks[mark]!.cells.map(cellCode)));
}

/** True if all these say of single cells, in the same words, that something is not so. */
function isOfCells(marks: readonly Mark[], known: readonly Known[]): boolean {
  const { yes, no } = marks[known[0]!.mark]!;
  return known.every(({ mark, value }) => {
    const own = marks[mark]!;
    return /^r\d+c\d+$/.test(own.place) && !value && own.no.one === no.one && own.yes.one === yes.one;
  });
}

/** True if nothing else can be known of the places of some marks. */
function isOnlyOfPlaces(marks: readonly Mark[], known: readonly Known[]): boolean {
  const places = new Set(known.map(({ mark }) => marks[mark]!.place));
  return marks.filter(({ place }) => places.has(place)).length === places.size;
}

/** True if the same can hold in each of these cells. */
function areMarked(marks: readonly Mark[], codes: readonly string[], holds: string): boolean {
  const marked = new Set(marks.flatMap(({ place, yes }) => (yes.one === holds ? [place] : [])));
  return codes.every((code) => marked.has(code));
}

function isWholeGrid(marks: readonly Mark[], cells: readonly Cell[]): boolean {
  const own = new Set(cells.map(cellCode));
  return marks.every((mark) => mark.cells.every((cell) => own.has(cellCode(cell))));
}
