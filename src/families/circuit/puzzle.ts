/**
 * The Circuit Board game: points on a square lattice, some cells blacked out. Neighbouring points are joined by tracks so
 * that all points hang together, nothing is enclosed, and every point has one or three tracks: the tracks form a spanning
 * tree whose degrees are 1 and 3. Some tracks are given. In the shortest path variant two points are marked, and the
 * tree must join them by as few tracks as any such tree can.
 */
import type { Cell } from '../../core/grid/cell.js';

/** Two neighbouring cells; written with the upper or left one first. */
export type Edge = readonly [Cell, Cell];

export interface CircuitPuzzle {
  readonly family: 'circuit';
  /** One text per row: `o` a point, `#` a cell that is blacked out. */
  readonly grid: readonly string[];
  /** Given tracks, row-major by their first cell, the one to the right before the one below. */
  readonly edges: readonly Edge[];
  /** The two points to be joined by as few tracks as possible; absent in the plain game. */
  readonly path?: readonly [Cell, Cell];
}

/** The tracks of a plain puzzle in the order of {@link CircuitPuzzle.edges}; of a path puzzle also those of the path. */
export type CircuitSolution =
  | readonly Edge[]
  | { readonly edges: readonly Edge[]; readonly path: readonly Edge[] };

export const POINT = 'o';
export const BLACKED_OUT = '#';

/** Whether a cell lies on the board and holds a point. */
export function isPoint({ grid }: Pick<CircuitPuzzle, 'grid'>, [row, column]: Cell): boolean {
  return grid[row]?.[column] === POINT;
}

/** Every place where a track can run: pairs of neighbouring points, in canonical order. */
export function possibleEdges(puzzle: Pick<CircuitPuzzle, 'grid'>): readonly Edge[] {
  return puzzle.grid.flatMap((text, row) =>
    [...text].flatMap((_, column): Edge[] => {
      const ends: Cell[] = [
        [row, column + 1],
        [row + 1, column],
      ];
      if (!isPoint(puzzle, [row, column])) return [];
      return ends.filter((end) => isPoint(puzzle, end)).map((end): Edge => [[row, column], end]);
    }),
  );
}

/** All points, row-major. */
export function pointsOf(puzzle: Pick<CircuitPuzzle, 'grid'>): readonly Cell[] {
  return puzzle.grid.flatMap((text, row) =>
    [...text].flatMap((_, column): Cell[] => (isPoint(puzzle, [row, column]) ? [[row, column]] : [])),
  );
}

/** The edge with its upper or left cell first. */
function canonicalEdge([first, second]: Edge): Edge {
  return compareCells(first, second) <= 0 ? [first, second] : [second, first];
}

/** The edges in canonical order, each with its upper or left cell first. */
export function canonicalEdges(edges: readonly Edge[]): readonly Edge[] {
  return edges
    .map(canonicalEdge)
    .sort((one, other) => compareCells(one[0], other[0]) || compareCells(one[1], other[1]));
}

/** A text that tells edges apart. */
export function edgeKey(edge: Edge): string {
  return canonicalEdge(edge).flat().join(' ');
}

/** The tracks of a solution of either form. */
export function edgesOf(solution: CircuitSolution): readonly Edge[] {
  return 'edges' in solution ? solution.edges : solution;
}

/**
 * The tracks between two points, in canonical order, by breadth-first search; undefined when the tracks do not join the
 * points. In a tree this is the only path.
 */
export function pathBetween(
  edges: readonly Edge[],
  [from, to]: readonly [Cell, Cell],
): readonly Edge[] | undefined {
  const reached = new Map<string, Edge | undefined>([[from.join(' '), undefined]]);
  const queue: Cell[] = [from];
  // The list grows while it is walked through.
  for (const cell of queue) {
    for (const edge of edges) {
      const next = otherEnd(edge, cell);
      if (next === undefined || reached.has(next.join(' '))) continue;
      reached.set(next.join(' '), edge);
      queue.push(next);
    }
  }
  if (!reached.has(to.join(' '))) return undefined;
  const path: Edge[] = [];
  let cell = to;
  for (let edge = reached.get(cell.join(' ')); edge !== undefined; edge = reached.get(cell.join(' '))) {
    path.push(edge);
    cell = otherEnd(edge, cell)!;
  }
  return canonicalEdges(path);
}

function otherEnd([first, second]: Edge, cell: Cell): Cell | undefined {
  if (compareCells(first, cell) === 0) return second;
  return compareCells(second, cell) === 0 ? first : undefined;
}

/** Row-major order. */
function compareCells(first: Cell, second: Cell): number {
  return first[0] - second[0] || first[1] - second[1];
}
