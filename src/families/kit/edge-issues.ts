/** Lists of edges as a reader of JSON finds them: their shape, and issues of their places. */
import { z } from 'zod';
import {
  type Cell,
  canonicalEdges,
  describeCell,
  type Edge,
  type Issue,
  issue,
  neighboursKey,
  type Result,
  type Size,
  sizeOfRows,
} from '../../core/index.js';
import { isWhole, readChecked } from './read-json.js';

const CELL = z.tuple([z.number(), z.number()]);

/** Pairs of cells or points as they were listed. */
export const EDGES = z.array(z.tuple([CELL, CELL]));

/** Edges, brought into canonical order. */
export const CANONICAL_EDGES = EDGES.transform(canonicalEdges);

/** The names of edges and of their ends, and the places where there are ends. */
export interface EdgeNames {
  /** `track`, `line` */
  readonly edge: string;
  /** `point`, `corner` */
  readonly end: string;
}

/** For each edge: an end that is none, ends that are no neighbours, or that it was listed before. */
export function edgeIssues(
  edges: readonly Edge[],
  names: EdgeNames,
  isEnd: (cell: Cell) => boolean,
): readonly Issue[] {
  const seen = new Set<number>();
  const issues: Issue[] = [];
  edges.forEach((edge, index) => {
    const fault = faultOf(edge, names, isEnd, seen);
    if (fault === undefined) return;
    const [first, second] = edge;
    const words = `The ${names.edge} from ${describeCell(first)} to ${describeCell(second)}`;
    const place = { part: `edge ${index + 1} in order of the board` };
    issues.push(issue(fault.code, `${words} ${fault.says}.`, place));
  });
  return issues;
}

/** The fault of an edge; seen are those before it that have none. */
function faultOf(
  edge: Edge,
  { end }: EdgeNames,
  isEnd: (cell: Cell) => boolean,
  seen: Set<number>,
): { readonly code: string; readonly says: string } | undefined {
  const [first, second] = edge;
  const off = !isEnd(first) ? first : !isEnd(second) ? second : undefined;
  if (off !== undefined) {
    return { code: 'edge-off-board', says: `needs a ${end} at ${describeCell(off)}; there is none` };
  }
  if (Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]) !== 1) {
    return { code: 'edge-not-neighbours', says: `does not join neighbouring ${end}s` };
  }
  const key = neighboursKey(edge);
  if (seen.has(key)) return { code: 'edge-repeated', says: 'is listed twice' };
  seen.add(key);
  return undefined;
}

/** The names of lines along the sides of cells, and of those from cell to cell. */
export const SIDE_NAMES: EdgeNames = { edge: 'line', end: 'corner' };
export const WAY_NAMES: EdgeNames = { edge: 'line', end: 'cell' };

/** Reads lines between neighbours of a grid of cells, or of the corners of cells. */
export function readLines(json: unknown, names: EdgeNames, ends: Size): Result<readonly Edge[]> {
  const isIn = (at: number, most: number): boolean => isWhole(at, 0, most - 1);
  return readChecked(CANONICAL_EDGES, json, (edges) =>
    edgeIssues(edges, names, ([row, column]) => isIn(row, ends.rows) && isIn(column, ends.columns)),
  );
}

/** Reads lines along the sides of the cells of a grid. */
export function readSides(json: unknown, grid: readonly string[]): Result<readonly Edge[]> {
  const { rows, columns } = sizeOfRows(grid);
  return readLines(json, SIDE_NAMES, { rows: rows + 1, columns: columns + 1 });
}
