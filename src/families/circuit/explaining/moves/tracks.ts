/** A Circuit Board as moves see it: the tracks and open places at points, and the groups that they join. */
import { cellCode, DisjointSets, oncePerObject, shortestPath, smallerSide } from '../../../../core/index.js';
import type { LazyReason } from '../../../contract/mark.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import type { Values } from '../../../kit/moves/suppose.js';
import { type CircuitGraph, type CircuitPuzzle, graphOf } from '../../puzzle.js';
import { type GroupName, nameOfGroup } from '../group-names.js';
import { AREA, connectedId, cornersOf, pointId } from '../reasons.js';

/** The marks are the places of the graph, in its order. */
const graphFor = oncePerObject(({ puzzle }: MoveBoard<CircuitPuzzle>): CircuitGraph => graphOf(puzzle));

/** The board as it is now. */
export const tracksOf = whileUnchanged(
  (board: MoveBoard<CircuitPuzzle>) => new Tracks(board, graphFor(board), (mark) => board.value(mark)),
);

/** An open place without which points would be cut off, and the points on its smaller side. */
export interface WayOut {
  readonly place: number;
  readonly group: readonly number[];
}

export class Tracks {
  readonly graph: CircuitGraph;
  readonly #board: MoveBoard<CircuitPuzzle>;
  readonly #values: Values;
  #groups: DisjointSets | undefined;

  constructor(board: MoveBoard<CircuitPuzzle>, graph: CircuitGraph, values: Values) {
    this.graph = graph;
    this.#board = board;
    this.#values = values;
  }

  /** True if tracks join two points, as far as they were there when this was asked first. */
  areJoined(one: number, other: number): boolean {
    return this.#groupsOf().rootOf(one) === this.#groupsOf().rootOf(other);
  }

  #groupsOf(): DisjointSets {
    if (this.#groups !== undefined) return this.#groups;
    const groups = new DisjointSets(this.graph.points.length);
    this.graph.ends.forEach((pair, place) => {
      if (this.#values(place) === true) groups.join(...pair);
    });
    this.#groups = groups;
    return groups;
  }

  /** The points that tracks join with a point, in order. */
  joined(point: number): readonly number[] {
    return this.reached(point, (place) => this.#values(place) === true);
  }

  /** The same board where more is known. */
  with(values: Values): Tracks {
    return new Tracks(this.#board, this.graph, values);
  }

  value(place: number): boolean | undefined {
    return this.#values(place);
  }

  /** The places at a point that have a value; undefined: that are open. */
  placesAt(point: number, value: boolean | undefined): readonly number[] {
    return this.graph.around[point]!.filter((place) => this.#values(place) === value);
  }

  across(place: number, point: number): number {
    const [one, other] = this.graph.ends[place]!;
    return one === point ? other : one;
  }

  /** The places that lead out of a group of points. */
  leaving(group: readonly number[]): readonly number[] {
    const { points, around, ends } = this.graph;
    const isInside = new Uint8Array(points.length);
    for (const point of group) isInside[point] = 1;
    return group.flatMap((point) =>
      around[point]!.filter((place) => isInside[ends[place]![0]] !== isInside[ends[place]![1]]),
    );
  }

  /** The points that a point reaches through places that are accepted, in order. */
  reached(point: number, accepts: (place: number) => boolean): readonly number[] {
    const isReached = new Uint8Array(this.graph.points.length);
    isReached[point] = 1;
    const points = [point];
    // The list grows while it is read.
    for (const one of points) {
      for (const place of this.graph.around[one]!) {
        const other = this.across(place, one);
        if (isReached[other] === 1 || !accepts(place)) continue;
        isReached[other] = 1;
        points.push(other);
      }
    }
    return points.sort((one, other) => one - other);
  }

  /** The points along the tracks that join two points; undefined: they are not joined. */
  way(from: number, to: number): readonly number[] | undefined {
    if (!this.areJoined(from, to)) return undefined;
    const next = (point: number): readonly number[] =>
      this.placesAt(point, true).map((place) => this.across(place, point));
    return shortestPath(from, next, (point) => point === to);
  }

  /** The tracks between points one after the other. */
  along(points: readonly number[]): readonly number[] {
    return points
      .slice(1)
      .map(
        (point, index) =>
          this.graph.around[point]!.find((place) => this.across(place, point) === points[index])!,
      );
  }

  /** Open places without which points would be cut off. */
  waysOut(): readonly WayOut[] {
    const isPossible = (place: number): boolean => this.#values(place) !== false;
    return bridgesOf(this.graph, isPossible)
      .filter((place) => this.#values(place) === undefined)
      .map((place) => {
        const [end] = this.graph.ends[place]!;
        const side = this.reached(end, (other) => other !== place && isPossible(other));
        return { place, group: smallerSide(side, this.graph.points.length) };
      });
  }

  pointRule(point: number): string {
    return pointId(this.graph.points[point]!);
  }

  /** The rule that a group must not be cut off: all tracks but those that lead out of it break it. */
  connected(group: readonly number[]): LazyReason {
    const { points } = this.graph;
    const inside = new Set(group);
    const side = smallerSide(group, points.length);
    const id = connectedId(side.map((one) => points[one]!));
    const joins = ([one, other]: readonly [number, number]): boolean => inside.has(one) === inside.has(other);
    return this.#brokenBy([], joins).find(({ reason }) => reason.id === id)!;
  }

  /** The rule that a ring of points encloses an area. */
  area(ring: readonly number[]): LazyReason {
    const tracks = this.along([...ring, ring[0]!]);
    return this.#brokenBy(tracks, () => true).find(({ reason }) => reason.kind === AREA)!;
  }

  /** The rules that tracks break: these, and further ones that join points without another ring. */
  #brokenBy(
    tracks: readonly number[],
    joins: (ends: readonly [number, number]) => boolean,
  ): readonly LazyReason[] {
    const { points, ends } = this.graph;
    const groups = new DisjointSets(points.length);
    for (const place of tracks) groups.join(...ends[place]!);
    const more = ends.flatMap((pair, place) => (joins(pair) && groups.join(...pair) ? [place] : []));
    return this.#board.lazyRules([...tracks, ...more]);
  }

  codes(points: readonly number[]): readonly string[] {
    return points.map((point) => cellCode(this.graph.points[point]!));
  }

  /** Points by a short name. */
  group(points: readonly number[]): GroupName {
    return nameOfGroup(
      points.map((point) => this.graph.points[point]!),
      this.graph.points,
    );
  }

  /** The corners of a ring. */
  corners(ring: readonly number[]): readonly string[] {
    return cornersOf(ring.map((point) => this.graph.points[point]!)).map(cellCode);
  }

  placeName(place: number): string {
    return this.#board.marks[place]!.place;
  }
}

/** The places that are accepted without which the points that they join would fall apart. */
export function bridgesOf(
  { points, around, ends }: CircuitGraph,
  accepts: (place: number) => boolean,
): readonly number[] {
  const order = new Int32Array(points.length);
  const bridges: number[] = [];
  let count = 0;
  const enter = (point: number, by: number): number => {
    order[point] = ++count;
    let low = order[point]!;
    for (const place of around[point]!) {
      if (place === by || !accepts(place)) continue;
      const [one, other] = ends[place]!;
      const next = one === point ? other : one;
      const isNew = order[next] === 0;
      const reached = isNew ? enter(next, place) : order[next]!;
      if (isNew && reached > order[point]!) bridges.push(place);
      low = Math.min(low, reached);
    }
    return low;
  };
  for (const point of points.keys()) if (order[point] === 0) enter(point, -1);
  return bridges.sort((one, other) => one - other);
}
