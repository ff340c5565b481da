/**
 * Blocks of two by two cells, each of which holds one star or queen at most: how many of them cover some
 * cells of a grid. Each block begins at the first cell that is not covered yet. Least in rows and columns, an
 * upper bound elsewhere.
 */
import type { Size } from '../../../core/index.js';

export class BlockCover {
  readonly #columns: number;
  /** Marks the cells that blocks cover; a new stamp clears them all. */
  readonly #covered: Int32Array;
  #stamp = 0;

  constructor({ rows, columns }: Size) {
    this.#columns = columns;
    this.#covered = new Int32Array(rows * columns);
  }

  /**
   * Counts the blocks.
   * @param cells in rising order
   * @param wanted the states of the cells to be covered, as bits: 1 << state
   * @param enough the count stops here
   */
  count(cells: Int32Array, states: Readonly<Uint8Array>, wanted: number, enough: number): number {
    const columns = this.#columns;
    const covered = this.#covered;
    const stamp = ++this.#stamp;
    let blocks = 0;
    for (const cell of cells) {
      if (((wanted >> states[cell]!) & 1) === 0 || covered[cell] === stamp) continue;
      if (++blocks >= enough) return blocks;
      const below = cell + columns;
      const hasRight = (cell + 1) % columns !== 0;
      if (hasRight) covered[cell + 1] = stamp;
      if (below < covered.length) covered[below] = stamp;
      if (hasRight && below < covered.length) covered[below + 1] = stamp;
    }
    return blocks;
  }
}
