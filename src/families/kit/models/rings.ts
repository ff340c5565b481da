/** Rings of lines in an assignment. */
import { DisjointSets, shortestPath } from '../../../core/index.js';
import type { Line } from './lines.js';

/** Lines that lead round, and the points on the way: from the least on, towards the lesser neighbour. */
export interface Ring<Own extends Line> {
  readonly points: readonly number[];
  readonly lines: readonly Own[];
}

/** For each line that closes a ring with earlier ones: the shortest ring that it lies in, each ring once. */
export function ringsOf<Own extends Line>(points: number, chosen: readonly Own[]): readonly Ring<Own>[] {
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
