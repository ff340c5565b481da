/** Lists of edges as a reader of JSON finds them: their shape, and issues of their places. */
import { z } from 'zod';
import {
  type Cell,
  canonicalEdges,
  describeCell,
  type Edge,
  edgeKey,
  type Issue,
  issue,
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
  const seen = new Set<string>();
  return edges.flatMap((edge, index): Issue[] => {
    const place = { part: `edge ${index + 1} in order of the board` };
    const [first, second] = edge;
    const words = `The ${names.edge} from ${describeCell(first)} to ${describeCell(second)}`;
    const off = edge.find((cell) => !isEnd(cell));
    if (off !== undefined) {
      const message = `${words} needs a ${names.end} at ${describeCell(off)}; there is none.`;
      return [issue('edge-off-board', message, place)];
    }
    if (Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]) !== 1) {
      return [issue('edge-not-neighbours', `${words} does not join neighbouring ${names.end}s.`, place)];
    }
    const key = edgeKey(edge);
    if (seen.has(key)) return [issue('edge-repeated', `${words} is listed twice.`, place)];
    seen.add(key);
    return [];
  });
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
