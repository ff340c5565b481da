/** Grids in JSON that are larger than a family can handle, found before anything of their size is made. */
import { counted, type Issue, issue } from '../../../core/index.js';

/** The issue of JSON whose list of rows has more than `longest` of them, or cells in one; undefined: none. */
export function tooLarge(json: unknown, key: string, longest: number): Issue | undefined {
  const rows: unknown = Object(json)[key];
  if (!Array.isArray(rows)) return undefined;
  const columns = rows.reduce(
    (most: number, row: unknown) => Math.max(most, Array.isArray(row) ? row.length : 0),
    0,
  );
  if (Math.max(rows.length, columns) <= longest) return undefined;
  const message = `The grid has ${counted(rows.length, 'row')} and up to ${counted(columns, 'cell')} in one; at most ${longest} of each are expected.`;
  return issue('grid-size', message, { part: key });
}
