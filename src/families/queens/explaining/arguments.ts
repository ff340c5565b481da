/**
 * The argument of Queens as players say it: a queen here would attack all that is left of more parts of the
 * rows (or columns) than may stay empty. Which cells are left is seen from all that is known there, so that
 * no cell is called left that is empty already.
 */
import { type Cell, cellCode, placeRuns } from '../../../core/index.js';
import type { StepShape } from '../../contract/explaining.js';
import { concludesOnly, includesCell, overlap } from '../../kit/words/step-shapes.js';
import { inWords, listed } from '../../kit/words/words.js';
import type { Line } from '../puzzle.js';

const COUNTS = ['rows', 'columns'];

/** The parts of a board between walls, in all directions, and how many queens there are. */
export interface Parts {
  readonly lines: readonly Line[];
  readonly queens: number;
}

/**
 * The argument of a step, or of a value that a proof refutes, as it follows `because`; undefined for one of
 * another kind.
 */
export function becauseOfAttacks({ lines, queens }: Parts, step: StepShape): string | undefined {
  const counts = step.reasons.filter(({ kind }) => COUNTS.includes(kind));
  const counting = counts.filter(({ onlyExcludes = false }) => !onlyExcludes);
  const isOfQueens = (concludesOnly(step, false) || step.conclusions.length === 1) && areEmpty(step);
  if (step.reasons.length === 1 || !isOfQueens) return undefined;
  const known = [...step.facts, ...step.known];
  const cellsOf = (holds: boolean): readonly Cell[] =>
    known.flatMap(({ mark, value }) => (value === holds ? [mark.cells[0]!] : []));
  const [empty, queen] = [cellsOf(false), cellsOf(true)];
  const places = step.conclusions.map(({ mark }) => mark.cells[0]!);
  for (const { kind } of counting.length > 0 ? counting : counts) {
    const attacked: Attacked = { lines, queens, empty, held: queen, places, count: kind };
    const words = concludesOnly(step, false) ? ofAttacks(attacked) : withoutQueen(attacked);
    if (words !== undefined && counting.length <= 1) return words;
  }
  return undefined;
}

function areEmpty({ facts }: StepShape): boolean {
  return facts.every(({ value }) => !value);
}

/** The counted parts, and the known cells. */
interface Attacked extends Parts {
  readonly empty: readonly Cell[];
  /** Cells that hold a queen: their parts are none of those that are looked at. */
  readonly held: readonly Cell[];
  readonly places: readonly Cell[];
  /** `rows` or `columns`. */
  readonly count: string;
}

function ofAttacks({ lines, queens, empty, held, places, count }: Attacked): string | undefined {
  const parts = lines.filter(({ kind }) => `${kind}s` === count);
  const spare = parts.length - queens;
  const isAttacked = (cell: Cell): boolean => places.every((place) => attacks(lines, place, cell));
  const others = parts.filter(
    ({ cells }) => ![...places, ...held].some((place) => includesCell(cells, place)),
  );
  const lost = others.filter((part) => leftOf(part, empty).every(isAttacked));
  const gone = lost.filter((part) => leftOf(part, empty).length === 0);
  const left = lost.filter((part) => !gone.includes(part));
  // More are empty than may be, before anything is said of a queen.
  if (gone.length > spare) return undefined;
  if (lost.length > spare) {
    // As few cells as possible are looked at.
    const short = left.toSorted((one, other) => leftOf(one, empty).length - leftOf(other, empty).length);
    return saysLost(short.slice(0, spare + 1 - gone.length), empty, gone, { count, spare });
  }
  if (lost.length < spare) return undefined;
  const pair = pairOf(
    lines,
    others.flatMap((part) => lastBeside(lines, leftOf(part, empty), places)),
  );
  if (pair === undefined) return undefined;
  const words = namesOf(pair);
  if (spare === 0)
    return `each part of the ${count} holds a queen, and a queen there would leave only ${words} in their parts, which attack each other`;
  const why = `${words} would be the last places of two other parts, and attack each other`;
  const names = (some: readonly Line[]): string =>
    `the part${some.length === 1 ? '' : 's'} ${listed(some.map(nameOf))}`;
  if (left.length === 0)
    return `${names(gone)} of the ${count} ${are(gone.length)} empty already, and no other part may stay empty, but with a queen there ${why}`;
  const already =
    gone.length === 0 ? '' : `, and ${listed(gone.map(nameOf))} ${are(gone.length)} empty already`;
  return `a queen there would empty ${names(left)}${already}; no other part of the ${count} may stay empty, but ${why}`;
}

/**
 * The last cells of two parts attack each other, so that one of these stays empty and with those that are
 * empty already no other part may.
 */
