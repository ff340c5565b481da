/**
 * Known places for tracks, quick to change and to restore: the state of every place, the numbers of tracks
 * and open places of each point, the groups of points that tracks have joined, and those of squares that
 * empty places have joined. All of it lies in one block of memory, so that one copy saves or restores it.
 *
 * The squares are the areas between points, those around the board included; a place lies between two of
 * them. Where no track runs, its squares become one area. A place with one area on both sides is the only
 * link between the points on one side of a way through that area and all others, so a track runs there; an
 * empty place like that parts the points. Source: cycles and cuts of a plane graph are each other's duals
 * (H. Whitney, Non-separable and planar graphs, 1932).
 */
import { type Cell, DisjointSets, type Edge } from '../../core/index.js';
import { TAKEN as TRACK } from '../kit/logic/cell-logic.js';
import { Groups, placeGraph } from './groups.js';
import type { CircuitGraph } from './puzzle.js';

export class BoardState {
  readonly points: number;
  /** True if all points are connected while every place is open. */
  readonly isConnected: boolean;
  /** The places that are the only links between some points while every place is open. */
  readonly firstBridges: readonly number[];
  /** The two points of each place, and the two squares beside it. */
  readonly ends: Int32Array;
  readonly #beside: Int32Array;
  readonly states: Uint8Array;
  /** By point: its tracks, and its open places. */
  readonly tracks: Uint8Array;
  readonly open: Uint8Array;
  readonly #joined: Groups;
  readonly #areas: Groups;
  readonly #memory: Uint8Array;

  /** Every place is open. */
  constructor({ points: cells, edges, around, ends }: CircuitGraph) {
    const points = cells.length;
    const squares = squaresOf(cells);
    this.points = points;
    this.ends = Int32Array.from(ends.flat());
    this.#beside = Int32Array.from(edges.flatMap((edge) => squares.beside(edge)));
    const words = Groups.WIDTH * (points + squares.count);
    const bytes = words * Int32Array.BYTES_PER_ELEMENT;
    const memory = new ArrayBuffer(bytes + 2 * points + edges.length);
    const numbers = new Int32Array(memory, 0, words);
    this.tracks = new Uint8Array(memory, bytes, points);
    this.open = new Uint8Array(memory, bytes + points, points);
    this.states = new Uint8Array(memory, bytes + 2 * points, edges.length);
    this.#memory = new Uint8Array(memory);
    this.#joined = new Groups(placeGraph(points, this.ends), this.states, numbers);
    this.#areas = new Groups(
      placeGraph(squares.count, this.#beside),
      this.states,
      numbers.subarray(Groups.WIDTH * points),
    );
    for (let point = 0; point < points; point++) this.open[point] = around[point]!.length;
    const isPlace = new Set(edges.map((edge) => squares.beside(edge).join()));
    for (const pair of squares.pairs) {
      if (!isPlace.has(pair.join())) this.#areas.join(...pair, () => {});
    }
    this.firstBridges = [...edges.keys()].filter((place) => this.#isBetween(place));
    const groups = new DisjointSets(points);
    for (const [one, other] of ends) groups.join(one, other);
    this.isConnected = groups.sets().length === 1;
  }

  /** A block of memory that holds a copy of everything. */
  save(copy: Uint8Array = new Uint8Array(this.#memory.length)): Uint8Array {
    copy.set(this.#memory);
    return copy;
  }

  restore(copy: Readonly<Uint8Array>): void {
    this.#memory.set(copy);
  }

  /** Fixes an open place; neither points nor squares are joined yet. */
  fix(place: number, state: number): void {
    this.states[place] = state;
    for (let end = 2 * place; end < 2 * place + 2; end++) {
      const point = this.ends[end]!;
      this.open[point]!--;
      if (state === TRACK) this.tracks[point]!++;
    }
  }

  /**
   * Makes one group of the points that a track joins, and reports the open places that would enclose an area.
   * @returns false when the points were in one group already
   */
  joinEnds(place: number, onEnclosing: (place: number) => void): boolean {
    return this.#joined.join(this.ends[2 * place]!, this.ends[2 * place + 1]!, onEnclosing);
  }

  /**
   * Makes one area of the squares beside an empty place, and reports the open places that are the only links
   * between some points since.
   * @returns false when it was one area already, so that points are parted
   */
  joinSquares(place: number, onBridge: (place: number) => void): boolean {
    return this.#areas.join(this.#beside[2 * place]!, this.#beside[2 * place + 1]!, onBridge);
  }

  #isBetween(place: number): boolean {
    return this.#areas.areJoined(this.#beside[2 * place]!, this.#beside[2 * place + 1]!);
  }
}

/** The squares between points and around them, and the pairs of them that have a side in common. */
function squaresOf(points: readonly Cell[]): {
  readonly count: number;
  readonly pairs: readonly (readonly [number, number])[];
  beside(edge: Edge): readonly [number, number];
} {
  const rows = 2 + Math.max(...points.map(([row]) => row));
  const columns = 2 + Math.max(...points.map(([, column]) => column));
  const count = rows * columns;
  const pairs: (readonly [number, number])[] = [];
  for (let square = 0; square < count; square++) {
    if ((square + 1) % columns !== 0) pairs.push([square, square + 1]);
    if (square + columns < count) pairs.push([square, square + columns]);
  }
  // The square with a point at its lower right has the number of that point's row and column.
  const beside = ([[row, column], [otherRow]]: Edge): readonly [number, number] => {
    if (row === otherRow) return [row * columns + column + 1, (row + 1) * columns + column + 1];
    return [(row + 1) * columns + column, (row + 1) * columns + column + 1];
  };
  return { count, pairs, beside };
}
