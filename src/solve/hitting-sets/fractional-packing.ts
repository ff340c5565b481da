/**
 * The largest amount of some choices that fits into the shares of their items: parts of the choices, so that
 * the parts of those that have an item add up to no more than its share. The prices of the items at the
 * optimum say which choice would add to it: one whose items cost less than 1. One choice is added after
 * another (column generation), by the revised simplex method with the inverse of the basis. Computed in
 * floating point, so that prices are proposals alone.
 */

/** Numbers nearer to 0 count as 0. */
const NEARNESS = 1e-9;
/** Changes of the basis after which rounding errors may have grown, or the method goes round in circles. */
const MOST_PIVOTS = 2500;

/** A packing that choices are added to. */
export class FractionalPacking {
  readonly #count: number;
  /** The inverse of the basis, by row; each row has a part of a choice or what is left of a share. */
  readonly #inverse: readonly Float64Array[];
  readonly #values: Float64Array;
  /** 1 for a row with a part of a choice, else 0. */
  readonly #costs: Float64Array;
  readonly #prices: Float64Array;
  #pivots = 0;

  /** @param shares above 0 */
  constructor(shares: readonly number[]) {
    this.#count = shares.length;
    this.#values = Float64Array.from(shares);
    this.#inverse = shares.map((_, row) => {
      const unit = new Float64Array(shares.length);
      unit[row] = 1;
      return unit;
    });
    this.#costs = new Float64Array(shares.length);
    this.#prices = new Float64Array(shares.length);
  }

  /** True once no more choices should be added. */
  get isSpent(): boolean {
    return this.#pivots >= MOST_PIVOTS;
  }

  /** The total of the parts. */
  get total(): number {
    return this.#values.reduce((total, value, row) => total + this.#costs[row]! * value, 0);
  }

  /** The prices of the items, after as many changes as it takes until none is negative. */
  prices(): Readonly<Float64Array> {
    for (;;) {
      this.#prices.fill(0);
      for (let row = 0; row < this.#count; row++)
        if (this.#costs[row] === 1) this.#addTo(this.#prices, this.#inverse[row]!, 1);
      let cheapest = 0;
      for (let item = 1; item < this.#count; item++)
        if (this.#prices[item]! < this.#prices[cheapest]!) cheapest = item;
      if (this.#prices[cheapest]! >= -NEARNESS || this.isSpent) return this.#prices;
      const leaving = Float64Array.from(this.#inverse, (row) => row[cheapest]!);
      this.#enter(leaving, 0);
    }
  }

  /** Adds a choice whose items cost less than 1. */
  add(choice: Readonly<Uint8Array>): void {
    const column = new Float64Array(this.#count);
    for (const [row, inverse] of this.#inverse.entries())
      for (let item = 0; item < this.#count; item++) if (choice[item] === 1) column[row]! += inverse[item]!;
    this.#enter(column, 1);
  }

  #enter(column: Readonly<Float64Array>, cost: number): void {
    let [leaving, step] = [-1, Infinity];
    for (let row = 0; row < this.#count; row++) {
      if (column[row]! <= NEARNESS) continue;
      const ratio = this.#values[row]! / column[row]!;
      if (ratio < step || (ratio === step && column[row]! > column[leaving]!)) [leaving, step] = [row, ratio];
    }
    // Without rounding errors every change has a limit, since no choice is empty and every share has one.
    this.#pivots = leaving < 0 ? MOST_PIVOTS : this.#pivots + 1;
    if (leaving < 0) return;
    const pivot = this.#inverse[leaving]!;
    for (let item = 0; item < this.#count; item++) pivot[item]! /= column[leaving]!;
    this.#values[leaving] = step;
    this.#costs[leaving] = cost;
    for (let row = 0; row < this.#count; row++) {
      if (row === leaving || column[row] === 0) continue;
      this.#addTo(this.#inverse[row]!, pivot, -column[row]!);
      this.#values[row] = Math.max(0, this.#values[row]! - column[row]! * step);
    }
  }

  #addTo(sum: Float64Array, row: Readonly<Float64Array>, times: number): void {
    for (let item = 0; item < sum.length; item++) sum[item]! += times * row[item]!;
  }
}
