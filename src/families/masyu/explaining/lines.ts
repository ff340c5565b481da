/** A Masyu as its moves see it: the ways from every cell, and what is known of them. */
import { cellCode, sizeOfRows } from '../../../core/index.js';
import type { Values } from '../../kit/moves/suppose.js';
import { pointId } from '../../kit/rules/index.js';
import { type MasyuPuzzle, type Places, placesOf } from '../puzzle.js';

const PLACES = new WeakMap<MasyuPuzzle, Places>();

function placesFor(puzzle: MasyuPuzzle): Places {
  const places = PLACES.get(puzzle) ?? placesOf(sizeOfRows(puzzle.grid));
  PLACES.set(puzzle, places);
  return places;
}

export class Lines {
  readonly graph: Places;
  readonly #grid: MasyuPuzzle['grid'];
  readonly #values: Values;

  /** @param values by place, which is also the number of its mark */
  constructor(puzzle: MasyuPuzzle, values: Values) {
    this.graph = placesFor(puzzle);
    this.#grid = puzzle.grid;
    this.#values = values;
  }

  value(place: number): boolean | undefined {
    return this.#values(place);
  }

  /** `w`, `b` or `.` */
  sign(cell: number): string {
    const [row, column] = this.graph.points[cell]!;
    return this.#grid[row]![column]!;
  }

  /** The place of the line from a cell in a direction; -1: there is none. */
  way(cell: number, direction: number): number {
    return this.graph.ways[4 * cell + direction]!;
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
    return pointId(this.graph.points[cell]!);
  }

  pearlRule(cell: number): string {
    return `pearl-${this.code(cell)}`;
  }
}
