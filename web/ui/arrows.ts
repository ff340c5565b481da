/** The arrow keys, and cells that stay inside a grid. */
import type { Cell } from '../../src/browser.js';

/** The steps of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest cell inside a grid. */
export function inside([row, column]: Cell, rows: number, columns: number): Cell {
  return [Math.min(rows - 1, Math.max(0, row)), Math.min(columns - 1, Math.max(0, column))];
}