function withoutQueen({ lines, queens, empty, held, places, count }: Attacked): string | undefined {
  const parts = lines.filter(
    ({ kind, cells }) => `${kind}s` === count && !held.some((cell) => includesCell(cells, cell)),
  );
  const spare = lines.filter(({ kind }) => `${kind}s` === count).length - queens;
  const last = parts.find((part) => isLastOf(part, empty, places));
  const gone = parts.filter((part) => leftOf(part, empty).length === 0);
  if (last === undefined || gone.length + 1 !== spare) return undefined;
  const singles = parts.filter((part) => part !== last && leftOf(part, empty).length === 1);
  const pair = pairOf(lines, singleOf(singles.map((part) => leftOf(part, empty))));
  if (pair === undefined) return undefined;
  const [one, other] = pair.map((cell) => singles.find(({ cells }) => includesCell(cells, cell))!);
  const areWhole = one!.cells.length + other!.cells.length === 2;
  const named = areWhole
    ? namesOf(pair)
    : `only ${namesOf(pair)} are left of the parts ${nameOf(one!)} and ${nameOf(other!)} and`;
  const besides = gone.length === 0 ? '' : ` besides ${listed(gone.map(nameOf))}`;
  const only =
    last.cells.length === 1 ? '' : `, and ${cellCode(places[0]!)} is the only cell left in its part`;
  return `${named} attack each other, so one of these two parts of the ${count} stays empty${besides}; no other part may${only}`;
}

/**
 * The cell that a queen in any of the places would leave of these, the same one for each; none where it would
 * leave others.
 */
function lastBeside(lines: readonly Line[], left: readonly Cell[], places: readonly Cell[]): readonly Cell[] {
  const [first, ...others] = places.map((place) => left.filter((cell) => !attacks(lines, place, cell)));
  const isSame = others.every((cells) => namesOf(cells) === namesOf(first!));
  return first!.length === 1 && isSame ? first! : [];
}

/** True if a place is the only cell left in a part. */
function isLastOf(part: Line, empty: readonly Cell[], places: readonly Cell[]): boolean {
  const [only, ...more] = leftOf(part, empty);
  return only !== undefined && more.length === 0 && includesCell(places, only);
}

/** The counted parts in words. */
interface Counted {
  /** `rows` or `columns`. */
  readonly count: string;
  /** The number of their parts may stay empty. */
  readonly spare: number;
}

/** More parts than may stay empty have only cells left that a queen there would attack. */
function saysLost(
  left: readonly Line[],
  empty: readonly Cell[],
  gone: readonly Line[],
  { count, spare }: Counted,
): string {
  const cells = left.map((part) => leftOf(part, empty));
  const [only, ...others] = cells;
  const whole = others.length > 0 ? 'their parts' : only?.length === 1 ? 'its part' : 'their part';
  const areListed = cells.length > 2 || (cells.length === 2 && cells.flat().length > 2);
  const attacked = cells.map(named).join(areListed ? '; ' : ' as well as ');
  const already =
    gone.length === 0 ? '' : `, and ${listed(gone.map(nameOf))} ${are(gone.length)} empty already`;
  const rest =
    spare === 0 ? 'each part holds a queen' : `only ${partsInWords(spare)} may stay empty${already}`;
  if (areListed)
    return `a queen there would attack all that is left of ${partsInWords(left.length)} of the ${count} (${attacked}), but ${rest}`;
  return `a queen there would attack ${attacked}, all that is left of ${whole} of the ${count}, but ${rest}`;
}

/** The cells that are the only ones left of something. */
function singleOf(left: readonly (readonly Cell[])[]): readonly Cell[] {
  return left.flatMap(([cell, ...more]) => (cell !== undefined && more.length === 0 ? [cell] : []));
}

/** Two of the last cells of parts that attack each other. */
function pairOf(lines: readonly Line[], single: readonly Cell[]): readonly Cell[] | undefined {
  return single
    .flatMap((one, place) => single.slice(place + 1).map((other) => [one, other] as const))
    .find(([one, other]) => attacks(lines, one, other));
}

function namesOf(cells: readonly Cell[]): string {
  return listed(cells.map(cellCode));
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function partsInWords(count: number): string {
  return count === 1 ? 'one part' : `${inWords(count)} parts`;
}

function attacks(lines: readonly Line[], one: Cell, other: Cell): boolean {
  return lines.some(({ cells }) => includesCell(cells, one) && includesCell(cells, other));
}

function leftOf({ cells }: Line, empty: readonly Cell[]): readonly Cell[] {
  return cells.filter((cell) => !overlap([cell], empty));
}

/** A part by its first and its last cell. */
function nameOf({ cells }: Line): string {
  const [first, last] = [cells[0]!, cells.at(-1)!].map(cellCode);
  return first === last ? first! : `${first} to ${last}`;
}

function named(cells: readonly Cell[]): string {
  return listed(placeRuns(cells.map(cellCode)).map(({ words }) => words));
}
