/**
 * Random tents that do not touch each other, each with a tree at a side. While logic leaves cells open with
 * the numbers of all rows and columns given, some of the open tents are pitched elsewhere, with trees beside
 * them.
 */
import { type Rng, type Size, sideNeighbours, touchingNeighbours } from '../../src/core/index.js';
import { bySize } from '../../src/families/kit/index.js';
import { OPEN, TENT, type TentsPuzzle, type TentsSolution, TREE } from '../../src/families/tents/index.js';

/** The neighbours of cells. */
const neighboursOf = bySize((size) => ({ sides: sideNeighbours(size), touching: touchingNeighbours(size) }));

/** Tents that are moved together: of one, three, six and ten, six need the fewest moves. */
const STRUCK = 6;

/** The signs of cells, and their positions in the list. */
const SIGNS = [OPEN, TENT, TREE];
const IS_OPEN = 0;
const IS_TENT = 1;
const IS_TREE = 2;

export class Camp {
  readonly #rng: Rng;
  readonly #size: Size;
  readonly #sides: readonly Int32Array[];
  readonly #touching: readonly Int32Array[];
  /** As many tents as there is room for, up to this number. */
  readonly #wanted: number;
  #standing = 0;
  /** By cell, row-major. */
  readonly #signs: Uint8Array;
  /** By cell with a tent: its tree. */
  readonly #treeOf: number[];
  /** Cells in which a tent can be pitched, and by cell its position there; -1: it is none of them. */
  #free: number[] = [];
  readonly #freeAt: number[];

  /** @param density the share of cells that have tents, as far as there is room for them */
  constructor(size: Size, density: number, rng: Rng) {
    const cells = size.rows * size.columns;
    this.#rng = rng;
    this.#size = size;
    const { sides, touching } = neighboursOf(size);
    this.#sides = sides;
    this.#touching = touching;
    this.#signs = new Uint8Array(cells);
    this.#treeOf = new Array<number>(cells).fill(-1);
    this.#freeAt = new Array<number>(cells).fill(-1);
    this.#wanted = Math.round(density * cells);
    this.#pitch();
  }

  /** Trees and tents. */
  get solution(): TentsSolution {
    return textRows(this.#signs, this.#size.columns);
  }

  /** The puzzle with the numbers of all rows and columns. */
  get puzzle(): TentsPuzzle {
    const { rows, columns } = this.#size;
    const signs = this.#signs.slice();
    const across = new Array<number>(rows).fill(0);
    const down = new Array<number>(columns).fill(0);
    for (let cell = 0; cell < signs.length; cell++) {
      if (signs[cell] !== IS_TENT) continue;
      signs[cell] = IS_OPEN;
      across[Math.floor(cell / columns)]!++;
      down[cell % columns]!++;
    }
    return { family: 'tents', rows: across, columns: down, grid: textRows(signs, columns) };
  }

  /**
   * Strikes some of the tents in these cells, or any where there are none, and pitches as many where there is
   * room; the result takes it back.
   */
  move(cells: readonly number[]): () => void {
    const signs = this.#signs.slice();
    const trees = this.#treeOf.slice();
    const standing = this.#standing;
    const isTent = (cell: number): boolean => signs[cell] === IS_TENT;
    const tents = cells.filter(isTent);
    const among = tents.length > 0 ? tents : [...signs.keys()].filter(isTent);
    for (const tent of this.#rng.shuffle(among).slice(0, STRUCK)) {
      this.#signs[this.#treeOf[tent]!] = IS_OPEN;
      this.#signs[tent] = IS_OPEN;
      this.#standing--;
    }
    this.#pitch();
    return () => {
      this.#signs.set(signs);
      for (const [cell, tree] of trees.entries()) this.#treeOf[cell] = tree;
      this.#standing = standing;
    };
  }

  /** Pitches tents in random cells where there is room. */
  #pitch(): void {
    this.#free = [];
    for (let cell = 0; cell < this.#signs.length; cell++) {
      const isFree =
        this.#signs[cell] === IS_OPEN &&
        (this.#standing === 0 || this.#count(this.#touching[cell]!, IS_TENT) === 0);
      this.#freeAt[cell] = isFree ? this.#free.push(cell) - 1 : -1;
    }
    while (this.#free.length > 0 && this.#standing < this.#wanted) {
      const cell = this.#rng.pick(this.#free);
      this.#leave(cell);
      if (!this.#pitchIn(cell)) continue;
      const touching = this.#touching[cell]!;
      for (let at = 0; at < touching.length; at++) this.#leave(touching[at]!);
    }
  }

  /** No tent can be pitched in a cell any more. */
  #leave(cell: number): void {
    const at = this.#freeAt[cell]!;
    if (at < 0) return;
    const last = this.#free.pop()!;
    if (last !== cell) this.#free[at] = last;
    this.#freeAt[last] = at;
    this.#freeAt[cell] = -1;
  }

  /** A tent with a tree in a random open cell at a side; false: there is none. */
  #pitchIn(cell: number): boolean {
    const sides = this.#sides[cell]!;
    const open = this.#count(sides, IS_OPEN);
    if (open === 0) return false;
    let drawn = this.#rng.integer(open);
    let at = 0;
    while (this.#signs[sides[at]!] !== IS_OPEN || drawn-- > 0) at++;
    this.#signs[cell] = IS_TENT;
    this.#signs[sides[at]!] = IS_TREE;
    this.#treeOf[cell] = sides[at]!;
    this.#standing++;
    return true;
  }

  /** The number of cells among some that have a sign. */
  #count(cells: Int32Array, sign: number): number {
    let count = 0;
    for (let at = 0; at < cells.length; at++) if (this.#signs[cells[at]!] === sign) count++;
    return count;
  }
}

function textRows(signs: Uint8Array, columns: number): readonly string[] {
  const rows: string[] = [];
  for (let first = 0; first < signs.length; first += columns) {
    let row = '';
    for (let at = first; at < first + columns; at++) row += SIGNS[signs[at]!]!;
    rows.push(row);
  }
  return rows;
}
