/** Rows and columns whose clues the entries meet. */
import type { Cell } from '../../../src/browser.js';
import { type Line, mapGrid } from './game.js';

/** The results of a function for the cells of a line, from the left or from above. */
export function alongLine<Value>(
  { axis, index }: Line,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  valueAt: (cell: Cell) => Value,
): readonly Value[] {
  return axis === 'row'
    ? mapGrid(1, columns, ([, column]) => valueAt([index, column]))[0]!
    : mapGrid(rows, 1, ([row]) => valueAt([row, index])).flat();
}

/** True if as many cells of a line are taken as the number beside it says; false where there is none. */
export function isCountMet(
  clues: { readonly rows: readonly (number | null)[]; readonly columns: readonly (number | null)[] },
  line: Line,
  isTaken: (cell: Cell) => boolean,
): boolean {
  const clue = (line.axis === 'row' ? clues.rows : clues.columns)[line.index] ?? undefined;
  const size = { rows: clues.rows.length, columns: clues.columns.length };
  return clue !== undefined && alongLine(line, size, isTaken).filter(Boolean).length === clue;
}

/** A sentence on the clues of a cell's row and column that are met; empty where none is. */
export function metWords(isMet: ((line: Line) => boolean) | undefined, [row, column]: Cell): string {
  const lines: readonly Line[] = [
    { axis: 'row', index: row },
    { axis: 'column', index: column },
  ];
  const met = lines.filter((line) => isMet?.(line) === true).map(({ axis }) => axis);
  return met.length === 0 ? '' : `; ${met.join(' and ')} done`;
}
