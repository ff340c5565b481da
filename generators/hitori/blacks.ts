/**
 * Random black cells of which no two share a side and which leave all others connected: they do just where no
 * black cells that meet in corners lead round, nor from one place at the edge of the grid to another.
 */
import {
  cellsOf,
  DisjointSets,
  orbitsOf,
  type Rng,
  type Size,
  type SymmetryName,
  sideNeighbours,
} from '../../src/core/index.js';

/** The black cells that are asked for. */
export interface BlackOptions {
  readonly size: Size;
  readonly symmetry: SymmetryName;
}

/** Patterns that are tried. */
const PATTERNS = 200;

/** The cells of grids of some size, by their positions, row-major; the edge of the grid comes after them. */
interface Layout {
  readonly options: BlackOptions;
  readonly orbits: readonly (readonly number[])[];
  /** By cell: those that share a side with it. */
  readonly sides: readonly Int32Array[];
  /** By cell: those that share a corner with it, and the edge for cells that lie there; it is never white. */
  readonly corners: readonly (readonly number[])[];
}

/** That of the latest options. */
let latest: Layout | undefined;

function layoutOf(options: BlackOptions): Layout {
  if (latest?.options === options) return latest;
  const { size, symmetry } = options;
  const { rows, columns } = size;
  const isIn = (row: number, column: number): boolean =>
    row >= 0 && column >= 0 && row < rows && column < columns;
  const corners = cellsOf(size).map(([row, column]) => {
    const found: number[] = [];
    for (const down of [-1, 1]) {
      for (const right of [-1, 1]) {
        if (isIn(row + down, column + right)) found.push((row + down) * columns + column + right);
      }
    }
    return found.length < 4 ? [...found, rows * columns] : found;
  });
  latest = { options, orbits: orbitsOf(size, symmetry), sides: sideNeighbours(size), corners };
  return latest;
}

/**
 * By cell: 1 for black ones, of which no single one can be added, for then there would be a second solution
 * whatever the numbers are; undefined: no such pattern was found. Orbit after orbit becomes black where it
 * may; orbits beside a cell that could still be black come first in the next pattern.
 */
export function randomBlacks(options: BlackOptions, rng: Rng): Uint8Array | undefined {
  const layout = layoutOf(options);
  const { orbits, sides } = layout;
  let order = rng.shuffle(orbits);
  for (let number = 0; number < PATTERNS; number++) {
    const pattern = new Pattern(layout);
    for (const orbit of order) pattern.add(orbit);
    const free = orbits.flat().filter((cell) => pattern.mayBe(cell));
    if (free.length === 0) return pattern.blacks;
    const beside = new Set(sides[rng.pick(free)]);
    const isFirst = (orbit: readonly number[]): boolean => orbit.some((cell) => beside.has(cell));
    order = rng.shuffle(order);
    order = [...order.filter(isFirst), ...order.filter((orbit) => !isFirst(orbit))];
  }
  return undefined;
}

class Pattern {
  readonly blacks: Uint8Array;
  readonly #layout: Layout;
  /** Black cells that meet in corners, also by way of others, and the edge. */
  #joined: DisjointSets;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.blacks = new Uint8Array(layout.sides.length);
    this.#joined = new DisjointSets(layout.sides.length + 1);
  }

  /** True if a cell may become black, and is not. */
  mayBe(cell: number): boolean {
    const { blacks } = this;
    if (blacks[cell] === 1) return false;
    for (const other of this.#layout.sides[cell]!) if (blacks[other] === 1) return false;
    const met: number[] = [];
    for (const other of this.#layout.corners[cell]!) {
      if (blacks[other] === 0) continue;
      const root = this.#joined.rootOf(other);
      if (met.includes(root)) return false;
      met.push(root);
    }
    return true;
  }

  /** Makes some cells black, if all of them may be. */
  add(cells: readonly number[]): void {
    for (const [index, cell] of cells.entries()) {
      if (this.mayBe(cell)) this.#blacken(cell);
      else {
        if (index > 0) this.#without(cells.slice(0, index));
        return;
      }
    }
  }

  #blacken(cell: number): void {
    this.blacks[cell] = 1;
    for (const other of this.#layout.corners[cell]!) {
      if (this.blacks[other] !== 0) this.#joined.join(cell, other);
    }
  }

  #without(cells: readonly number[]): void {
    for (const cell of cells) this.blacks[cell] = 0;
    this.#joined = new DisjointSets(this.blacks.length + 1);
    for (const [cell, black] of this.blacks.entries()) if (black === 1) this.#blacken(cell);
  }
}
