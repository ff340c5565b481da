/**
 * A hashi while it is being changed: islands that stay where they are, and how many bridges each place holds.
 * The islands' numbers follow from the bridges, which always join all islands and never cross.
 */
import { DisjointSets, type Rng } from '../../src/core/index.js';
import {
  Bounds,
  type HashiPuzzle,
  type HashiSolution,
  type Layout,
  layoutOf,
  solutionOf,
  USUAL_LIMIT,
} from '../../src/families/hashi/index.js';
import type { Grown } from './growth.js';

export class Draft {
  /** Bridges in every place. */
  readonly counts: Int8Array;
  /** Most bridges in one place. */
  readonly limit: number;
  readonly #rows: number;
  readonly #columns: number;
  /** Islands whose numbers are of no account. */
  readonly #layout: Layout;
  /** The number of bridges each island has. */
  readonly #numbers: Int8Array;
  /** The deductions from the numbers, recomputed in place. */
  readonly #bounds: Bounds;
  /** True if places without bridges may get some. */
  readonly #mayJoin: boolean;

  /** @param mayJoin false: no loops arise that were not grown */
  constructor(
    { islands, bridges }: Grown,
    { rows, columns, limit, mayJoin }: { rows: number; columns: number; limit: number; mayJoin: boolean },
  ) {
    this.limit = limit;
    this.#rows = rows;
    this.#columns = columns;
    this.#mayJoin = mayJoin;
    const numbers = new Int8Array(rows * columns);
    for (const island of islands) numbers[island] = 1;
    this.#layout = layoutOf(this.#puzzleOf(numbers));
    this.counts = new Int8Array(this.#layout.places.length);
    this.#numbers = new Int8Array(this.#layout.islands.length);
    this.#bounds = new Bounds(this.#layout, limit, this.#numbers);
    const islandAt = new Int32Array(rows * columns);
    this.#layout.islands.forEach(({ cell: [row, column] }, island) => {
      islandAt[row * columns + column] = island;
    });
    for (const { from, to, count } of bridges) {
      const end = islandAt[to]!;
      const { places } = this.#layout.islands[islandAt[from]!]!;
      const place = places.find((other) => this.#layout.places[other]!.to === end)!;
      this.#build(place, count);
    }
  }

  /** The graph with the numbers that the bridges give. */
  layout(): Layout {
    const islands = this.#layout.islands.map((island, index) => ({
      ...island,
      number: this.#numbers[index]!,
    }));
    return { islands, places: this.#layout.places };
  }

  /** The deductions from the numbers that the bridges give; the next call overwrites them. */
  bounds(): Bounds {
    this.#bounds.reset(this.limit);
    return this.#bounds;
  }

  /** The place itself or one that shares an island with it, at random. */
  near(place: number, rng: Rng): number {
    const { islands, places } = this.#layout;
    const { from, to } = places[place]!;
    return rng.pick([place, place, place, rng.pick(islands[from]!.places), rng.pick(islands[to]!.places)]);
  }

  /**
   * Gives a place another number of bridges, at random; returns the undo, or undefined when there is no
   * change.
   */
  change(place: number, rng: Rng): (() => void) | undefined {
    const old = this.counts[place]!;
    const { crossings } = this.#layout.places[place]!;
    if (old === 0 && (!this.#mayJoin || crossings.some((other) => this.counts[other]! > 0))) return undefined;
    const count = rng.integer(this.limit + 1);
    if (count === old) return undefined;
    const back = (): void => this.#build(place, old);
    this.#build(place, count);
    if (count > 0 || this.#isConnected()) return back;
    back();
    return undefined;
  }

  puzzle(): HashiPuzzle {
    const numbers = new Int8Array(this.#rows * this.#columns);
    this.#layout.islands.forEach(({ cell: [row, column] }, island) => {
      numbers[row * this.#columns + column] = this.#numbers[island]!;
    });
    return this.#puzzleOf(numbers);
  }

  solution(): HashiSolution {
    return solutionOf(this.#layout, (place) => this.counts[place]!);
  }

  #puzzleOf(numbers: Int8Array): HashiPuzzle {
    const islands = Array.from({ length: this.#rows }, (_, row) => [
      ...numbers.subarray(row * this.#columns, (row + 1) * this.#columns),
    ]);
    return { family: 'hashi', islands, ...(this.limit === USUAL_LIMIT ? {} : { bridges: this.limit }) };
  }

  /** Gives a place a number of bridges, and its islands the numbers that follow. */
  #build(place: number, count: number): void {
    const { from, to } = this.#layout.places[place]!;
    const more = count - this.counts[place]!;
    this.counts[place] = count;
    this.#numbers[from]! += more;
    this.#numbers[to]! += more;
  }

  #isConnected(): boolean {
    const { islands, places } = this.#layout;
    const groups = new DisjointSets(islands.length);
    for (let place = 0; place < places.length; place++) {
      if (this.counts[place]! > 0) groups.join(places[place]!.from, places[place]!.to);
    }
    return groups.count === 1;
  }
}
