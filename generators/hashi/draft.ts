/**
 * A hashi while it is being changed: islands that stay where they are, and how many bridges each place holds. The
 * islands' numbers follow from the bridges, which always join all islands and never cross.
 */
import { DisjointSets } from '../../src/core/grid/disjoint-sets.js';
import type { Rng } from '../../src/core/random.js';
import {
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
  /** Whether places without bridges may get some. */
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
    const cells = this.#layout.islands.map(({ cell: [row, column] }) => row * columns + column);
    const grown = new Map(bridges.map(({ from, to, count }) => [`${from} ${to}`, count]));
    this.counts = Int8Array.from(
      this.#layout.places,
      ({ from, to }) => grown.get(`${cells[from]} ${cells[to]}`) ?? 0,
    );
  }

  /** The graph with the numbers that the bridges give. */
  layout(): Layout {
    const islands = this.#layout.islands.map((island, index) => ({
      ...island,
      number: this.#numberOf(index),
    }));
    return { islands, places: this.#layout.places };
  }

  /** The place itself or one that shares an island with it, at random. */
  near(place: number, rng: Rng): number {
    const { islands, places } = this.#layout;
    const { from, to } = places[place]!;
    return rng.pick([place, place, place, rng.pick(islands[from]!.places), rng.pick(islands[to]!.places)]);
  }

  /** Gives a place another number of bridges, at random; returns what takes that back, or undefined when it cannot be. */
  change(place: number, rng: Rng): (() => void) | undefined {
    const old = this.counts[place]!;
    const { crossings } = this.#layout.places[place]!;
    if (old === 0 && (!this.#mayJoin || crossings.some((other) => this.counts[other]! > 0))) return undefined;
    const count = rng.integer(this.limit + 1);
    if (count === old) return undefined;
    const back = (): void => {
      this.counts[place] = old;
    };
    this.counts[place] = count;
    if (count > 0 || this.#isConnected()) return back;
    back();
    return undefined;
  }

  puzzle(): HashiPuzzle {
    const numbers = new Int8Array(this.#rows * this.#columns);
    this.#layout.islands.forEach(({ cell: [row, column] }, island) => {
      numbers[row * this.#columns + column] = this.#numberOf(island);
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

  #numberOf(island: number): number {
    return this.#layout.islands[island]!.places.reduce((sum, place) => sum + this.counts[place]!, 0);
  }

  #isConnected(): boolean {
    const { islands, places } = this.#layout;
    const groups = new DisjointSets(islands.length);
    places.forEach(({ from, to }, place) => {
      if (this.counts[place]! > 0) groups.join(from, to);
    });
    return groups.count === 1;
  }
}
