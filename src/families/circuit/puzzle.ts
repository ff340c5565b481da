/**
 * The Circuit Board game: points on a square lattice, some cells blacked out. Neighbouring points are joined
 * by tracks so that all points are connected, nothing is enclosed, and every point has one or three tracks:
 * the tracks form a spanning tree whose degrees are 1 and 3. Some tracks are given. In the shortest path
 * variant two points are marked, and the tree must join them by as few tracks as any such tree can.
 */
import {
  type Cell,
  canonicalEdges,
  type Edge,
  type EdgeGraph,
  edgeKey,
  flatMapCells,
  graphOfNeighbours,
  joinedPoints,
  shortestPath,
} from '../../core/index.js';

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
  return graphOfNeighbours(pointsOf(puzzle)).edges;
}

/** All points, row-major. */
export function pointsOf({ grid }: Pick<CircuitPuzzle, 'grid'>): readonly Cell[] {
  return flatMapCells(grid, (symbol, cell) => (symbol === POINT ? [cell] : []));
}

/** The points of a board, and the places between neighbours where tracks can run. */
export interface CircuitGraph extends EdgeGraph {
  /** By place, whether its track is given. */
  readonly isGiven: readonly boolean[];
}

/** The graph of a puzzle's board. */
export function graphOf(puzzle: CircuitPuzzle): CircuitGraph {
  const graph = graphOfNeighbours(pointsOf(puzzle));
  const given = new Set(puzzle.edges.map(edgeKey));
  return { ...graph, isGiven: graph.edges.map((edge) => given.has(edgeKey(edge))) };
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
