/**
 * Walls in a symmetric pattern, and bulbs that light up all other cells; walls are moved to where logic is
 * stuck with all numbers given.
 */
import { orbitsOf, type Rng, rowsOf, type Size, type SymmetryName } from '../../src/core/index.js';
import { BULB, WALL, WHITE_CELL } from '../../src/families/akari/index.js';

/** The grid to be made. */
export interface LayoutOptions {
  readonly size: Size;
  /** The share of cells that are walls. */
  readonly density: number;
  readonly symmetry: SymmetryName;
}

export class Layout {
  readonly #size: Size;
  readonly #rng: Rng;
  readonly #orbits: readonly (readonly number[])[];
  /** By cell: its orbit. */
  readonly #orbitOf: readonly (readonly number[])[];
  #signs: readonly string[];

  /** Random walls and bulbs. */
  constructor({ size, density, symmetry }: LayoutOptions, rng: Rng) {
    this.#size = size;
    this.#rng = rng;
    this.#orbits = orbitsOf(size, symmetry);
    const cells = size.rows * size.columns;
    const orbitOf: (readonly number[])[] = [];
    for (const orbit of this.#orbits) for (const cell of orbit) orbitOf[cell] = orbit;
    this.#orbitOf = orbitOf;
    const signs: string[] = new Array(cells).fill(WHITE_CELL);
    let left = Math.round(density * cells);
    for (const orbit of rng.shuffle(this.#orbits)) {
      if (orbit.length > left) continue;
      for (const cell of orbit) signs[cell] = WALL;
      left -= orbit.length;
    }
    this.#signs = this.#lit(signs);
  }

  /** Walls and bulbs as rows of signs. */
  get rows(): readonly string[] {
    return rowsOf(this.#signs, this.#size.columns).map((row) => row.join(''));
  }

  /** Moves the walls of an orbit to the orbit of a cell, if there are as large ones; returns the undo. */
  wallTo(cell: number): () => void {
    const before = this.#signs;
    const to = this.#orbitOf[cell]!;
    const isWall = (orbit: readonly number[]): boolean => before[orbit[0]!] === WALL;
    const walls = this.#orbits.filter((orbit) => orbit.length === to.length && isWall(orbit));
    if (walls.length > 0) {
      const signs = [...before];
      for (const place of this.#rng.pick(walls)) signs[place] = WHITE_CELL;
      for (const place of to) signs[place] = WALL;
      this.#signs = this.#lit(signs);
    }
    return () => {
      this.#signs = before;
    };
  }

  /**
   * The walls with bulbs: those that are there as far as none lights another, then others in random cells
   * that are not lit yet, until all are. So no cell stays dark.
   */
  #lit(before: readonly string[]): readonly string[] {
    const { rows, columns } = this.#size;
    const signs = before.map((sign) => (sign === BULB ? WHITE_CELL : sign));
    const isLit = new Uint8Array(signs.length);
    const order = this.#rng.shuffle([...signs.keys()]);
    const wanted = [...order.filter((cell) => before[cell] === BULB), ...order];
    const light = (cell: number, step: number, cells: number): void => {
      for (let at = 1; at <= cells && signs[cell + at * step] !== WALL; at++) isLit[cell + at * step] = 1;
    };
    for (const cell of wanted) {
      if (signs[cell] === WALL || isLit[cell] === 1) continue;
      signs[cell] = BULB;
      isLit[cell] = 1;
      const column = cell % columns;
      const row = (cell - column) / columns;
      light(cell, -1, column);
      light(cell, 1, columns - 1 - column);
      light(cell, -columns, row);
      light(cell, columns, rows - 1 - row);
    }
    return signs;
  }
}
