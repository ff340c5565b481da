/** A Masyu as its moves see it: the ways from every cell, and what is known of them. */
import { cellCode, type EdgeGraph, sizeOfRows } from '../../../core/index.js';
import type { Values } from '../../kit/moves/suppose.js';
import { linesOf, type MasyuPuzzle } from '../puzzle.js';

/** Up, right, down, left; the opposite one is two further. */
export const DIRECTIONS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

interface Layout {
  readonly graph: EdgeGraph;
  readonly signs: string;
  /** By cell and direction: the place of the line that leads there; -1: it would leave the grid. */
  readonly ways: Int32Array;
}

const LAYOUTS = new WeakMap<MasyuPuzzle, Layout>();

function layoutOf(puzzle: MasyuPuzzle): Layout {
  const known = LAYOUTS.get(puzzle);
  if (known !== undefined) return known;
  const graph = linesOf(puzzle);
  const { columns } = sizeOfRows(puzzle.grid);
  const ways = new Int32Array(4 * graph.points.length).fill(-1);
  graph.ends.forEach(([from, to], place) => {
    const direction = to === from + 1 && columns > 1 ? 1 : 2;
    ways[4 * from + direction] = place;
    ways[4 * to + ((direction + 2) & 3)] = place;
  });
  const layout = { graph, signs: puzzle.grid.join(''), ways };
  LAYOUTS.set(puzzle, layout);
  return layout;
}

export class Lines {
  readonly graph: EdgeGraph;
  readonly #layout: Layout;
  readonly #values: Values;

  /** @param values by place, which is also the number of its mark */
  constructor(puzzle: MasyuPuzzle, values: Values) {
    this.#layout = layoutOf(puzzle);
    this.graph = this.#layout.graph;
    this.#values = values;
  }

  value(place: number): boolean | undefined {
    return this.#values(place);
  }

  /** `w`, `b` or `.` */
  sign(cell: number): string {
    return this.#layout.signs[cell]!;
  }

  /** The place of the line from a cell in a direction; -1: there is none. */
  way(cell: number, direction: number): number {
    return this.#layout.ways[4 * cell + direction]!;
  }

  /** The cell at the other end of a place. */
  across(place: number, cell: number): number {
    const [one, other] = this.graph.ends[place]!;
    return one === cell ? other : one;
  }

  /** The place behind the next cell in a direction; -1: there is none. */
  beyond(cell: number, direction: number): number {
    const place = this.way(cell, direction);
    return place < 0 ? -1 : this.way(this.across(place, cell), direction);
  }

  /** The places at a cell that have a value; undefined: that are open. */
  placesAt(cell: number, value: boolean | undefined): readonly number[] {
    return this.graph.around[cell]!.filter((place) => this.#values(place) === value);
  }

  /** The lines that lead on from one, to its end or round to it again, the nearest first. */
  along(start: number, from: number): { readonly places: readonly number[]; readonly end: number } {
    const places = [start];
    let cell = this.across(start, from);
    for (;;) {
      const next = this.placesAt(cell, true).filter((place) => place !== places.at(-1));
      if (next.length !== 1 || next[0] === start) return { places, end: cell };
      places.push(next[0]!);
      cell = this.across(next[0]!, cell);
    }
  }

  /** The cells whose rules speak about a place: at most one step from its ends. */
  near(place: number): readonly number[] {
    const cells = new Set(this.graph.ends[place]);
    for (const cell of this.graph.ends[place]!)
      for (const way of this.graph.around[cell]!) cells.add(this.across(way, cell));
    return [...cells];
  }

  code(cell: number): string {
    return cellCode(this.graph.points[cell]!);
  }

  cellRule(cell: number): string {
    return `point-${this.graph.points[cell]!.join('-')}`;
  }

  pearlRule(cell: number): string {
    return `pearl-${this.code(cell)}`;
  }
}
