/**
 * Bounds on ships in rows or columns: places of which only a few can be taken at once, and the search for
 * bounds that cover all places.
 */
import type { Cell } from '../../core/index.js';
import type { Bound, OpenLine } from '../model/index.js';
import type { CountedLine } from './counted-lines.js';

/** Most bounds that the search tries. */
const MOST_VISITS = 400;

/** The data from which bounds are read. */
interface Grid {
  readonly lines: readonly CountedLine[];
  readonly cells: ReadonlyMap<number, Cell>;
  readonly values: ReadonlyMap<number, boolean>;
}

/** All bounds on some places from rows, columns and their cells. */
export function boundsOf(grid: Grid, places: readonly OpenLine[]): readonly Bound[] {
  return [...roomsOf(grid, places), ...grid.lines.flatMap((line) => boundsByLine(grid, line, places))];
}

/** The places in each row and in each column; those that overlap together. */
function roomsOf({ cells }: Grid, places: readonly OpenLine[]): readonly Bound[] {
  const byLine = new Map<string, OpenLine[]>();
  for (const place of places) {
    const { line } = spanOf(cells, place);
    byLine.set(line, [...(byLine.get(line) ?? []), place]);
  }
  return [...byLine.values()].flatMap((own) => {
    const rooms: { readonly places: OpenLine[]; end: number }[] = [];
    for (const place of own.toSorted((one, other) => spanOf(cells, one).start - spanOf(cells, other).start)) {
      const { start, end } = spanOf(cells, place);
      const last = rooms.at(-1);
      if (last === undefined || last.end < start) rooms.push({ places: [place], end });
      else {
        last.places.push(place);
        last.end = Math.max(last.end, end);
      }
    }
    return rooms.map((room) => {
      return { places: room.places, most: mostInLine(cells, room.places), held: [] };
    });
  });
}

/** Bounds from the entries that a row or column still allows: on places in it, and on places across it. */
function boundsByLine(
  { cells, values }: Grid,
  { position: by, marks, most }: CountedLine,
  places: readonly OpenLine[],
): readonly Bound[] {
  const own = new Set(marks);
  const held = marks.filter((mark) => values.get(mark) === true);
  const room = most - held.length;
  // One that has all its entries says by itself that its other cells have none.
  if (!Number.isFinite(most) || room <= 0) return [];
  const inLine = ({ at }: OpenLine): readonly number[] => at.filter((mark) => own.has(mark));
  const newIn = (place: OpenLine): number => inLine(place).filter((mark) => values.get(mark) !== true).length;
  const across = places.filter((place) => inLine(place).length === 1);
  const over = places.filter((place) => newIn(place) > room);
  const along = places.filter(
    (place) => inLine(place).length > 1 && newIn(place) > 0 && newIn(place) <= room,
  );
  const crossed = new Set(across.flatMap(inLine));
  const heldBeside = held.filter((mark) => !crossed.has(mark));
  const least = Math.min(...along.map(newIn));
  return [
    { by, places: over, most: 0, held },
    { by, places: across, most: most - heldBeside.length, held: heldBeside },
    { by, places: along, most: Math.min(Math.floor(room / least), mostInLine(cells, along)), held },
  ].filter((bound) => bound.places.length > 0);
}

/** A place in its row or column. */
interface Span {
  /** Of places in one row or column the same. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
}

function spanOf(cells: ReadonlyMap<number, Cell>, { at }: OpenLine): Span {
  const [row, column] = cells.get(at[0]!)!;
  const isDown = cells.get(at[1]!)![0] > row;
  const start = isDown ? row : column;
  return { line: isDown ? `column ${column}` : `row ${row}`, start, end: start + at.length - 1 };
}

/** The number of some places in one row or column can be taken, with a cell between them. */
function mostInLine(cells: ReadonlyMap<number, Cell>, places: readonly OpenLine[]): number {
  const spans = places.map((place) => spanOf(cells, place)).sort((one, other) => one.end - other.end);
  let count = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    if (start < free) continue;
    count++;
    free = end + 2;
  }
  return count;
}

/**
 * Bounds that cover all places and together allow at most `most` ships, as few ships as possible; each place
 * is in the first of them only.
 */
export function coverOfPlaces(
  places: readonly OpenLine[],
  bounds: readonly Bound[],
  most: number,
): readonly Bound[] | undefined {
  const none = bounds.filter((bound) => bound.most === 0);
  const excluded = new Set(none.flatMap((bound) => bound.places));
  const first = largestFirst(none, excluded);
  const left = places.filter((place) => !excluded.has(place));
  const some = bounds
    .filter((bound) => bound.most > 0 && bound.most <= most)
    .map((bound) => ({ ...bound, places: bound.places.filter((place) => !excluded.has(place)) }));
  const search = { visits: MOST_VISITS };
  for (let amount = 0; amount <= most; amount++) {
    const found = cover(left, some, amount, search);
    if (found !== undefined) return eachOnce([...found, ...first]);
  }
  return undefined;
}

/** Bounds that cover some places, those with most of the remaining places first. */
function largestFirst(bounds: readonly Bound[], places: ReadonlySet<OpenLine>): readonly Bound[] {
  if (places.size === 0) return [];
  const sizeOf = (bound: Bound): number => bound.places.filter((place) => places.has(place)).length;
  const largest = bounds.reduce((best, bound) => (sizeOf(bound) > sizeOf(best) ? bound : best));
  const rest = new Set([...places].filter((place) => !largest.places.includes(place)));
  return [largest, ...largestFirst(bounds, rest)];
}

function cover(
  places: readonly OpenLine[],
  bounds: readonly Bound[],
  most: number,
  search: { visits: number },
): readonly Bound[] | undefined {
  const first = places[0];
  if (first === undefined) return [];
  for (const bound of bounds) {
    if (bound.most > most || !bound.places.includes(first) || --search.visits < 0) continue;
    const others = places.filter((place) => !bound.places.includes(place));
    const rest = cover(others, bounds, most - bound.most, search);
    if (rest !== undefined) return [bound, ...rest];
  }
  return undefined;
}

/** Each place in the first bound that has it. */
function eachOnce(bounds: readonly Bound[]): readonly Bound[] {
  const seen = new Set<OpenLine>();
  return bounds.flatMap((bound) => {
    const places = bound.places.filter((place) => !seen.has(place));
    for (const place of places) seen.add(place);
    return places.length === 0 ? [] : [{ ...bound, places }];
  });
}
