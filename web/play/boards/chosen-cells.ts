/** Several cells chosen at once, by dragging, by Ctrl and presses, by Shift and the arrow keys. */
import type { Cell } from '../../../src/browser.js';
import type { Stroke } from '../../ui/pointer-strokes.js';
import { type NumberGame, spotOf } from '../games/index.js';
import type { NumberHand } from './number-hand.js';

/** Distance from the middle of a cell within which a drag takes it: a slanted one passes other corners. */
const REACH = 0.42;

/** A key moved the cursor: with Shift the cells from one to the other stay chosen. */
export function chooseByKey(
  { chosen }: Pick<NumberHand, 'chosen'>,
  from: Cell,
  to: Cell,
  isAdding: boolean,
): void {
  chosen.value = isAdding ? new Set([...chosen.peek(), spotOf(from), spotOf(to)]) : new Set();
}

/** A press chooses one cell, or adds it to the others or takes it away; a drag goes on to more. */
export function chooseByStroke(
  { cursor, chosen, isAdding }: Omit<NumberHand, 'mode'>,
  { phase, point, isAdding: isHeld }: Stroke,
  { rows, columns }: Pick<NumberGame, 'rows' | 'columns'>,
): void {
  const cell: Cell = [Math.floor(point.row), Math.floor(point.column)];
  const isInside = cell[0] >= 0 && cell[1] >= 0 && cell[0] < rows && cell[1] < columns;
  const spot = spotOf(cell);
  if (phase === 'start') {
    const before = isHeld || isAdding.peek() ? chosen.peek() : new Set<string>();
    const isTakenAway = before.size > 1 && before.has(spot);
    const others = [...before].filter((one) => one !== spot);
    chosen.value = new Set(isTakenAway || !isInside ? others : [...others, spot]);
    return;
  }
  const distance = Math.hypot(point.row - cell[0] - 0.5, point.column - cell[1] - 0.5);
  if (phase !== 'move' || !isInside || distance > REACH || chosen.peek().has(spot)) return;
  // A drag that began with taking a cell away chooses no more.
  if (!chosen.peek().has(spotOf(cursor.peek()))) return;
  chosen.value = new Set([...chosen.peek(), spot]);
  cursor.value = cell;
}
