/**
 * Edges join two cells of a grid, or two points that lie as cells do (the corners of cells): neighbours, or
 * islands that see each other.
 */
import { type Cell, cellCode, comparePairs, describeCell, inReadingOrder } from './cell.js';
import { groupsOfMembers } from './membership.js';

/** Two cells or points that are joined; written with the upper or left one first. */
export type Edge = readonly [Cell, Cell];

/** The edges in canonical order, each with its upper or left end first. */
export function canonicalEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges.map(inReadingOrder).sort(comparePairs);
}

/** A text that is different for different edges. */
export function edgeKey(edge: Edge): string {
  const [[row, column], [otherRow, otherColumn]] = inReadingOrder(edge);
  return `${row} ${column} ${otherRow} ${otherColumn}`;
}

/** Rows that points lie in at most. */
const MOST_ROWS = 4096;

/** A number that is different for different edges between neighbours, whichever end comes first. */
export function neighboursKey([one, other]: Edge): number {
  return one[0] + other[0] + (one[1] + other[1]) * 2 * MOST_ROWS;
}

/** The name of an edge for people: `row 1, column 3 to row 1, column 4`. */
export function describeEdge([from, to]: Edge): string {
  return `${describeCell(from)} to ${describeCell(to)}`;
}

/** An edge in a few letters: `r1c3–r1c4`. */
export function edgeCode([from, to]: Edge): string {
  return `${cellCode(from)}–${cellCode(to)}`;
}

/** The point half way between the ends, in cells. */
export function middleOfEdge([from, to]: Edge): Cell {
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** Points, and the edges that there can be between them. */
export interface EdgeGraph {
  readonly points: readonly Cell[];
  readonly edges: readonly Edge[];
  /** The points at the ends of each edge, by their positions among all. */
  readonly ends: readonly (readonly [number, number])[];
  /** The edges at each point, by their positions among all. */
  readonly around: readonly (readonly number[])[];
}

/** The graph of all edges between neighbouring points, in canonical order. */
export function graphOfNeighbours(points: readonly Cell[]): EdgeGraph {
  const numbers: number[][] = [];
  points.forEach(([row, column], point) => {
    numbers[row] ??= [];
    numbers[row][column] = point;
  });
  const ends = points.flatMap(([row, column], point) =>
    [numbers[row]?.[column + 1], numbers[row + 1]?.[column]].flatMap((next) =>
      next === undefined ? [] : [[point, next] as const],
    ),
  );
  const edges = ends.map(([one, other]): Edge => [points[one]!, points[other]!]);
  return { points, edges, ends, around: groupsOfMembers(points.length, ends) };
}

/** A point, and the points that edges join it to, in the order of the edges. */
export interface JoinedPoint {
  readonly cell: Cell;
  readonly others: readonly Cell[];
}

/** The points at the ends of edges, by their row and column as text (`2,3`). */
export function joinedPoints(edges: readonly Edge[]): ReadonlyMap<string, JoinedPoint> {
  const points = new Map<string, { readonly cell: Cell; readonly others: Cell[] }>();
  for (const [first, second] of edges) {
    for (const [cell, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const point = points.get(cell.join()) ?? { cell, others: [] };
      points.set(cell.join(), point);
      point.others.push(other);
    }
  }
  return points;
}
