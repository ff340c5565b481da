/**
 * Proofs by shortage of room: rules need some more ships, and all places left for them lie where only a few
 * ships fit: within a few cells, or in a row or column that allows few more entries. Players see that at one
 * look, without trying the places one after the other.
 */
import type { Known } from '../../families/contract/index.js';
import type { Board, Bound, JointLine, OpenLine, Part, Shortage } from '../model/index.js';
import { type CountedLine, countedLinesOf } from './counted-lines.js';
import { isExcluded, type Line, linesOf, needsPlaces } from './placing.js';
import { boundsOf, coverOfPlaces } from './shortage-bounds.js';

/** Most places considered, and most ships missing. */
const MOST_PLACES = 48;
const MOST_MISSING = 4;

/** A part that needs ships. */
interface Need {
  readonly position: number;
  readonly count: number;
  readonly lines: readonly Line[];
}

/** The ships that a part still needs, and the places left for them. */
interface Left {
  readonly position: number;
  readonly missing: number;
  readonly found: readonly (readonly number[])[];
  readonly open: readonly OpenLine[];
}

interface Task {
  readonly needs: readonly Need[];
  readonly lines: readonly CountedLine[];
  readonly cells: ReadonlyMap<number, readonly [number, number]>;
}

const TASKS: WeakMap<readonly Part[], Task> = new WeakMap();

/** True if there may be a shortage for some parts. */
export function needsRoom(board: Board, parts: readonly Part[]): boolean {
  return parts.some((part) => needsPlaces(board, part));
}

/** A shortage by the known facts; undefined if there is none. */
export function shortageOf(
  board: Board,
  parts: readonly Part[],
  known: readonly Known[],
): Shortage | undefined {
  const task = taskOf(board, parts);
  const values = new Map(known.map(({ mark, value }) => [mark, value]));
  const left = task.needs.map((need) => leftOf(need, values)).filter(({ missing }) => missing > 0);
  const groups = left.length > 1 ? [...left.map((one) => [one]), left] : left.map((one) => [one]);
  for (const group of groups) {
    const bounds = tooFew(task, group, values);
    if (bounds === undefined) continue;
    return {
      needing: group.map(({ position }) => position),
      found: group.flatMap(({ found }) => found),
      bounds,
      facts: known,
    };
  }
  return undefined;
}

/** The line of a proof that ends with a shortage of room. */
export function shortageLine(shortage: Shortage): JointLine {
  const { needing, bounds } = shortage;
  const used = new Set([...needing, ...bounds.flatMap(({ by }) => by ?? [])]);
  return { ...shortage, together: [...used].sort((one, other) => one - other), conclusions: [] };
}

function taskOf(board: Board, parts: readonly Part[]): Task {
  const known = TASKS.get(parts) ?? readTask(board, parts);
  TASKS.set(parts, known);
  return known;
}

function readTask(board: Board, parts: readonly Part[]): Task {
  const needs = parts.flatMap((part, position): readonly Need[] => {
    if (!needsPlaces(board, part)) return [];
    const { reason } = board.reasons[part.reason]!;
    return [{ position, count: reason.room!.count, lines: linesOf(board, reason) }];
  });
  const cells = new Map(board.marks.map((mark, index) => [index, mark.cells[0]!] as const));
  return { needs, lines: countedLinesOf(board, parts), cells };
}

function leftOf({ position, count, lines }: Need, values: ReadonlyMap<number, boolean>): Left {
  const open: OpenLine[] = [];
  const found: (readonly number[])[] = [];
  for (const line of lines) {
    if (isExcluded(line, values)) continue;
    if ([...line.at, ...line.ends].every((mark) => values.has(mark))) found.push(line.at);
    else open.push(line);
  }
  return { position, missing: count - found.length, found, open };
}

/** Bounds on all remaining places, if they allow too few ships; undefined otherwise. */
function tooFew(
  { lines, cells }: Task,
  left: readonly Left[],
  values: ReadonlyMap<number, boolean>,
): readonly Bound[] | undefined {
  const missing = left.reduce((sum, one) => sum + one.missing, 0);
  const places = left.flatMap(({ open }) => open);
  if (missing > MOST_MISSING || places.length === 0 || places.length > MOST_PLACES) return undefined;
  const bounds = boundsOf({ lines, cells, values }, places);
  return coverOfPlaces(places, bounds, missing - 1);
}
