/**
 * Numbers in a symmetric pattern, and islands that grow from them until no block of two by two cells is all
 * sea; islands near a cell may grow anew, where logic is stuck.
 */
import {
  orbitsOf,
  type Rng,
  type Size,
  type SymmetryName,
  sideNeighbours,
  textRowsOf,
} from '../../src/core/index.js';
import { LAND, type NurikabePuzzle, type NurikabeSolution, SEA } from '../../src/families/nurikabe/index.js';

/** The grid to be made. */
export interface LayoutOptions {
  readonly size: Size;
  /** The share of cells that have numbers. */
  readonly density: number;
  /** The largest number. */
  readonly largest: number;
  readonly symmetry: SymmetryName;
}

/** No island. */
const NONE = -1;
/** Steps of growth for each cell of the grid before it is given up. */
const STEPS_OF_CELL = 8;
/** Distance in rows and columns within which islands grow anew. */
const NEAR = 1;

export class Layout {
  readonly #size: Size;
  readonly #largest: number;
  readonly #rng: Rng;
  readonly #beside: readonly Int32Array[];
  /** By island: the cell of its number. */
  readonly #roots: readonly number[];
  /** By cell: its island. */
  #islands: Int32Array;

  /** Random numbers without islands yet. */
  constructor({ size, density, largest, symmetry }: LayoutOptions, rng: Rng) {
    this.#size = size;
    this.#largest = largest;
    this.#rng = rng;
    this.#beside = sideNeighbours(size);
    this.#islands = new Int32Array(size.rows * size.columns).fill(NONE);
    const roots: number[] = [];
    let left = Math.round(density * this.#islands.length);
    for (const orbit of rng.shuffle(orbitsOf(size, symmetry))) {
      if (orbit.length > left || !this.#place(orbit, roots.length)) continue;
      roots.push(...orbit);
      left -= orbit.length;
    }
    this.#roots = roots;
  }

  /** Grows islands; false: some block stayed all sea. */
  grow(): boolean {
    const { columns } = this.#size;
    for (let steps = STEPS_OF_CELL * this.#islands.length; steps > 0; steps--) {
      const pools = this.#pools();
      if (pools.length === 0) return true;
      const pool = this.#rng.pick(pools);
      const block = [pool, pool + 1, pool + columns, pool + columns + 1];
      if (!this.#extendInto(block)) this.#shrinkNear(pool, NEAR + 1);
    }
    return false;
  }

  /** Lets the islands near a cell grow anew; returns the undo, or undefined where they could not grow. */
  regrowAt(cell: number): (() => void) | undefined {
    const before = this.#islands.slice();
    const back = (): void => {
      this.#islands = before;
    };
    this.#shrinkNear(cell, NEAR);
    if (this.grow()) return back;
    back();
    return undefined;
  }

  get cellCount(): number {
    return this.#islands.length;
  }

  /** Islands and sea as rows of signs. */
  get solution(): NurikabeSolution {
    const signs = Array.from(this.#islands, (island) => (island === NONE ? SEA : LAND));
    return textRowsOf(signs.join(''), this.#size.columns);
  }

  /** The puzzle that gives the number of every island. */
  get puzzle(): NurikabePuzzle {
    const { rows, columns } = this.#size;
    const grid = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
    for (const [island, root] of this.#roots.entries()) {
      grid[Math.floor(root / columns)]![root % columns] = this.#sizeOf(island);
    }
    return { family: 'nurikabe', grid };
  }

  /** Makes cells the first ones of islands, if all sea stays connected and they touch no land. */
  #place(orbit: readonly number[], first: number): boolean {
    const isFree = orbit.every(
      (cell) =>
        this.#islands[cell] === NONE &&
        this.#beside[cell]!.every((next) => this.#islands[next] === NONE && !orbit.includes(next)),
    );
    if (!isFree) return false;
    for (const [at, cell] of orbit.entries()) this.#islands[cell] = first + at;
    if (this.#isSeaConnected()) return true;
    for (const cell of orbit) this.#islands[cell] = NONE;
    return false;
  }

  #sizeOf(island: number): number {
    let size = 0;
    for (const own of this.#islands) if (own === island) size++;
    return size;
  }

  /** The first cells of blocks that are all sea. */
  #pools(): readonly number[] {
    const { rows, columns } = this.#size;
    const islands = this.#islands;
    const found: number[] = [];
    for (let cell = 0; cell < (rows - 1) * columns; cell++) {
      if ((cell + 1) % columns === 0) continue;
      const land = Math.max(islands[cell]!, islands[cell + 1]!);
      if (Math.max(land, islands[cell + columns]!, islands[cell + columns + 1]!) === NONE) found.push(cell);
    }
    return found;
  }

  /** Adds a cell of a block, or one beside it, to an island that touches it; false: none can take any. */
  #extendInto(block: readonly number[]): boolean {
    const near = this.#rng.shuffle([...block]);
    const around = this.#rng.shuffle([...new Set(near.flatMap((cell) => [...this.#beside[cell]!]))]);
    return near.some((cell) => this.#extendTo(cell)) || around.some((cell) => this.#extendTo(cell));
  }

  #extendTo(cell: number): boolean {
    if (this.#islands[cell] !== NONE) return false;
    const touched = new Set<number>();
    for (const next of this.#beside[cell]!)
      if (this.#islands[next] !== NONE) touched.add(this.#islands[next]!);
    const [island] = touched;
    if (touched.size !== 1 || this.#sizeOf(island!) >= this.#largest) return false;
    this.#islands[cell] = island!;
    if (this.#isSeaConnected()) return true;
    this.#islands[cell] = NONE;
    return false;
  }

  /** Leaves of the islands near a cell, or of one of them, the number alone. */
  #shrinkNear(cell: number, reach: number): void {
    const { rows, columns } = this.#size;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const near = new Set<number>();
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
        const island = this.#islands[r * columns + c]!;
        if (island !== NONE) near.add(island);
      }
    }
    for (const [place, island] of this.#islands.entries()) {
      if (near.has(island) && this.#roots[island] !== place) this.#islands[place] = NONE;
    }
  }

  #isSeaConnected(): boolean {
    const islands = this.#islands;
    const isFound = new Uint8Array(islands.length);
    const start = islands.indexOf(NONE);
    if (start < 0) return true;
    const found = [start];
    isFound[start] = 1;
    for (const cell of found) {
      for (const next of this.#beside[cell]!) {
        if (isFound[next] === 1 || islands[next] !== NONE) continue;
        isFound[next] = 1;
        found.push(next);
      }
    }
    return islands.every((island, cell) => island !== NONE || isFound[cell] === 1);
  }
}
