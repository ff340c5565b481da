/** The sign that is painted, and rows of cells. */
import { signal } from '@preact/signals';
import type { Cell } from '../../src/browser.js';
import type { Painting } from '../worker/painting.js';

export const EMPTY_SIGN = '.';
/** In rows of given cells: not given. */
export const UNKNOWN_SIGN = '?';

/** The sign of the colour that is painted with in a picture in colours. */
export const brush = signal('1');

/** The sign of a cell. */
export function signAt({ rows }: Painting, [row, column]: Cell): string {
  return rows[row]?.[column] ?? EMPTY_SIGN;
}

/** The rows with one cell painted. */
export function paintedRows(rows: readonly string[], [row, column]: Cell, sign: string): readonly string[] {
  return rows.with(row, rows[row]!.slice(0, column) + sign + rows[row]!.slice(column + 1));
}

/** Rows of empty cells. */
export function emptyRows(height: number, width: number): readonly string[] {
  return Array.from({ length: height }, () => EMPTY_SIGN.repeat(width));
}
