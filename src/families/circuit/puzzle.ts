/**
 * The Circuit Board game: points on a square lattice, some cells blacked out. Neighbouring points are joined
 * by tracks so that all points are connected, nothing is enclosed, and every point has one or three tracks:
 * the tracks form a spanning tree whose degrees are 1 and 3. Some tracks are given. In the shortest path
 * variant two points are marked, and the tree must join them by as few tracks as any such tree can.
 */
import {
  type Cell,
  comparePairs,
  flatMapCells,
  groupsOfMembers,
  inReadingOrder,
  shortestPath,
} from '../../core/index.js';

/** Two neighbouring cells; written with the upper or left one first. */
export type Edge = readonly [Cell, Cell];

/** A grid of points, some of them joined by tracks that are given. */
export interface CircuitPuzzle {
  readonly family: 'circuit';
  /** One text per row: `o` a point, `#` a cell that is blacked out. */
  readonly grid: readonly string[];
  /** Given tracks, row-major by their first cell, the one to the right before the one below. */
  readonly edges: readonly Edge[];
  /** The two points to be joined by as few tracks as possible; absent in the plain game. */
  readonly path?: readonly [Cell, Cell];
  /**
   * Number of tracks of the shortest path, once a solution is proved; explanations state it, formats never
   * do.
   */
  readonly pathTracks?: number;
}

/**
 * The tracks of a plain puzzle in the order of {@link CircuitPuzzle.edges}; of a path puzzle also those of
 * the path.
 */
export type CircuitSolution =
  | readonly Edge[]
  | { readonly edges: readonly Edge[]; readonly path: readonly Edge[] };

export const POINT = 'o';
export const BLACKED_OUT = '#';

/** True if a cell lies on the board and holds a point. */
export function isPoint({ grid }: Pick<CircuitPuzzle, 'grid'>, [row, column]: Cell): boolean {
  return grid[row]?.[column] === POINT;
}

/** Every place where a track can run: pairs of neighbouring points, in canonical order. */
export function possibleEdges(puzzle: Pick<CircuitPuzzle, 'grid'>): readonly Edge[] {
  return pointsOf(puzzle).flatMap(([row, column]): Edge[] => {
    const ends: Cell[] = [
      [row, column + 1],
      [row + 1, column],
    ];
    return ends.filter((end) => isPoint(puzzle, end)).map((end): Edge => [[row, column], end]);
  });
}

/** All points, row-major. */
export function pointsOf({ grid }: Pick<CircuitPuzzle, 'grid'>): readonly Cell[] {
  return flatMapCells(grid, (symbol, cell) => (symbol === POINT ? [cell] : []));
}

/** The points of a board as a graph, numbered from 0 row-major. */
export interface CircuitGraph {
  readonly points: readonly Cell[];
  /** Every place where a track can run, in canonical order, and the points at its ends. */
  readonly edges: readonly Edge[];
  readonly ends: readonly (readonly [number, number])[];
  /** The places at each point, by their positions among all. */
  readonly around: readonly (readonly number[])[];
  /** By place, whether its track is given. */
  readonly isGiven: readonly boolean[];
}

/** The graph of a puzzle's board. */
export function graphOf(puzzle: CircuitPuzzle): CircuitGraph {
  const points = pointsOf(puzzle);
  const numbers = puzzle.grid.map((row) => new Array<number>(row.length));
  points.forEach(([row, column], point) => {
    numbers[row]![column] = point;
  });
  const edges = possibleEdges(puzzle);
  const numberOf = ([row, column]: Cell): number => numbers[row]![column]!;
  const ends = edges.map(([one, other]) => [numberOf(one), numberOf(other)] as const);
  const given = new Set(puzzle.edges.map(edgeKey));
  const isGiven = edges.map((edge) => given.has(edgeKey(edge)));
  return { points, edges, ends, around: groupsOfMembers(points.length, ends), isGiven };
}

/** The edges in canonical order, each with its upper or left cell first. */
export function canonicalEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges.map(inReadingOrder).sort(comparePairs);
}

/** A text that is different for different edges. */
export function edgeKey(edge: Edge): string {
  const [[row, column], [otherRow, otherColumn]] = inReadingOrder(edge);
  return `${row} ${column} ${otherRow} ${otherColumn}`;
}

/** The tracks of a solution of either form. */
export function edgesOf(solution: CircuitSolution): readonly Edge[] {
  return 'edges' in solution ? solution.edges : solution;
}

/**
 * The tracks between two points, in canonical order, by breadth-first search; undefined when the tracks do
 * not join the points. In a tree this is the only path.
 */
export function pathBetween(
  edges: readonly Edge[],
  [from, to]: readonly [Cell, Cell],
): readonly Edge[] | undefined {
  const points = joinedPoints(edges);
  const path = shortestPath(
    from.join(),
    (point) => (points.get(point)?.others ?? []).map(String),
    (point) => point === to.join(),
  );
  return path && canonicalEdges(pairsAlong(path.map((point) => points.get(point)?.cell ?? from)));
}

/** Each cell of a path with the next one. */
function pairsAlong(path: readonly Cell[]): readonly Edge[] {
  return path.slice(1).map((cell, index): Edge => [path[index]!, cell]);
}

/** A point, and the points that tracks join it to, in the order of the tracks. */
export interface JoinedPoint {
  readonly cell: Cell;
  readonly others: readonly Cell[];
}

/** The points at the ends of tracks, by their row and column as text (`2,3`). */
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
