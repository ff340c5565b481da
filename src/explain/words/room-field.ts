/** Cells, some of them excluded or held, and the room for ships in them. */
import { type Cell, cellCode } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';

/** Steps down and to the right. */
type Direction = readonly [down: number, right: number];
const DIRECTIONS: readonly Direction[] = [
  [0, 1],
  [1, 0],
];

/** Cells that are not excluded, those that hold something, and how many in a line are needed. */
export interface Field {
  readonly cells: readonly Cell[];
  readonly open: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
  readonly length: number;
}

/** The cells of a rule with their known values. */
export function fieldOf(
  marks: readonly Mark[],
  known: readonly Known[],
  cells: readonly Cell[],
  length: number,
): Field {
  const codesOf = (value: boolean): ReadonlySet<string> =>
    new Set(known.flatMap((one) => (one.value === value ? marks[one.mark]!.cells.map(cellCode) : [])));
  const excluded = codesOf(false);
  const open = new Set(cells.map(cellCode).filter((code) => !excluded.has(code)));
  return { cells, open, held: codesOf(true), length };
}

/** The cells with room for a ship of this length, line by line, rows before columns. */
export function roomsIn(field: Field): readonly (readonly Cell[])[] {
  return DIRECTIONS.flatMap((direction) => runsIn(field, direction));
}

/** Places that are looked at for {@link mostTogether}. */
const MOST_PLACES = 16;

/** A place with the cells that end what lies there. */
interface Place {
  readonly line: readonly Cell[];
  readonly ends: readonly Cell[];
}

/**
 * Most ships of this length that have room at once, if no ship ends another; undefined if there are too many
 * places. That ships do not touch is a rule of its own, which the rule that counts them does not use.
 */
export function mostTogether(field: Field): number | undefined {
  const places = placesIn(field);
  return places.length > MOST_PLACES ? undefined : mostOf(places);
}

/** Pairs of places of which one ends what lies at the other, and which have no cell in common. */
export function endingPairs(field: Field): readonly (readonly [readonly Cell[], readonly Cell[]])[] {
  const places = placesIn(field);
  return places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((other) => endEachOther(one, other) && !share(one.line, other.line))
      .map((other) => [one.line, other.line] as const),
  );
}

function placesIn(field: Field): readonly Place[] {
  const directions = field.length === 1 ? DIRECTIONS.slice(0, 1) : DIRECTIONS;
  return directions.flatMap((direction) =>
    field.cells
      .filter((cell) => hasRoom(field, cell, direction))
      .map((start): Place => {
        const line = lineFrom(start, direction, field.length);
        return { line, ends: endsOf(line, direction) };
      }),
  );
}

function mostOf(places: readonly Place[]): number {
  const [first, ...others] = places;
  if (first === undefined) return 0;
  const beside = others.filter((place) => !endEachOther(first, place));
  const taken = 1 + mostOf(beside);
  return beside.length === others.length ? taken : Math.max(taken, mostOf(others));
}

function endEachOther(one: Place, other: Place): boolean {
  return share(one.line, other.ends) || share(other.line, one.ends);
}

function share(some: readonly Cell[], others: readonly Cell[]): boolean {
  return some.some(([row, column]) => others.some(([r, c]) => row === r && column === c));
}

/** Complete ships: held cells in a line, of exactly this length, with no open cell at either end. */
export function wholeRuns(field: Field): readonly (readonly Cell[])[] {
  const { cells, open, held, length } = field;
  const isHeld = (cell: Cell): boolean => held.has(cellCode(cell));
  const directions = length === 1 ? DIRECTIONS.slice(0, 1) : DIRECTIONS;
  return directions.flatMap((direction) =>
    cells
      .map((start) => lineFrom(start, direction, length))
      .filter((line) => {
        return line.every(isHeld) && !endsOf(line, direction).some((cell) => open.has(cellCode(cell)));
      }),
  );
}

function lineFrom(start: Cell, direction: Direction, length: number): readonly Cell[] {
  return Array.from({ length }, (_, steps) => moved(start, direction, steps));
}

/** The cells that end a ship: of a single cell those at its four sides. */
function endsOf(line: readonly Cell[], direction: Direction): readonly Cell[] {
  const along = line.length === 1 ? DIRECTIONS : [direction];
  return along.flatMap((one) => [moved(line[0]!, one, -1), moved(line.at(-1)!, one, 1)]);
}

/** The cells of all places in one direction, those that overlap joined. */
function runsIn(field: Field, direction: Direction): readonly (readonly Cell[])[] {
  const runs: (readonly Cell[])[] = [];
  const starts = field.cells
    .filter((cell) => hasRoom(field, cell, direction))
    .toSorted(([row, column], other) => (row - other[0]) * direction[1] + (column - other[1]) * direction[0]);
  for (const start of starts) {
    const place = lineFrom(start, direction, field.length);
    const before = runs.at(-1);
    const overlap = before?.findIndex((cell) => cellCode(cell) === cellCode(start)) ?? -1;
    if (overlap < 0) runs.push(place);
    else runs[runs.length - 1] = [...before!.slice(0, overlap), ...place];
  }
  return runs;
}

/**
 * True if something of the length can begin in a cell: nothing ends it before, and nothing lies before its
 * ends.
 */
function hasRoom({ open, held, length }: Field, start: Cell, direction: Direction): boolean {
  const place = lineFrom(start, direction, length);
  return (
    place.every((cell) => open.has(cellCode(cell))) &&
    !endsOf(place, direction).some((cell) => held.has(cellCode(cell)))
  );
}

function moved([row, column]: Cell, [down, right]: Direction, steps: number): Cell {
  return [row + steps * down, column + steps * right];
}
