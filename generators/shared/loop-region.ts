/**
 * Loops as borders of a region of cells. The region is changed a cell at a time, and each change keeps it and
 * the outside connected, and both from touching themselves in a corner; so there is one loop all the time.
 */
import {
  type Cell,
  cellsOf,
  type Edge,
  orbitsOf,
  type Rng,
  type Size,
  type SymmetryName,
  sidesOf,
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

/** The parts that regions of one size and symmetry share; positions count an empty row and column around. */
interface Layout {
  readonly size: Size;
  readonly symmetry: SymmetryName;
  readonly cells: readonly Cell[];
  /** Positions that are changed together. */
  readonly orbits: readonly (readonly number[])[];
  /** By position: the orbit that it belongs to. */
  readonly orbitOf: readonly (readonly number[])[];
  /** From a position to those around it, in the order of the ring. */
  readonly steps: readonly number[];
  /** All sides of cells in canonical order, and the positions on either side of each. */
  readonly sides: readonly { readonly edge: Edge; readonly one: number; readonly other: number }[];
}

/** The latest one: loops are drawn one after the other. */
let latest: Layout | undefined;

function layoutOf(size: Size, symmetry: SymmetryName): Layout {
  const { rows, columns } = size;
  if (latest?.size.rows === rows && latest.size.columns === columns && latest.symmetry === symmetry) {
    return latest;
  }
  const cells = cellsOf(size);
  const orbits = orbitsOf(size, symmetry).map((orbit) =>
    orbit.map((cell) => positionOf(cells[cell]!, columns)),
  );
  const orbitOf: (readonly number[])[] = [];
  for (const orbit of orbits) for (const at of orbit) orbitOf[at] = orbit;
  const steps = RING.map(([down, right]) => down * (columns + 2) + right);
  const sides = sidesOf(size).edges.map((edge) => {
    const [[row, column], [to]] = edge;
    const one = positionOf([row, column], columns);
    return { edge, one, other: to === row ? one - (columns + 2) : one - 1 };
  });
  latest = { size, symmetry, cells, orbits, orbitOf, steps, sides };
  return latest;
}

function positionOf([row, column]: Cell, columns: number): number {
  return (row + 1) * (columns + 2) + column + 1;
}

export class LoopRegion {
  readonly #layout: Layout;
  /** By position: 1 inside. */
  readonly #isIn: Uint8Array;

  /** One cell, or where the region is symmetric, its middle. */
  constructor(size: Size, rng: Rng, symmetry: SymmetryName = 'none') {
    this.#layout = layoutOf(size, symmetry);
    const { cells } = this.#layout;
    this.#isIn = new Uint8Array((size.columns + 2) * (size.rows + 2));
    const first = symmetry === 'none' ? [rng.pick(cells)] : cells.filter((cell) => isMiddle(cell, size));
    for (const cell of first) this.#isIn[positionOf(cell, size.columns)] = 1;
  }

  /**
   * The sides of a position that belong to the loop now, and others after a change of it; -1: there would not
   * be one loop.
   */
  #sidesAt(at: number): number {
    const { steps } = this.#layout;
    let bits = 0;
    for (let step = 0; step < 8; step++) bits |= this.#isIn[at + steps[step]!]! << step;
    const beside = BESIDE[bits]!;
    return beside < 0 || this.#isIn[at] === 0 ? beside : 4 - beside;
  }

  /**
   * Takes a cell, and those that are symmetric to it, into the region or out of it; false, and nothing is
   * changed: there would not be one loop.
   */
  change(cell: Cell): boolean {
    return this.#changeAll(this.#orbitOf(cell));
  }

  /** Takes the latest change of a cell back. */
  changeBack(cell: Cell): void {
    for (const at of this.#orbitOf(cell)) this.#isIn[at]! ^= 1;
  }

  #orbitOf(cell: Cell): readonly number[] {
    return this.#layout.orbitOf[positionOf(cell, this.#layout.size.columns)]!;
  }

  /**
   * Changes that lengthen the loop until there are none left, others at times, so that neither side has wide
   * areas.
   */
  wander(rng: Rng): void {
    for (let sweep = 0, hasGrown = true; sweep < SWEEPS && hasGrown; sweep++) {
      hasGrown = false;
      for (const orbit of rng.shuffle(this.#layout.orbits)) {
        const sides = this.#sidesAt(orbit[0]!);
        if (sides < 0 || sides > 2 || (sides === 2 && rng.next() >= WANDERING)) continue;
        if (this.#changeAll(orbit) && sides === 1) hasGrown = true;
      }
    }
  }

  /** Changes all cells of an orbit, one after the other; false: one cannot be, and none is. */
  #changeAll(orbit: readonly number[]): boolean {
    for (let index = 0; index < orbit.length; index++) {
      if (this.#sidesAt(orbit[index]!) < 0) {
        while (--index >= 0) this.#isIn[orbit[index]!]! ^= 1;
        return false;
      }
      this.#isIn[orbit[index]!]! ^= 1;
    }
    return true;
  }

  /** The sides of the loop, between corners of cells, in canonical order. */
  get loop(): readonly Edge[] {
    const { sides } = this.#layout;
    const loop: Edge[] = [];
    for (let side = 0; side < sides.length; side++) {
      const { edge, one, other } = sides[side]!;
      if (this.#isIn[one] !== this.#isIn[other]) loop.push(edge);
    }
    return loop;
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
