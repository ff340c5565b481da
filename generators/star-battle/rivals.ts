/**
 * Placements that a division into regions has to rule out: each keeps all rules of rows and columns, and is
 * ruled out when some region has too many or too few of its stars. Kept up to date as cells change their
 * region, so that a change that would let one in again is seen before it is made.
 */
import type { Division } from './division.js';
import type { Transfer } from './transfer.js';

interface Rival {
  readonly stars: Int32Array;
  /** Its stars by region. */
  readonly counts: Int8Array;
  /** Regions with too many or too few; 0: it is a solution. */
  wrong: number;
}

export class Rivals {
  readonly #stars: number;
  /** The region of every cell as far as the rivals know. */
  readonly #regions: Int8Array;
  readonly #side: number;
  readonly #all: Rival[] = [];
  /** For every cell, the rivals with a star there. */
  readonly #at: readonly Rival[][];
  /** Rivals that are not ruled out. */
  #solutions = 0;

  constructor({ regions, grid, stars }: Division) {
    this.#regions = regions.slice();
    this.#side = grid.side;
    this.#stars = stars;
    this.#at = Array.from(regions, () => []);
  }

  /** Adds a placement to be ruled out. */
  add(stars: Int32Array): void {
    const counts = new Int8Array(this.#side);
    for (const cell of stars) counts[this.#regions[cell]!]!++;
    const wrong = counts.reduce((sum, count) => sum + (count === this.#stars ? 0 : 1), 0);
    const rival = { stars, counts, wrong };
    if (wrong === 0) this.#solutions++;
    this.#all.push(rival);
    for (const cell of stars) this.#at[cell]!.push(rival);
  }

  /** The number of more rivals a transfer would rule out (negative: fewer). */
  gain(transfer: Transfer): number {
    const before = this.#solutions;
    const back = this.move(transfer);
    const gain = before - this.#solutions;
    this.move(back);
    return gain;
  }

  /** Follows a transfer and returns the one that takes it back. */
  move({ cells, to }: Transfer): Transfer {
    const from = this.#regions[cells[0]!]!;
    for (const cell of cells) {
      for (const rival of this.#at[cell]!) {
        this.#change(rival, from, -1);
        this.#change(rival, to, 1);
      }
      this.#regions[cell] = to;
    }
    return { cells, to: from };
  }

  /** Cells with stars of rivals that are not ruled out. */
  cellsOfSolutions(): readonly number[] {
    if (this.#solutions === 0) return [];
    return [...new Set(this.#all.filter(({ wrong }) => wrong === 0).flatMap(({ stars }) => [...stars]))];
  }

  #change(rival: Rival, region: number, by: number): void {
    const wasWrong = rival.wrong > 0;
    if (rival.counts[region] === this.#stars) rival.wrong++;
    rival.counts[region]! += by;
    if (rival.counts[region] === this.#stars) rival.wrong--;
    if (wasWrong !== rival.wrong > 0) this.#solutions += wasWrong ? 1 : -1;
  }
}
