/**
 * Cells with the values that they can have, drawn with characters: all values of a cell side by side, or in a
 * block of several lines where that would be too wide.
 */
import type { Cell } from '../../core/index.js';

/** A cell and its values, in the order in which they are shown. */
export interface CellValues {
  readonly cell: Cell;
  readonly values: readonly string[];
}

/** The lines of the grid, or undefined where it is wider than the columns. */
export function possibleGrid(cells: readonly CellValues[], columns: number): readonly string[] | undefined {
  const width = 1 + Math.max(...cells.map(({ cell }) => cell[1]));
  const height = 1 + Math.max(...cells.map(({ cell }) => cell[0]));
  const most = Math.max(...cells.map(({ values }) => values.length));
  const longest = Math.max(...cells.flatMap(({ values }) => values.map(({ length }) => length)));
  const across = [most, Math.ceil(Math.sqrt(most))].find(
    (count) => width * (count * wide(longest) + 3) + 1 <= columns,
  );
  if (across === undefined) return undefined;
  const texts = new Map(cells.map(({ cell, values }) => [cell.join(), values]));
  const lines = Math.ceil(most / across);
  const room = Math.max(across * wide(longest), 1);
  const border = `+${`${'-'.repeat(room + 2)}+`.repeat(width)}`;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: lines }, (_, line) => {
      const parts = Array.from({ length: width }, (_, column) => {
        const values = texts.get(`${row},${column}`) ?? [];
        const own = values.slice(line * across, (line + 1) * across);
        return own
          .map((value) => value.padStart(longest))
          .join(longest > 1 ? ' ' : '')
          .padEnd(room);
      });
      return `| ${parts.join(' | ')} |`;
    }),
  );
  return [border, ...rows.flatMap((own) => [...own, border])];
}

/** The width of a value in a line of several. */
function wide(longest: number): number {
  return longest > 1 ? longest + 1 : 1;
}
