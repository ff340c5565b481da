/** Rows and columns whose clues the entries meet. */
import type { Cell } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { type Line, type MetClue, mapGrid } from './game.js';

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

/** True if a clue is said at a cell or corner. */
export function isAbout({ cell, about = [cell] }: MetClue, [row, column]: Cell): boolean {
  return about.some((one) => one[0] === row && one[1] === column);
}

/** A sentence on the clues of a cell, its row and its column that are met; empty where none is. */
export function metWords(
  isMet: ((line: Line) => boolean) | undefined,
  clues: readonly MetClue[],
  place: Cell,
): string {
  const [row, column] = place;
  const here = clues.filter((clue) => isAbout(clue, place));
  const names = here.flatMap((clue) => clue.name?.(place) ?? []);
  const done = names.length > 0 ? say('cluesDone', { clues: names.join(', ') }) : say('clueDone');
  const own = here.length > 0 ? `; ${done}` : '';
  const lines: readonly Line[] = [
    { axis: 'row', index: row },
    { axis: 'column', index: column },
  ];
  const [isRow, isColumn] = lines.map((line) => isMet?.(line) === true);
  if (isRow && isColumn) return `${own}; ${say('bothDone')}`;
  return isRow || isColumn ? `${own}; ${say(isRow ? 'rowDone' : 'columnDone')}` : own;
}
