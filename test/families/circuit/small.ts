/**
 * Small Circuit Boards and, independently of the formulations, all sets of tracks with degrees 1 and 3 on
 * them.
 */

import fc from 'fast-check';
import type { Cell } from '../../../src/core/grid/cell.js';
import { canonicalEdges, type Edge, edgeKey } from '../../../src/core/index.js';
import {
  type CircuitPuzzle,
  type CircuitSolution,
  edgesOf,
  pathBetween,
  pointsOf,
  possibleEdges,
} from '../../../src/families/circuit/puzzle.js';
import { readCircuit } from '../../../src/families/circuit/reading.js';

const ROWS = 3;
const COLUMNS = 4;

/** Every choice of tracks, given ones among them, that gives every point one or three. */
export function* allTracks(puzzle: CircuitPuzzle): Generator<CircuitSolution> {
  const edges = possibleEdges(puzzle);
  const given = new Set(puzzle.edges.map(edgeKey));
  const degrees = new Map(pointsOf(puzzle).map((cell) => [cell.join(), 0]));
  const lastEdge = new Map<string, number>();
  for (const [index, edge] of edges.entries()) for (const cell of edge) lastEdge.set(cell.join(), index);
  if ([...degrees.keys()].some((cell) => !lastEdge.has(cell))) return;
  const fits = (cell: Cell, index: number): boolean => {
    const degree = degrees.get(cell.join())!;
    return degree <= 3 && (lastEdge.get(cell.join()) !== index || degree % 2 === 1);
  };
  function* choose(index: number, chosen: readonly Edge[]): Generator<readonly Edge[]> {
    const edge = edges[index];
    if (edge === undefined) {
      yield chosen;
      return;
    }
    for (const track of given.has(edgeKey(edge)) ? [1] : [0, 1]) {
      for (const cell of edge) degrees.set(cell.join(), degrees.get(cell.join())! + track);
      if (edge.every((cell) => fits(cell, index)))
        yield* choose(index + 1, track ? [...chosen, edge] : chosen);
      for (const cell of edge) degrees.set(cell.join(), degrees.get(cell.join())! - track);
    }
  }
  for (const tracks of choose(0, [])) {
    if (puzzle.path === undefined) yield tracks;
    else yield { edges: tracks, path: pathBetween(tracks, puzzle.path) ?? [] };
  }
}

/** The solution with one place for a track changed, for every place between points of the solution. */
export function* changedTracks(solution: CircuitSolution): Generator<CircuitSolution> {
  const edges = edgesOf(solution);
  const cells = new Map(edges.flat().map((cell) => [cell.join(), cell]));
  const rows = Math.max(0, ...[...cells.values()].map(([row]) => row)) + 1;
  const columns = Math.max(0, ...[...cells.values()].map(([, column]) => column)) + 1;
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (cells.has([row, column].join()) ? 'o' : '#')).join(''),
  );
  for (const edge of possibleEdges({ grid })) {
    const rest = edges.filter((other) => edgeKey(other) !== edgeKey(edge));
    const changed = canonicalEdges(rest.length < edges.length ? rest : [...edges, edge]);
    yield 'path' in solution ? { ...solution, edges: changed } : changed;
  }
}

/**
 * A tree with degrees 1 and 3 that grows from two points: again and again a point with one track gets two
 * more.
 */
function grow(choices: readonly number[]): readonly Edge[] {
  const edges: Edge[] = [
    [
      [1, 1],
      [1, 2],
    ],
  ];
  const taken = new Set(['1,1', '1,2']);
  for (const choice of choices) {
    const leaves = [...taken].filter(
      (cell) => edges.filter((edge) => edge.some((end) => end.join() === cell)).length === 1,
    );
    const [row, column] = leaves[choice % leaves.length]!.split(',').map(Number) as [number, number];
    const steps: readonly Cell[] = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ];
    const free = steps
      .map(([down, right]): Cell => [row + down, column + right])
      .filter(([r, c]) => r >= 0 && c >= 0 && r < ROWS && c < COLUMNS && !taken.has([r, c].join()));
    if (free.length < 2) continue;
    const skipped = free.length === 3 ? choice % 3 : -1;
    for (const cell of free.filter((_, index) => index !== skipped)) {
      edges.push([[row, column], cell]);
      taken.add(cell.join());
    }
  }
  return canonicalEdges(edges);
}

/** Boards of three by four cells around a grown tree: some given tracks, spoilt cells, and marked points. */
export const smallCircuit: fc.Arbitrary<CircuitPuzzle> = fc
  .record({
    choices: fc.array(fc.nat({ max: 11 }), { maxLength: 5 }),
    given: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    spoilt: fc.option(fc.nat({ max: ROWS * COLUMNS - 1 }), { freq: 3 }),
    ends: fc.option(fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: 11 }))),
  })
  .map(({ choices, given, spoilt, ends }): CircuitPuzzle => {
    const tree = grow(choices);
    const cells = new Set(tree.flat().map((cell) => cell.join()));
    const grid = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) =>
        cells.has([row, column].join()) !== (row * COLUMNS + column === spoilt) ? 'o' : '#',
      ).join(''),
    );
    const points = pointsOf({ grid });
    const [from, to] = (ends ?? [0, 0]).map((end) => points[end % points.length]!) as [Cell, Cell];
    const kept = tree.filter(
      (edge, index) =>
        given[index] && possibleEdges({ grid }).some((other) => edgeKey(other) === edgeKey(edge)),
    );
    const path = from.join() === to.join() ? {} : { path: [from, to] as const };
    return { family: 'circuit', grid, edges: kept, ...path };
  })
  .filter((puzzle) => readCircuit(puzzle).ok);
