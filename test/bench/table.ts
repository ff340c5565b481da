/** Printing and timing that every benchmark shares. */
import { performance } from 'node:perf_hooks';

/** Prints rows under a heading, columns aligned; numbers to the right. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], source: readonly (string | number)[]) =>
    row
      .map((cell, column) =>
        typeof source[column] === 'number' || /^[-+]?[\d.]/.test(cell)
          ? cell.padStart(widths[column]!)
          : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n## ${title}\n\n${line(columns, columns)}\n`);
  process.stdout.write(`${widths.map((width) => '-'.repeat(width)).join('  ')}\n`);
  for (const row of rows) process.stdout.write(`${line(row.map(String), row)}\n`);
}

/** Milliseconds that the work takes, and what it returns. */
export function timed<Value>(work: () => Value): { readonly value: Value; readonly milliseconds: number } {
  const started = performance.now();
  const value = work();
  return { value, milliseconds: performance.now() - started };
}

/** The middle value; of an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A number for a table: three significant digits, no exponent. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toFixed(Math.min(digits, 4));
}
