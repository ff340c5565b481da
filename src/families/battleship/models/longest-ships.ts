/** The longest ship that can begin in each cell, across and down. */
import type { Cell } from '../../../core/index.js';
import type { Placement } from '../puzzle.js';

/** Lengths by cell and direction, of places where ships can lie. */
export class LongestShips {
  readonly #lengths = new Map<string, number>();
  readonly #singles = new Set<string>();

  constructor(places: readonly Placement[]) {
    for (const { length, row, column, vertical } of places) {
      if (length === 1) this.#singles.add(`${row} ${column}`);
      const key = `${row} ${column} ${vertical ? 1 : 0}`;
      this.#lengths.set(key, Math.max(length, this.#lengths.get(key) ?? 0));
    }
  }

  /** True if a ship of one cell can lie there. */
  hasSingle(cell: Cell): boolean {
    return this.#singles.has(cell.join(' '));
  }

  /**
   * The length of the longest ship that begins in a cell and runs across (0) or down (1); 0 where none can.
   */
  from(cell: Cell, direction: number): number {
    return this.#lengths.get(`${cell.join(' ')} ${direction}`) ?? 0;
  }
}
