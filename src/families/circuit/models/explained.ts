/**
 * The tree of tracks for explaining: every point is a reason, connectivity and enclosed areas are reasons
 * that are added for the assignments that break them, and the path is one reason with its least length.
 */

import { DisjointSets, edgeKey, shortestPath, smallerSide } from '../../../core/index.js';
import { row, sum, type Values } from '../../../solve/index.js';
import type { Explained, Known, LazyReason } from '../../contract/explaining.js';
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
  const isGiven = new Set(edges.map(edgeKey));
  return {
    reasons,
    marks: board.tracks.map(({ edge, variable }) => trackMark(edge, variable)),
    ...(path === undefined || pathTracks === undefined ? {} : { premises: [leastPath(path, pathTracks)] }),
    given: board.tracks.flatMap(({ edge }, mark): Known[] =>
      isGiven.has(edgeKey(edge)) ? [{ mark, value: true }] : [],
    ),
    separate: (values) => {
      const chosen = board.tracks.filter(({ variable }) => values[variable] === 1);
      return [...areas(board, chosen), ...cuts(board, values)];
    },
  };
}

/** For each track that closes a ring with earlier ones: the shortest ring that it lies in. */
function areas({ points }: Board, chosen: readonly Track[]): readonly LazyReason[] {
  const groups = new DisjointSets(points.length);
  const rings = new Map<string, LazyReason>();
  for (const track of chosen) {
    if (groups.join(...track.ends)) continue;
    const others = chosen.filter((other) => other !== track);
    const ring = inOrder(shortestWay(others, track.ends));
    const sides = chosen.filter(({ ends }) => areNeighbours(ring, ends));
    const reason = areaReason(ring.map((point) => points[point]!));
    rings.set(reason.id, { reason, rows: [row(reason.id, sum(variablesOf(sides)), '<=', ring.length - 1)] });
  }
  return [...rings.values()];
}

/** The points of the shortest way along tracks between two points, both included. */
function shortestWay(tracks: readonly Track[], [from, to]: readonly [number, number]): readonly number[] {
  const next = (point: number): readonly number[] =>
    tracks.flatMap(({ ends: [one, other] }) => (one === point ? [other] : other === point ? [one] : []));
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

/** For each group of points that tracks join and that is not the whole board: a track leads out of it. */
function cuts(board: Board, values: Values): readonly LazyReason[] {
  const groups = new DisjointSets(board.points.length);
  for (const { ends, variable } of board.tracks) if (values[variable] === 1) groups.join(...ends);
  if (groups.count < 2) return [];
  const sides = groups.sets().map((group) => smallerSide(group, board.points.length));
  return sides.slice(sides.length === 2 ? 1 : 0).map((side) => {
    const inside = new Set(side);
    const leaving = board.tracks.filter(({ ends: [one, other] }) => inside.has(one) !== inside.has(other));
    const reason = connectedReason(
      side.map((point) => board.points[point]!),
      board.points,
    );
    return { reason, rows: [row(reason.id, sum(variablesOf(leaving)), '>=', 1)] };
  });
}
