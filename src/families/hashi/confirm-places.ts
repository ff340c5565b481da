/**
 * The places where bridges may stand, as the confirmation sees them: found from the grid and the rules, apart
 * from the layout on which the models and plain logic rest.
 */
import { type Cell, cellIndices, groupsOfMembers } from '../../core/index.js';
import { type HashiPuzzle, NO_ISLAND, sightOf } from './puzzle.js';

/** No place has these ends. */
const NO_PLACE = -1;

export class ConfirmedPlaces {
  /** The number of bridges each island has; `null` where that is not given. */
  readonly numbers: readonly (number | null)[];
  /** The islands at both ends of each place. */
  readonly ends: readonly (readonly [number, number])[];
  /** The places at each island. */
  readonly around: readonly (readonly number[])[];
  /** The places that lie across each place. */
  readonly across: readonly (readonly number[])[];
  readonly #columns: number;
  /** The island in each cell. */
  readonly #islandAt: Int32Array;

  constructor(puzzle: HashiPuzzle) {
    const { islands } = puzzle;
    const { cells, right, below, columns } = sightOf(puzzle);
    this.#columns = columns;
    this.#islandAt = new Int32Array(islands.length * columns).fill(NO_ISLAND);
    cells.forEach((cell, island) => {
      this.#islandAt[cell] = island;
    });
    this.numbers = cells.map((cell) => islands[Math.floor(cell / columns)]![cell % columns]!);
    const ends: [number, number][] = [];
    const across: number[][] = [];
    /** The place from left to right that lies over each cell. */
    const over = new Int32Array(this.#islandAt.length).fill(NO_PLACE);
    for (let island = 0; island < cells.length; island++) {
      if (right[island] === NO_ISLAND) continue;
      over.fill(ends.length, cells[island]! + 1, cells[right[island]!]);
      ends.push([island, right[island]!]);
      across.push([]);
    }
    for (let island = 0; island < cells.length; island++) {
      if (below[island] === NO_ISLAND) continue;
      const crossed: number[] = [];
      for (let cell = cells[island]! + columns; cell < cells[below[island]!]!; cell += columns) {
        const other = over[cell]!;
        if (other === NO_PLACE) continue;
        crossed.push(other);
        across[other]!.push(ends.length);
      }
      ends.push([island, below[island]!]);
      across.push(crossed);
    }
    this.ends = ends;
    this.across = across;
    this.around = groupsOfMembers(cells.length, ends);
  }

  /** The place between two cells; undefined where there is none. */
  placeBetween(one: Cell, other: Cell): number | undefined {
    const [from, to] = cellIndices([one, other], this.#columns).map((cell) => this.#islandAt[cell]);
    return this.around[from ?? NO_ISLAND]?.find((place) =>
      this.ends[place]!.every((end) => end === from || end === to),
    );
  }
}
