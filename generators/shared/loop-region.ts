/**
 * Loops as borders of a region of cells. The region is changed a cell at a time, and each change keeps it and
 * the outside connected, and both from touching themselves in a corner; so there is one loop all the time.
 */
import {
  type Cell,
  canonicalEdges,
  cellsOf,
  type Edge,
  orbitsOf,
  type Rng,
  type Size,
  type SymmetryName,
} from '../../src/core/index.js';

/** The share of changes that are made though the loop becomes no longer. */
const WANDERING = 0.1;
/** Times that all cells are looked at, at most. */
const SWEEPS = 20;

/** The cells around another in a ring, each beside the next one; those at its sides are the even ones. */
const RING = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** By the cells of a ring that are in the region, as bits: how many of those at the sides; -1: no change. */
const BESIDE = Int8Array.from({ length: 256 }, (_, bits) => {
  const isIn = (at: number): boolean => ((bits >> (at & 7)) & 1) === 1;
  let borders = 0;
  let beside = 0;
  for (let at = 0; at < 8; at++) {
    if (isIn(at) !== isIn(at + 1)) borders++;
    if (at % 2 === 0 && isIn(at)) beside++;
  }
  // One stretch of the ring is in the region and the rest is not, and the cell has sides to both.
  return borders === 2 && beside > 0 && beside < 4 ? beside : -1;
});

export class LoopRegion {
  readonly #size: Size;
  /** Cells from one row to the next: an empty row and column stand before and behind the grid. */
  readonly #width: number;
  readonly #isIn: Uint8Array;
  readonly #steps: readonly number[];
  /** Cells that are changed together. */
  readonly #orbits: readonly (readonly Cell[])[];

  /** One cell, or where the region is symmetric, its middle. */
  constructor(size: Size, rng: Rng, symmetry: SymmetryName = 'none') {
    this.#size = size;
    this.#width = size.columns + 2;
    this.#isIn = new Uint8Array(this.#width * (size.rows + 2));
    this.#steps = RING.map(([down, right]) => down * this.#width + right);
    const cells = cellsOf(size);
    this.#orbits = orbitsOf(size, symmetry).map((orbit) => orbit.map((cell) => cells[cell]!));
    const first = symmetry === 'none' ? [rng.pick(cells)] : cells.filter((cell) => isMiddle(cell, size));
    for (const cell of first) this.#isIn[this.#at(cell)] = 1;
  }

  #at([row, column]: Cell): number {
    return (row + 1) * this.#width + column + 1;
  }

  /**
   * The sides of a cell that belong to the loop now, and others after a change of the cell; undefined: there
   * would not be one loop.
   */
  sidesOf(cell: Cell): number | undefined {
    const at = this.#at(cell);
    let bits = 0;
    for (let step = 0; step < 8; step++) bits |= this.#isIn[at + this.#steps[step]!]! << step;
    const beside = BESIDE[bits]!;
    if (beside < 0) return undefined;
    return this.#isIn[at] === 1 ? 4 - beside : beside;
  }

  /** Takes a cell into the region or out of it; asked where {@link sidesOf} knows a number. */
  change(cell: Cell): void {
    this.#isIn[this.#at(cell)]! ^= 1;
  }

  /**
   * Changes that lengthen the loop until there are none left, others at times, so that neither side has wide
   * areas.
   */
  wander(rng: Rng): void {
    for (let sweep = 0, hasGrown = true; sweep < SWEEPS && hasGrown; sweep++) {
      hasGrown = false;
      for (const orbit of rng.shuffle([...this.#orbits])) {
        const sides = this.sidesOf(orbit[0]!);
        if (sides === undefined || sides > 2 || (sides === 2 && rng.next() >= WANDERING)) continue;
        if (this.#changeAll(orbit) && sides === 1) hasGrown = true;
      }
    }
  }

  /** Changes all cells of an orbit, one after the other; false: one cannot be, and none is. */
  #changeAll(orbit: readonly Cell[]): boolean {
    for (const [index, cell] of orbit.entries()) {
      if (this.sidesOf(cell) === undefined) {
        for (const other of orbit.slice(0, index)) this.change(other);
        return false;
      }
      this.change(cell);
    }
    return true;
  }

  /** The sides of the loop, between corners of cells, in canonical order. */
  get loop(): readonly Edge[] {
    const { rows, columns } = this.#size;
    const border: Edge[] = [];
    for (const corner of cellsOf({ rows: rows + 1, columns: columns + 1 })) {
      const [row, column] = corner;
      const at = this.#at(corner);
      if (this.#isIn[at] !== this.#isIn[at - this.#width]) border.push([corner, [row, column + 1]]);
      if (this.#isIn[at] !== this.#isIn[at - 1]) border.push([corner, [row + 1, column]]);
    }
    return canonicalEdges(border);
  }
}

/** True for the one, two or four cells in the middle. */
function isMiddle([row, column]: Cell, { rows, columns }: Size): boolean {
  return Math.abs(2 * row + 1 - rows) < 2 && Math.abs(2 * column + 1 - columns) < 2;
}

/** The sides of a random loop that wanders, in canonical order. */
export function randomLoop(size: Size, rng: Rng): readonly Edge[] {
  const region = new LoopRegion(size, rng);
  region.wander(rng);
  return region.loop;
}
