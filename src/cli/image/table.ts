/** The summary of several pictures: a row each, and the reasons why some have no nonogram. */
import type { PictureRecord } from '../../jobs/index.js';
import { ratingInShort } from '../../proving/index.js';

/** Blanks between columns. */
const GAP = '  ';

const HEADING = ['picture', 'size', 'method', 'changes', 'verdict', 'rating', 'likeness'];

/** A picture and its row of the table. */
export interface TableRow {
  readonly name: string;
  /** Undefined where no nonogram was made. */
  readonly record: PictureRecord | undefined;
}

/** The table, a line a picture. */
export function pictureTable(rows: readonly TableRow[]): string {
  const lines = [HEADING, ...rows.map(cellsOf)];
  const widths = HEADING.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join(GAP))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function cellsOf({ name, record }: TableRow): string[] {
  if (record === undefined) return [name, ...HEADING.slice(1).map(() => '-')];
  const { puzzle, method, verdict, logic, likeness } = record;
  return [
    name,
    `${puzzle.columns.length} x ${puzzle.rows.length}`,
    method,
    changesOf(record),
    verdict,
    logic === null ? '-' : ratingInShort({ ...record, logic }),
    likeness.toFixed(2),
  ];
}

/** The number of cells that were changed or given, and how few may be enough. */
function changesOf({ changed, given, lowerBound, proved }: PictureRecord): string {
  const [count, what] = given.length > 0 ? [given.length, ' given'] : [changed.length, ''];
  const bound = proved || count <= lowerBound ? '' : `, at least ${lowerBound}`;
  return `${count}${what}${bound}`;
}
