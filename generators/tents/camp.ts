/**
 * Random tents that do not touch each other, each with a tree at a side. While logic leaves cells open with
 * the numbers of all rows and columns given, some of the open tents are pitched elsewhere, with trees beside
 * them.
 */
import { type Rng, type Size, sideNeighbours, textRowsOf, touchingNeighbours } from '../../src/core/index.js';
import { OPEN, TENT, TREE } from '../../src/families/tents/index.js';

/** The neighbours of cells, for the latest size. */
let latest:
  | { readonly size: Size; readonly sides: readonly Int32Array[]; readonly touching: readonly Int32Array[] }
  | undefined;

/** Tents that are moved together: of one, three, six and ten, six need the fewest moves. */
const STRUCK = 6;

export class Camp {
  readonly #rng: Rng;
  readonly #columns: number;
  readonly #sides: readonly Int32Array[];
  readonly #touching: readonly Int32Array[];
  /** As many tents as there is room for, up to this number. */
  readonly #wanted: number;
  #standing = 0;
  #signs: string[];
  /** By cell with a tent: its tree. */
  readonly #treeOf: Int32Array;

  /** @param density the share of cells that have tents, as far as there is room for them */
  constructor(size: Size, density: number, rng: Rng) {
    if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
      latest = { size, sides: sideNeighbours(size), touching: touchingNeighbours(size) };
    }
    this.#rng = rng;
    this.#columns = size.columns;
    this.#sides = latest.sides;
    this.#touching = latest.touching;
    this.#signs = new Array(size.rows * size.columns).fill(OPEN);
    this.#treeOf = new Int32Array(this.#signs.length).fill(-1);
    this.#wanted = Math.round(density * this.#signs.length);
    this.#pitch();
  }

  /** Trees and tents as rows of signs. */
  get rows(): readonly string[] {
    return textRowsOf(this.#signs.join(''), this.#columns);
  }

  /**
   * Strikes some of the tents in these cells, or any where there are none, and pitches as many where there is
   * room; the result takes it back.
   */
  move(cells: readonly number[]): () => void {
    const signs = [...this.#signs];
    const trees = this.#treeOf.slice();
    const isTent = (cell: number): boolean => signs[cell] === TENT;
    const tents = cells.filter(isTent);
    const among = tents.length > 0 ? tents : [...signs.keys()].filter(isTent);
    for (const tent of this.#rng.shuffle(among).slice(0, STRUCK)) {
      this.#signs[this.#treeOf[tent]!] = OPEN;
      this.#signs[tent] = OPEN;
      this.#standing--;
    }
    this.#pitch();
    return () => {
      this.#signs = signs;
      this.#treeOf.set(trees);
      this.#standing = signs.filter((sign) => sign === TENT).length;
    };
  }

  /** Pitches tents in random cells where there is room. */
  #pitch(): void {
    const signs = this.#signs;
    for (const cell of this.#rng.shuffle([...signs.keys()])) {
      if (this.#standing === this.#wanted) return;
      if (signs[cell] !== OPEN || this.#touching[cell]!.some((other) => signs[other] === TENT)) continue;
      const free = [...this.#sides[cell]!].filter((other) => signs[other] === OPEN);
      if (free.length === 0) continue;
      const tree = this.#rng.pick(free);
      signs[cell] = TENT;
      signs[tree] = TREE;
      this.#treeOf[cell] = tree;
      this.#standing++;
    }
  }
}
