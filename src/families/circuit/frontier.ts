/**
 * All solution trees of a board at once, by a dynamic program over its cells: row by row, the state is which
 * tracks cross the border between the cells done and those to come, which of them are already connected, and
 * which of them lie on the path. Trees are never listed, so they can be counted, and the shortest path in any
 * of them found, where there are far too many to look at (broken profile with connectivity states).
 */
import { type Edge, edgeKey, moveTexts, sizeOfRows, symmetryOf } from '../../core/index.js';
import { BLACKED_OUT, type CircuitPuzzle, isPoint } from './puzzle.js';

/**
 * The value kept for all partial trees with a common state: their number, or the least length of the path so
 * far.
 */
export interface Tally {
  readonly start: number;
  /** The value of two sets of partial trees together. */
  combine(first: number, second: number): number;
  /** The value when one more cell adds tracks to the path. */
  extend(value: number, pathTracks: number): number;
}

const SHORTEST: Tally = { start: 0, combine: Math.min, extend: (value, tracks) => value + tracks };

/** A track over the border: 0 for none, else twice the number of its component, and one more on the path. */
type Crossing = number;

/** A number above those of all components on the border. */
const FRESH = 1000;

/** The cell at hand: what is there, and whether tracks to its right and below can or must be. */
interface Place {
  readonly blackedOut: boolean;
  readonly isPathEnd: boolean;
  readonly isLastPoint: boolean;
  /** True if tracks can lie on a path at all. */
  readonly hasPath: boolean;
  readonly right: readonly boolean[];
  readonly down: readonly boolean[];
}

/**
 * The least number of tracks between the two ends of the puzzle's path in any solution tree; `none` when
 * there is no tree, `unknown` when the board needs more than `mostStates` states at once.
 */
export function leastPathLength(puzzle: CircuitPuzzle, mostStates: number): number | 'none' | 'unknown' {
  const least = tallyTrees(puzzle, SHORTEST, mostStates);
  return least === undefined ? 'none' : least === Infinity ? 'unknown' : least;
}

/** The tally of all solution trees; undefined when there is none, infinite when there are too many states. */
export function tallyTrees(puzzle: CircuitPuzzle, tally: Tally, mostStates: number): number | undefined {
  const lines = placesOf(upright(puzzle));
  // One crossing for every column from above, and last the one from the left.
  const none = new Array<Crossing>(lines[0]!.length + 1).fill(0);
  let states = new Map([[none.join(), tally.start]]);
  for (const line of lines) {
    for (const [column, place] of line.entries()) {
      if (place.blackedOut) continue;
      states = advance(states, column, place, tally);
      if (states.size > mostStates) return Infinity;
    }
  }
  return states.get(none.join());
}

/** The states behind a point, from those before it. */
function advance(
  states: ReadonlyMap<string, number>,
  column: number,
  place: Place,
  tally: Tally,
): Map<string, number> {
  const next = new Map<string, number>();
  for (const [key, value] of states) {
    const crossings = key.split(',').map(Number);
    for (const [right, down] of choices(crossings, column, place)) {
      const after = joined(crossings, column, right, down);
      if (after === undefined && !place.isLastPoint) continue;
      const renamed = normalised(after ?? crossings.map(() => 0));
      const extended = tally.extend(value, (right & 1) + (down & 1));
      const known = next.get(renamed);
      next.set(renamed, known === undefined ? extended : tally.combine(known, extended));
    }
  }
  return next;
}

/** Tracks to the right and below that a point can have: 0 none, 2 off the path, 3 on it. */
function choices(
  crossings: readonly Crossing[],
  column: number,
  place: Place,
): readonly (readonly [right: number, down: number])[] {
  const above = crossings[column]!;
  const before = crossings.at(-1)!;
  // Two tracks of one component that meet enclose an area.
  if (above > 0 && above >> 1 === before >> 1) return [];
  const kinds = (possible: readonly boolean[]) =>
    possible.flatMap((runs) => (runs ? (place.hasPath ? [2, 3] : [2]) : [0]));
  return kinds(place.right).flatMap((right) =>
    kinds(place.down).flatMap((down): [number, number][] => {
      const tracks = [above, before, right, down].filter((track) => track > 0);
      const onPath = tracks.filter((track) => track % 2 === 1).length;
      const pathFits = place.isPathEnd ? onPath === 1 : onPath === 0 || onPath === 2;
      return (tracks.length === 1 || tracks.length === 3) && pathFits ? [[right, down]] : [];
    }),
  );
}

/** The border behind a point; undefined when the point's component does not cross it any more. */
function joined(
  crossings: readonly Crossing[],
  column: number,
  right: number,
  down: number,
): readonly Crossing[] | undefined {
  const met = [crossings[column]! >> 1, crossings.at(-1)! >> 1].filter((component) => component > 0);
  const after = crossings.map((crossing) =>
    met.includes(crossing >> 1) ? 2 * FRESH + (crossing & 1) : crossing,
  );
  after[column] = down > 0 ? 2 * FRESH + (down & 1) : 0;
  after[after.length - 1] = right > 0 ? 2 * FRESH + (right & 1) : 0;
  return after.some((crossing) => crossing >> 1 === FRESH) ? after : undefined;
}

/** The border as text, its components numbered in order of appearance. */
function normalised(crossings: readonly Crossing[]): string {
  const numbers = new Map<number, number>();
  return crossings
    .map((crossing) => {
      if (crossing === 0) return 0;
      const component = crossing >> 1;
      if (!numbers.has(component)) numbers.set(component, numbers.size + 1);
      return 2 * numbers.get(component)! + (crossing & 1);
    })
    .join();
}

/** The board with its shorter side across: the border is as long as a row. */
function upright(puzzle: CircuitPuzzle): CircuitPuzzle {
  const { grid, edges, path } = puzzle;
  if (grid.length >= grid[0]!.length) return puzzle;
  const moves = { flipsRows: false, flipsColumns: false, transposes: true };
  const transposed = symmetryOf(sizeOfRows(grid), moves);
  const pair = ([first, second]: Edge): Edge => [transposed.to(first), transposed.to(second)];
  return {
    ...puzzle,
    grid: moveTexts(grid, transposed),
    edges: edges.map(pair),
    ...(path === undefined ? {} : { path: pair(path) }),
  };
}

function placesOf(puzzle: CircuitPuzzle): readonly (readonly Place[])[] {
  const given = new Set(puzzle.edges.map(edgeKey));
  const lastRow = puzzle.grid.findLastIndex((text) => /[^#]/.test(text));
  const lastColumn = [...puzzle.grid[lastRow]!].findLastIndex((cell) => cell !== BLACKED_OUT);
  const runs = (edge: Edge): readonly boolean[] =>
    !edge.every((cell) => isPoint(puzzle, cell))
      ? [false]
      : given.has(edgeKey(edge))
        ? [true]
        : [false, true];
  return puzzle.grid.map((text, row) =>
    [...text].map((cell, column): Place => {
      const isHere = ([r, c]: readonly [number, number]): boolean => r === row && c === column;
      return {
        blackedOut: cell === BLACKED_OUT,
        isPathEnd: puzzle.path?.some(isHere) ?? false,
        isLastPoint: isHere([lastRow, lastColumn]),
        hasPath: puzzle.path !== undefined,
        right: runs([
          [row, column],
          [row, column + 1],
        ]),
        down: runs([
          [row, column],
          [row + 1, column],
        ]),
      };
    }),
  );
}
