/**
 * Proofs by the places of a ship: a rule needs one more ship of some length, and only a few places are left
 * for it. Players try one after the other.
 */
import { type Cell, cellCode } from '../../core/index.js';
import type { Known, Reason } from '../../families/contract/index.js';
import type { Board, Part, Place } from '../model/index.js';

/** Steps down and to the right. */
const DIRECTIONS = [
  [0, 1],
  [1, 0],
] as const;

/** Least length: ships of one cell may lie almost everywhere. */
const LEAST_LENGTH = 2;

/** Marks of the cells of a ship, and of the cells that end it. */
export interface Line {
  readonly at: readonly number[];
  readonly ends: readonly number[];
}

/** A place with the values of all open marks that it decides. */
export type OpenPlace = Pick<Place, 'at' | 'supposed'>;

/** True if a part needs ships, whose places can be tried. */
export function needsPlaces(board: Board, part: Part): boolean {
  const { room } = board.reasons[part.reason]!.reason;
  return part.half !== 'most' && room !== undefined && room.length >= LEAST_LENGTH;
}

/**
 * The open places of a ship that a part needs, without those of ships already found; undefined if it needs no
 * more ships.
 */
export function placesOf(
  board: Board,
  part: Part,
  known: readonly Known[],
): readonly OpenPlace[] | undefined {
  const { reason } = board.reasons[part.reason]!;
  if (!needsPlaces(board, part)) return undefined;
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  const left = linesOf(board, reason).filter((line) => !isExcluded(line, values));
  const places = left.map(({ at, ends }): OpenPlace => {
    const all = [
      ...at.map((mark) => ({ mark, value: true })),
      ...ends.map((mark) => ({ mark, value: false })),
    ];
    return { at, supposed: all.filter(({ mark }) => !values.has(mark)) };
  });
  const open = places.filter(({ supposed }) => supposed.length > 0);
  const found = places.length - open.length;
  return found < reason.room!.count && open.length > 0 ? open : undefined;
}

/**
 * As few facts as possible that rule out all places but some and those of ships already found.
 * @param known the facts offered; those to be left out first are last
 */
export function excludingOthers(
  board: Board,
  part: Part,
  places: readonly OpenPlace[],
  known: readonly Known[],
): readonly Known[] {
  const own = new Set(places.map(({ at }) => at.join()));
  const others = linesOf(board, board.reasons[part.reason]!.reason).filter(({ at }) => !own.has(at.join()));
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  const found = others.filter((line) => !isExcluded(line, values));
  const needed = new Set(found.flatMap(({ at, ends }) => [...at, ...ends]));
  const excluded = others.filter((line) => !found.includes(line));
  for (const { mark } of known.toReversed()) {
    if (needed.has(mark)) continue;
    const value = values.get(mark)!;
    values.delete(mark);
    if (excluded.every((line) => isExcluded(line, values))) continue;
    values.set(mark, value);
  }
  return known.filter(({ mark }) => values.has(mark));
}

/** The lines of a rule by its cells. */
const LINES: WeakMap<Reason, readonly Line[]> = new WeakMap();

/** All places of the ships that a rule is about, with the cells that end each ship. */
export function linesOf(board: Board, reason: Reason): readonly Line[] {
  const known = LINES.get(reason) ?? readLines(board, reason);
  LINES.set(reason, known);
  return known;
}

function readLines(board: Board, { cells, room }: Reason): readonly Line[] {
  const markAt = new Map(board.marks.map(({ cells: own }, mark) => [cellCode(own[0]!), mark]));
  const own = new Set(cells.map(cellCode));
  const marksOf = (line: readonly Cell[]): readonly number[] =>
    line.map(cellCode).flatMap((code) => (own.has(code) ? [markAt.get(code)!] : []));
  return DIRECTIONS.flatMap(([down, right]) =>
    cells.flatMap(([row, column]): readonly Line[] => {
      const moved = (steps: number): Cell => [row + steps * down, column + steps * right];
      const at = marksOf(Array.from({ length: room!.length }, (_, steps) => moved(steps)));
      return at.length < room!.length ? [] : [{ at, ends: marksOf([moved(-1), moved(room!.length)]) }];
    }),
  );
}

/** True if no ship can lie there. */
export function isExcluded({ at, ends }: Line, values: ReadonlyMap<number, boolean>): boolean {
  return at.some((mark) => values.get(mark) === false) || ends.some((mark) => values.get(mark) === true);
}
