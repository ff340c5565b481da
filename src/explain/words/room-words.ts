/**
 * What excluded cells leave room for: `a ship of four cells has room only in r3c2 to r3c6`. People see the room at one look,
 * where a list of all cells that are excluded must be compared cell by cell.
 */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import type { Known, Mark } from '../../families/explaining.js';
import type { Step, UsedReason } from '../step.js';
import { withSeveralKnown } from './all-known.js';
import { clauseWords } from './known-words.js';
import { listed } from './lists.js';

/** Places with room up to which all of them are named. */
const MOST_PLACES = 6;
/** Excluded cells from which on their names say less than the room that they leave. */
const MANY_EXCLUDED = 4;

/** Where a rule about things in lines that do not touch has room, beside these known entries; undefined where it needs none, or there are too many places. */
export function roomLeft(
  marks: readonly Mark[],
  { reason: { room, cells } }: UsedReason,
  facts: readonly Known[],
): string | undefined {
  if (room === undefined || room.length < 2) return undefined;
  const codesOf = (value: boolean): ReadonlySet<string> =>
    new Set(facts.flatMap((fact) => (fact.value === value ? marks[fact.mark]!.cells.map(cellCode) : [])));
  const excluded = codesOf(false);
  const open = new Set(cells.map(cellCode).filter((code) => !excluded.has(code)));
  const field: Field = { cells, open, held: codesOf(true), length: room.length };
  const runs = DIRECTIONS.flatMap((direction) => runsOf(field, direction));
  if (runs.length > MOST_PLACES) return undefined;
  if (runs.length === 0) return `no room is left for ${room.of}`;
  return `${room.of} has room only in ${listed(runs.map((run) => `${cellCode(run[0]!)} to ${cellCode(run.at(-1)!)}`))}`;
}

/**
 * The known entries of a step in words. Where it needs room for something, the excluded cells that no other of its rules looks
 * at are said by the room that they leave.
 */
export function stepKnownWords(
  marks: readonly Mark[],
  { reasons, facts, known }: Pick<Step, 'reasons' | 'facts' | 'known'>,
  most: number,
): readonly string[] {
  const needing = reasons.filter(({ reason }) => reason.room !== undefined);
  if (needing.length === 0 || needing.some(({ half }) => half !== 'least'))
    return clauseWords(marks, withSeveralKnown(marks, facts, known), most);
  const counted = reasons.filter(
    (used) => !needing.includes(used) && used.half !== 'most' && used.reason.touching !== true,
  );
  const looked = new Set(counted.flatMap(({ reason }) => reason.cells.map(cellCode)));
  const isLooked = ({ mark, value }: Known): boolean =>
    value || marks[mark]!.cells.some((cell) => looked.has(cellCode(cell)));
  const named = facts.filter(isLooked);
  const rooms = needing.flatMap((used) => roomLeft(marks, used, facts) ?? []);
  const isSaid = facts.length - named.length >= MANY_EXCLUDED && rooms.length === needing.length;
  return isSaid ? [...clauseWords(marks, named, most), ...rooms] : clauseWords(marks, facts, most);
}

/** Steps down and to the right. */
type Direction = readonly [down: number, right: number];
const DIRECTIONS: readonly Direction[] = [
  [0, 1],
  [1, 0],
];

/** Cells that are not excluded, those that hold something, and how many in a line are needed. */
interface Field {
  readonly cells: readonly Cell[];
  readonly open: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
  readonly length: number;
}

/** The cells of all places in one direction, those that overlap joined. */
function runsOf(field: Field, direction: Direction): readonly (readonly Cell[])[] {
  const runs: (readonly Cell[])[] = [];
  const starts = field.cells
    .filter((cell) => hasRoom(field, cell, direction))
    .toSorted(([row, column], other) => (row - other[0]) * direction[1] + (column - other[1]) * direction[0]);
  for (const start of starts) {
    const place = Array.from({ length: field.length }, (_, steps) => moved(start, direction, steps));
    const before = runs.at(-1);
    const overlap = before?.findIndex((cell) => cellCode(cell) === cellCode(start)) ?? -1;
    if (overlap < 0) runs.push(place);
    else runs[runs.length - 1] = [...before!.slice(0, overlap), ...place];
  }
  return runs;
}

/** Whether something of the length can begin in a cell: nothing lies before its ends or beside it. */
function hasRoom({ open, held, length }: Field, start: Cell, direction: Direction): boolean {
  const [down, right] = direction;
  const ends = [moved(start, direction, -1), moved(start, direction, length)];
  const place = Array.from({ length }, (_, steps) => moved(start, direction, steps));
  const beside = place.flatMap((cell) => [moved(cell, [right, down], 1), moved(cell, [right, down], -1)]);
  return (
    place.every((cell) => open.has(cellCode(cell))) &&
    ![...ends, ...beside].some((cell) => held.has(cellCode(cell)))
  );
}

function moved([row, column]: Cell, [down, right]: Direction, steps: number): Cell {
  return [row + steps * down, column + steps * right];
}
