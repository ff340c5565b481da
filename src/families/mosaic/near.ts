/**
 * Drawings near a drawing: one to three cells that lie close together change their colour. Those that change
 * few numbers say most about which numbers a puzzle cannot do without: of the numbers that one changes, every
 * puzzle of the drawing gives at least one.
 */
import { cellsOf, sizeOfRows } from '../../core/index.js';
import type { Change } from '../kit/rules/index.js';
import { BLACK_CELL, type MosaicSolution } from './puzzle.js';

/** Cells that change together. */
const MOST_CHANGED = 3;
/** Cells farther apart than this change no common number. */
const REACH = 2;

/** The changes that lead to drawings near a drawing, each once. */
export function* changesNear(solution: MosaicSolution): Iterable<readonly Change[]> {
  const { rows, columns } = sizeOfRows(solution);
  const changes = cellsOf({ rows, columns }).map(
    ([row, column], place): Change => ({ place, value: solution[row]![column] === BLACK_CELL ? 0 : 1 }),
  );
  /** The cells after the first that a cell may change with. */
  const near = (place: number, first: number): readonly number[] => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const found: number[] = [];
    for (let y = Math.max(0, row - REACH); y <= Math.min(rows - 1, row + REACH); y++)
      for (let x = Math.max(0, column - REACH); x <= Math.min(columns - 1, column + REACH); x++) {
        const other = y * columns + x;
        if (other > first && other !== place) found.push(other);
      }
    return found;
  };
  function* extend(places: readonly number[]): Iterable<readonly Change[]> {
    yield places.map((place) => changes[place]!);
    if (places.length === MOST_CHANGED) return;
    const [first, last] = [places[0]!, places.at(-1)!];
    const joined = new Set(places.flatMap((place) => near(place, first)));
    for (const next of joined) if (next > last && !places.includes(next)) yield* extend([...places, next]);
  }
  for (const place of changes.keys()) yield* extend([place]);
}
