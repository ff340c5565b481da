/** Parts of a proof that count the entries in a row or column, read off their rows. */
import { type Board, type Part, rowsOf } from '../model/index.js';

/** A part that counts the entries in a row or column. */
export interface CountedLine {
  readonly position: number;
  readonly marks: readonly number[];
  readonly least: number;
  readonly most: number;
}

export function countedLinesOf(board: Board, parts: readonly Part[]): readonly CountedLine[] {
  return parts.flatMap((part, position) => lineOf(board, part, position));
}

function lineOf(board: Board, { reason, half }: Part, position: number): readonly CountedLine[] {
  const stated = board.reasons[reason]!;
  const [row, ...more] = rowsOf(stated, half);
  if (row === undefined || more.length > 0 || !stated.isCount) return [];
  if (row.coefficients.some((coefficient) => coefficient !== 1)) return [];
  const marks = row.variables.map((variable) => board.markOf(variable));
  if (marks.some((mark) => mark < 0)) return [];
  return [{ position, marks, least: row.lower, most: row.upper }];
}
