/**
 * The output of `minimum` where it counts cases instead of finding an optimum: a JSON object a row, or a
 * table.
 */
import { describeLimit } from '../../core/index.js';
import type { AnyMinimumProblem, TableAnswer } from '../../minimum/index.js';
import { reasonOf } from '../arguments/index.js';
import { EXIT, type ExitCode } from '../host/index.js';
import { jsonLine } from '../output/index.js';
import type { Ran } from './run.js';

/** Blanks between columns. */
const GAP = '  ';

/** One JSON object for every row, or one that names the limit where no row was counted. */
export function tableJson(
  { name }: AnyMinimumProblem,
  { rows, limit, stats }: TableAnswer,
  { interrupted, seconds }: Omit<Ran, 'answer'>,
): string {
  const why = limit === undefined || interrupted ? {} : reasonOf(limit);
  const end = { ...(interrupted ? { interrupted } : {}), ...why };
  const rounded = { seconds: Math.round(seconds * 1000) / 1000, ...stats };
  const lines: readonly object[] = rows.length === 0 ? [{ complete: false }] : rows;
  return lines.map((row) => jsonLine({ problem: name, ...row, ...end, stats: rounded })).join('');
}

/** The rows under their names, numbers to the right, and the sentences. */
export function tableText({ rows, limit, words }: TableAnswer, { interrupted }: Omit<Ran, 'answer'>): string {
  const end = interrupted ? ['interrupted'] : limit === undefined ? [] : [describeLimit(limit)];
  return `${[...alignedRows(rows), '', ...words, ...end].join('\n')}\n`;
}

/** Rows under the names of their columns; all have the same columns. */
export function alignedRows(rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells.map((line) => line.map((cell, column) => cell.padStart(widths[column]!)).join(GAP));
}

/** Yes when all was counted. */
export function tableExitCode({ limit }: TableAnswer, { interrupted }: Omit<Ran, 'answer'>): ExitCode {
  if (interrupted) return EXIT.interrupted;
  return limit === undefined ? EXIT.yes : EXIT.undecided;
}

function textOf(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
