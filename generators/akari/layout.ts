/**
 * Walls in a symmetric pattern, and bulbs that light up all other cells; walls are moved to where logic is
 * stuck with all numbers given.
 */
import { orbitsOf, type Rng, type Size, type SymmetryName, sideNeighbours } from '../../src/core/index.js';
import {
  type AkariPuzzle,
  type AkariSolution,
  BULB,
  WALL,
  WHITE_CELL,
} from '../../src/families/akari/index.js';
import { bySize } from '../../src/families/kit/index.js';

/** The grid to be made. */
export interface LayoutOptions {
  readonly size: Size;
  /** The share of cells that are walls. */
  readonly density: number;
  readonly symmetry: SymmetryName;
}

/** The cells of a grid as numbers. */
const WHITE = 0;
const HAS_WALL = 1;
const HAS_BULB = 2;
const SIGNS = [WHITE_CELL, WALL, BULB];

const sidesOf = bySize(sideNeighbours);

export class Layout {
  readonly #size: Size;
  readonly #rng: Rng;
  readonly #orbits: readonly (readonly number[])[];
  /** By cell: its orbit. */
  readonly #orbitOf: readonly (readonly number[])[];
  /** By cell, row-major. */
  #cells: readonly number[];

  /** Random walls and bulbs. */
  constructor({ size, density, symmetry }: LayoutOptions, rng: Rng) {
    this.#size = size;
    this.#rng = rng;
    this.#orbits = orbitsOf(size, symmetry);
    const count = size.rows * size.columns;
    const orbitOf: (readonly number[])[] = [];
    for (const orbit of this.#orbits) for (const cell of orbit) orbitOf[cell] = orbit;
    this.#orbitOf = orbitOf;
    const cells = new Array<number>(count).fill(WHITE);
    let left = Math.round(density * count);
    for (const orbit of rng.shuffle(this.#orbits)) {
      if (orbit.length > left) continue;
      for (const cell of orbit) cells[cell] = HAS_WALL;
      left -= orbit.length;
    }
    this.#cells = this.#lit(cells);
  }

  get solution(): AkariSolution {
    return this.#rows((cell) => SIGNS[cell]!);
  }

  /** The puzzle without numbers. */
  get bare(): AkariPuzzle {
    return { family: 'akari', grid: this.#rows((cell) => (cell === HAS_WALL ? WALL : WHITE_CELL)) };
  }

  /** The puzzle with the numbers of all walls. */
  get numbered(): AkariPuzzle {
    const cells = this.#cells;
    const sides = sidesOf(this.#size);
    const grid = this.#rows((cell, at) => {
      if (cell !== HAS_WALL) return WHITE_CELL;
      let number = 0;
      for (const side of sides[at]!) if (cells[side] === HAS_BULB) number++;
      return String(number);
    });
    return { family: 'akari', grid };
  }

  #rows(signOf: (cell: number, at: number) => string): readonly string[] {
    const { columns } = this.#size;
    const cells = this.#cells;
    const rows: string[] = [];
    for (let first = 0; first < cells.length; first += columns) {
      let row = '';
      for (let at = first; at < first + columns; at++) row += signOf(cells[at]!, at);
      rows.push(row);
    }
    return rows;
  }

  /** Moves the walls of an orbit to the orbit of a cell, if there are as large ones; returns the undo. */
  wallTo(cell: number): () => void {
    const before = this.#cells;
    const to = this.#orbitOf[cell]!;
    const isWall = (orbit: readonly number[]): boolean => before[orbit[0]!] === HAS_WALL;
    const walls = this.#orbits.filter((orbit) => orbit.length === to.length && isWall(orbit));
    if (walls.length > 0) {
      const cells = before.slice();
      for (const place of this.#rng.pick(walls)) cells[place] = WHITE;
      for (const place of to) cells[place] = HAS_WALL;
      this.#cells = this.#lit(cells);
    }
    return () => {
      this.#cells = before;
    };
  }

  /**
   * The walls with bulbs: those that are there as far as none lights another, then others in random cells
   * that are not lit yet, until all are. So no cell stays dark.
   */
  #lit(before: readonly number[]): readonly number[] {
    const cells = before.map((cell) => (cell === HAS_BULB ? WHITE : cell));
    const isLit = new Array<boolean>(cells.length).fill(false);
    const bulbs: number[] = [];
    for (let cell = 0; cell < before.length; cell++) if (before[cell] === HAS_BULB) bulbs.push(cell);
    for (const cell of this.#rng.shuffle(bulbs)) if (!isLit[cell]) this.#light(cell, cells, isLit);
    const dark: number[] = [];
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === WHITE && !isLit[cell]) dark.push(cell);
    }
    while (dark.length > 0) {
      const drawn = this.#rng.integer(dark.length);
      const cell = dark[drawn]!;
      dark[drawn] = dark.at(-1)!;
      dark.pop();
      if (!isLit[cell]) this.#light(cell, cells, isLit);
    }
    return cells;
  }

  /** Puts a bulb into a cell. */
  #light(bulb: number, cells: number[], isLit: boolean[]): void {
    const { columns } = this.#size;
    const first = bulb - (bulb % columns);
    cells[bulb] = HAS_BULB;
    isLit[bulb] = true;
    for (let at = bulb - 1; at >= first && cells[at] !== HAS_WALL; at--) isLit[at] = true;
    for (let at = bulb + 1; at < first + columns && cells[at] !== HAS_WALL; at++) isLit[at] = true;
    for (let at = bulb - columns; at >= 0 && cells[at] !== HAS_WALL; at -= columns) isLit[at] = true;
    for (let at = bulb + columns; at < cells.length && cells[at] !== HAS_WALL; at += columns)
      isLit[at] = true;
  }
}
