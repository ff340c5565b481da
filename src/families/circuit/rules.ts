/**
 * The rules of the Circuit Board game, for the verifier: they know no solver. That a path is as short as in
 * any solution is checked by the sweep over the board's border, as far as the board is small enough for it;
 * beyond that, only an engine's optimum proves it.
 */
import {
  DisjointSets,
  describeCell,
  describeEdge,
  type Edge,
  edgeKey,
  type Issue,
  issue,
} from '../../core/index.js';
import { leastPathLength } from './frontier.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  edgesOf,
  pathBetween,
  pointsOf,
  possibleEdges,
} from './puzzle.js';

/** Border states up to which the least path is found: boards of about eight by eight points. */
const MOST_STATES = 20_000;

/** Every violation of the rules; none when the tracks solve the puzzle. */
export function verifyCircuit(puzzle: CircuitPuzzle, solution: CircuitSolution): readonly Issue[] {
  const edges = edgesOf(solution);
  const placed = placeViolations(puzzle, edges);
  if (placed.length > 0) return placed;
  const found = [
    ...givenViolations(puzzle, edges),
    ...degreeViolations(puzzle, edges),
    ...shapeViolations(puzzle, edges),
  ];
  return found.length > 0 ? found : pathViolations(puzzle, solution);
}

/** Tracks join neighbouring points, and no two run in one place. */
function placeViolations(puzzle: CircuitPuzzle, edges: readonly Edge[]): Issue[] {
  const free = new Set(possibleEdges(puzzle).map(edgeKey));
  return edges.flatMap((edge) =>
    free.delete(edgeKey(edge)) ? [] : [issue('track-impossible', 'No track can run here.', placeOf(edge))],
  );
}

function givenViolations(puzzle: CircuitPuzzle, edges: readonly Edge[]): Issue[] {
  const found = new Set(edges.map(edgeKey));
  return puzzle.edges
    .filter((edge) => !found.has(edgeKey(edge)))
    .map((edge) => issue('given-missing', 'The given track is missing.', placeOf(edge)));
}

function degreeViolations(puzzle: CircuitPuzzle, edges: readonly Edge[]): Issue[] {
  const degrees = new Map(pointsOf(puzzle).map((cell) => [cell.join(), 0]));
  for (const cell of edges.flat()) degrees.set(cell.join(), degrees.get(cell.join())! + 1);
  return pointsOf(puzzle).flatMap((cell) => {
    const degree = degrees.get(cell.join())!;
    if (degree === 1 || degree === 3) return [];
    const message = `The point has ${degree} tracks; one or three are expected.`;
    return [issue('tracks-wrong', message, { part: describeCell(cell) })];
  });
}

/** The tracks enclose nothing and all points are connected. */
function shapeViolations(puzzle: CircuitPuzzle, edges: readonly Edge[]): Issue[] {
  const points = pointsOf(puzzle);
  const numbers = new Map(points.map((cell, point) => [cell.join(), point]));
  const groups = new DisjointSets(points.length);
  const enclosing = edges.filter(
    ([first, second]) => !groups.join(numbers.get(first.join())!, numbers.get(second.join())!),
  );
  const issues = enclosing.map((edge) =>
    issue('area-enclosed', 'The tracks enclose an area here.', placeOf(edge)),
  );
  const apart = points.find((_, point) => groups.rootOf(point) !== groups.rootOf(0));
  if (apart === undefined) return issues;
  const message = `The point is not connected with ${describeCell(points[0]!)}.`;
  return [...issues, issue('points-apart', message, { part: describeCell(apart) })];
}

/** The path is the one that the tree has between its ends, and no solution has a shorter one. */
function pathViolations(puzzle: CircuitPuzzle, solution: CircuitSolution): Issue[] {
  if (puzzle.path === undefined) return [];
  const place = { part: 'path' };
  const right = pathBetween(edgesOf(solution), puzzle.path) ?? [];
  const given = 'path' in solution ? solution.path : [];
  if (right.map(edgeKey).join() !== given.map(edgeKey).join()) {
    return [issue('path-wrong', 'The path is not the one that the tracks form between its ends.', place)];
  }
  const least = leastPathLength(puzzle, MOST_STATES);
  if (typeof least !== 'number' || least === right.length) return [];
  const message = `The path has ${right.length} tracks, but there is a solution with ${least}.`;
  return [issue('path-too-long', message, place)];
}

function placeOf(edge: Edge): { readonly part: string } {
  return { part: describeEdge(edge) };
}
