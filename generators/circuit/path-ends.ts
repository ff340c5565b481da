/**
 * The two marked points of a path puzzle. The fewer trees have a path as short between them, the more the
 * marks restrict: of leaves that the tree joins without a detour, the nearest ones that are not almost
 * neighbours were measured to restrict most.
 */
import {
  type Cell,
  compareCells,
  type Edge,
  type JoinedPoint,
  joinedPoints,
  type Rng,
} from '../../src/core/index.js';

/** Fewest tracks of a path. */
const LEAST_TRACKS = 4;

/** Two marked points, in reading order, and the tracks between them. */
interface Marked {
  readonly ends: readonly [Cell, Cell];
  readonly tracks: number;
}

/** Two points with one track each, the first in reading order first; random among equally good ones. */
export function choosePathEnds(edges: readonly Edge[], rng: Rng): readonly [Cell, Cell] {
  const pairs = leafPairs(edges);
  const straight = pairs.filter(({ ends, tracks }) => tracks >= LEAST_TRACKS && tracks === distance(ends));
  const wanted =
    straight.length > 0
      ? Math.min(...straight.map(({ tracks }) => tracks))
      : Math.max(...pairs.map(({ tracks }) => tracks));
  return rng.pick((straight.length > 0 ? straight : pairs).filter(({ tracks }) => tracks === wanted)).ends;
}

function leafPairs(edges: readonly Edge[]): readonly Marked[] {
  const beside = joinedPoints(edges);
  const leaves = [...beside.values()].filter(({ others }) => others.length === 1);
  return leaves.flatMap(({ cell }) => {
    const tracks = tracksFrom(cell, beside);
    return leaves
      .filter((other) => compareCells(cell, other.cell) < 0)
      .map((other): Marked => ({ ends: [cell, other.cell], tracks: tracks.get(other.cell.join())! }));
  });
}

function distance([first, second]: readonly [Cell, Cell]): number {
  return Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1]);
}

/** The number of tracks lead from a point to every point of its tree. */
function tracksFrom(start: Cell, beside: ReadonlyMap<string, JoinedPoint>): ReadonlyMap<string, number> {
  const tracks = new Map([[start.join(), 0]]);
  // The map grows while it is walked through.
  for (const [key, count] of tracks)
    for (const other of beside.get(key)!.others)
      if (!tracks.has(other.join())) tracks.set(other.join(), count + 1);
  return tracks;
}
