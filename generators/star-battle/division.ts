/**
 * A grid divided into regions around placed stars, while it is being changed: which cells may go over to
 * which region, and what the division looks like as a puzzle. Every region stays connected and keeps its
 * stars in all changes.
 */

import type { Rng } from '../../src/core/index.js';
import {
  numberRegions,
  type StarBattlePuzzle,
  type StarBattleSolution,
} from '../../src/families/star-battle/index.js';
import { type Grid, OUTSIDE, rowsOf, survivesWithout } from './grid.js';
import { deepTransfers, singleTransfers, type Transfer } from './transfer.js';

export class Division {
  readonly grid: Grid;
  /** Stars in every row, column and region. */
  readonly stars: number;
  /** The placed stars, ascending. */
  readonly placement: Int32Array;
  /** The region of every cell, row-major; {@link OUTSIDE} for cells of none. */
  readonly regions: Int8Array;
  readonly #isStar: Uint8Array;
  readonly #sizes: Int32Array;
  readonly #smallest: number;

  /**
   * @param regions changed in place from now on
   * @param smallest no region gets smaller than this number of cells; one that is already may grow alone
   */
  constructor(
    grid: Grid,
    {
      stars,
      placement,
      regions,
      smallest,
    }: Pick<Division, 'stars' | 'placement' | 'regions'> & { smallest: number },
  ) {
    this.grid = grid;
    this.stars = stars;
    this.placement = placement;
    this.regions = regions;
    this.#smallest = smallest;
    this.#isStar = new Uint8Array(regions.length);
    for (const cell of placement) this.#isStar[cell] = 1;
    this.#sizes = new Int32Array(grid.side);
    for (const region of regions) this.#sizes[region]!++;
  }

  /** True if a cell may go over to another region: not one with a placed star, nor one of no region. */
  #isMovable(cell: number): boolean {
    return !this.isStar(cell) && this.regions[cell] !== OUTSIDE;
  }

  /** True if a cell has a placed star. */
  isStar(cell: number): boolean {
    return this.#isStar[cell] === 1;
  }

  /** The transfers of a cell alone. */
  single(cell: number): readonly Transfer[] {
    if (!this.#isMovable(cell)) return [];
    return singleTransfers(this.grid, this.regions, cell).filter((transfer) => this.#fits(transfer));
  }

  /** The transfers of a cell that take with it what lies in its way. */
  deep(cell: number): readonly Transfer[] {
    if (!this.#isMovable(cell)) return [];
    const transfers = deepTransfers(this.grid, this.regions, cell, (other) => this.isStar(other));
    return transfers.filter((transfer) => this.#fits(transfer));
  }

  /** Carries a transfer out and returns the one that takes it back. */
  apply({ cells, to }: Transfer): Transfer {
    const from = this.regions[cells[0]!]!;
    for (const cell of cells) this.regions[cell] = to;
    this.#sizes[from]! -= cells.length;
    this.#sizes[to]! += cells.length;
    return { cells, to: from };
  }

  /** Lets regions that are too small take cells of larger ones; false when that is not possible. */
  enlargeSmall(): boolean {
    for (;;) {
      const small = this.#sizes.findIndex((size) => size < this.#smallest);
      if (small < 0) return true;
      const around = [...this.regions.keys()].filter((cell) => this.regions[cell] !== small);
      const offers = around.flatMap((cell) => this.single(cell)).filter(({ to }) => to === small);
      if (offers.length === 0) return false;
      const size = ({ cells }: Transfer): number => this.#sizes[this.regions[cells[0]!]!]!;
      this.apply(offers.reduce((best, offer) => (size(offer) > size(best) ? offer : best)));
    }
  }

  /**
   * Takes random cells out of their regions, for good. Every region stays connected, keeps its stars and is
   * large enough; false when fewer cells can go than asked.
   */
  leaveOut(count: number, rng: Rng): boolean {
    for (let left = 0; left < count; left++) {
      const cells = [...this.regions.keys()].filter(
        (cell) =>
          this.#isMovable(cell) &&
          this.#sizes[this.regions[cell]!]! > this.#smallest &&
          survivesWithout(this.grid, this.regions, cell),
      );
      if (cells.length === 0) return false;
      const cell = rng.pick(cells);
      this.#sizes[this.regions[cell]!]!--;
      this.regions[cell] = OUTSIDE;
    }
    return true;
  }

  puzzle(): StarBattlePuzzle {
    const rows = rowsOf(this.grid, this.regions).map((row) =>
      row.map((region) => (region === OUTSIDE ? null : region)),
    );
    return { family: 'star-battle', stars: this.stars, regions: numberRegions(rows) };
  }

  solution(): StarBattleSolution {
    return rowsOf(this.grid, this.#isStar).map((row) => row.map((star) => (star === 1 ? '*' : '.')).join(''));
  }

  #fits({ cells }: Transfer): boolean {
    return this.#sizes[this.regions[cells[0]!]!]! - cells.length >= this.#smallest;
  }
}
