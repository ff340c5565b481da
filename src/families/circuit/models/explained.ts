/**
 * The tree of tracks for explaining: every point is a reason, connectivity and enclosed areas are reasons
 * that are added for the assignments that break them, and the path is one reason with its least length.
 */

import { DisjointSets, edgeKey, shortestPath } from '../../../core/index.js';
import { row, sum } from '../../../solve/index.js';
import type { Explained, Known, LazyReason } from '../../contract/explaining.js';
import { cutReasons } from '../../kit/models/connected.js';
import { chosenLines, type Line } from '../../kit/models/lines.js';
import type { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { areaReason, connectedReason, leastPath, pathReason, trackMark } from '../explaining/reasons.js';
import type { CircuitPuzzle } from '../puzzle.js';
import { type Board, type Track, variablesOf } from './board.js';
import { addPath } from './path.js';

/** Adds the path of a puzzle whose least length is known. */
export function explainPath(builder: ReasonedBuilder, puzzle: CircuitPuzzle, board: Board): void {
  const { path, pathTracks } = puzzle;
  if (path === undefined || pathTracks === undefined) return;
  builder.because(
    () => pathReason(path, pathTracks),
    () => builder.row('path_length', sum(addPath(builder, puzzle, board, false)), '=', pathTracks),
  );
}

/** Tracks as marks, given ones as known; areas and connectivity as reasons of assignments that break them. */
export function explainedTracks(
  { edges, path, pathTracks }: CircuitPuzzle,
  board: Board,
  reasons: Explained['reasons'],
): Explained {
  const { points, tracks } = board;
  const isGiven = new Set(edges.map(edgeKey));
  return {
    reasons,
    marks: tracks.map(({ edge, variable }) => trackMark(edge, variable)),
    ...(path === undefined || pathTracks === undefined ? {} : { premises: [leastPath(path, pathTracks)] }),
    given: tracks.flatMap(({ edge }, mark): Known[] =>
      isGiven.has(edgeKey(edge)) ? [{ mark, value: true }] : [],
    ),
    separate: (values) => {
      const chosen = chosenLines(tracks, values);
      const isolated = cutReasons(points.length, tracks, chosen, (group) =>
        connectedReason(
          group.map((point) => points[point]!),
          points,
        ),
      );
      return [...areas(board, chosen), ...isolated];
    },
  };
}

/** Rings of tracks: one of their tracks is missing. */
function areas({ points }: Board, chosen: readonly Track[]): readonly LazyReason[] {
  return ringsOf(points.length, chosen).map((ring) => {
    const reason = areaReason(ring.points.map((point) => points[point]!));
    return { reason, rows: [row(reason.id, sum(variablesOf(ring.lines)), '<=', ring.lines.length - 1)] };
  });
}

/** Lines that lead round, and the points on the way: from the least on, towards the lesser neighbour. */
interface Ring<Own extends Line> {
  readonly points: readonly number[];
  readonly lines: readonly Own[];
}

/** For each line that closes a ring with earlier ones: the shortest ring that it lies in, each ring once. */
function ringsOf<Own extends Line>(points: number, chosen: readonly Own[]): readonly Ring<Own>[] {
  const groups = new DisjointSets(points);
  const rings = new Map<string, Ring<Own>>();
  for (const line of chosen) {
    if (groups.join(...line.ends)) continue;
    const others = chosen.filter((other) => other !== line);
    const ring = inOrder(shortestWay(others, line.ends));
    const lines = chosen.filter(({ ends }) => areNeighbours(ring, ends));
    rings.set(ring.join(), { points: ring, lines });
  }
  return [...rings.values()];
}

/** The points of the shortest way along lines between two points, both included. */
function shortestWay(lines: readonly Line[], [from, to]: readonly [number, number]): readonly number[] {
  const next = (point: number): readonly number[] =>
    lines.flatMap(({ ends: [one, other] }) => (one === point ? [other] : other === point ? [one] : []));
  return shortestPath(from, next, (point) => point === to)!;
}

/** A ring as it is written down: from its least point on, towards the lesser of that point's neighbours. */
function inOrder(ring: readonly number[]): readonly number[] {
  const start = ring.indexOf(Math.min(...ring));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const isForward = turned[1]! < turned.at(-1)!;
  return isForward ? turned : [turned[0]!, ...turned.slice(1).reverse()];
}

function areNeighbours(ring: readonly number[], [one, other]: readonly [number, number]): boolean {
  const [first, second] = [ring.indexOf(one), ring.indexOf(other)];
  if (first < 0 || second < 0) return false;
  const apart = Math.abs(first - second);
  return apart === 1 || apart === ring.length - 1;
}
