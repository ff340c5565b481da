/**
 * The exact best filling of a strip of a few columns: a dynamic program over its cells in reading order.
 *
 * The state is the last two rows of the strip, to be exact the 2w + 2 cells decided last (w the width);
 * deciding cell (i, j) completes the 3x3 window around cell (i-1, j-1), whose cost can then be added. One
 * byte per state and cell stores the better predecessor, so that the best filling is read off backwards (the
 * broken profile of transfer-matrix methods; see docs/methods.md, "Translucent squares").
 */
import { COUNTS } from './field.js';

/**
 * The costs of a strip's fillings: `costs[(row * (w + 2) + column + 1) * COUNTS + n]` is the cost of a cell
 * when n squares of the strip lie over it. Columns run from -1 to w: the strip and one column on either side.
 */
export type StripCosts = Readonly<Float64Array>;

/** The costs above the first row. */
const NOTHING: StripCosts = new Float64Array(COUNTS);

/** Number of ones in 0..7. */
const ONES = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3);

/** Solves strips of one height and width; its buffers serve every call. */
export class StripProgram {
  readonly #states: number;
  /** Per step and state: 1 when the best past had a square in the cell that leaves the state. */
  readonly #past: Uint8Array;
  /**
   * For k = 1, 2, 3: how many squares of a state lie in the last k cells of its three rows (its oldest bit
   * apart).
   */
  readonly #windows: readonly Uint8Array[];
  #current: Float64Array;
  #next: Float64Array;

  constructor(
    readonly rows: number,
    readonly width: number,
  ) {
    this.#states = 1 << (2 * width + 2);
    this.#past = new Uint8Array(this.#states * (rows + 1) * width);
    this.#windows = [1, 3, 7].map((mask) => windowCounts(this.#states, width, mask));
    this.#current = new Float64Array(this.#states);
    this.#next = new Float64Array(this.#states);
  }

  /** Least cost of a filling; the filling itself is written to `filling`, row-major. */
  solve(costs: StripCosts, filling: Uint8Array): number {
    const { rows, width } = this;
    this.#current.fill(Infinity);
    this.#current[0] = 0;
    for (let row = 0; row <= rows; row++) {
      for (let column = 0; column < width; column++) {
        this.#decide(costs, row, column);
        [this.#current, this.#next] = [this.#next, this.#current];
      }
      if (row > 0) this.#addRightCosts(costs, row - 1);
    }
    return this.#readBack(filling);
  }

  /**
   * Decides one cell (below the last row: empty) and adds the cost of the cell above and to the left of it.
   */
  #decide(costs: StripCosts, row: number, column: number): void {
    const { width, rows } = this;
    const [states, current, next] = [this.#states, this.#current, this.#next];
    const past = this.#past.subarray((row * width + column) * states, (row * width + column + 1) * states);
    const windows = this.#windows[Math.min(column, 2)]!;
    const oldest = column >= 2 ? 1 : 0;
    const cost = this.#costsOf(costs, row - 1, column - 1);
    const half = states >> 1;
    for (let state = 0, before = 0; before < half; before++) {
      const without = current[before]!;
      const withSquare = current[before + half]!;
      for (const end = state + 2; state < end; state++) {
        const count = windows[state]!;
        const first = without + cost[count]!;
        const second = withSquare + cost[count + oldest]!;
        past[state] = second < first ? 1 : 0;
        next[state] = Math.min(first, second);
      }
    }
    if (row === rows) for (let state = 1; state < states; state += 2) next[state] = Infinity;
  }

  /**
   * After the last cell of a row: adds the costs of the strip's last column and the column right of it, one
   * row above.
   */
  #addRightCosts(costs: StripCosts, row: number): void {
    const { width } = this;
    const current = this.#current;
    const inside = this.#costsOf(costs, row, width - 1);
    const outside = this.#costsOf(costs, row, width);
    const near = this.#windows[Math.min(width, 2) - 1]!;
    const far = this.#windows[0]!;
    for (let state = 0; state < this.#states; state++) {
      current[state]! += inside[near[state]!]! + outside[far[state]!]!;
    }
  }

  #costsOf(costs: StripCosts, row: number, column: number): StripCosts {
    if (row < 0) return NOTHING;
    const start = (row * (this.width + 2) + column + 1) * COUNTS;
    return costs.subarray(start, start + COUNTS);
  }

  #readBack(filling: Uint8Array): number {
    const { rows, width } = this;
    let state = 0;
    for (let other = 1; other < this.#states; other++) {
      if (this.#current[other]! < this.#current[state]!) state = other;
    }
    const least = this.#current[state]!;
    for (let step = (rows + 1) * width - 1; step >= 0; step--) {
      if (step < rows * width) filling[step] = state & 1;
      state = (state >> 1) + (this.#past[step * this.#states + state]! === 1 ? this.#states >> 1 : 0);
    }
    return least;
  }
}

function windowCounts(states: number, width: number, mask: number): Uint8Array {
  return Uint8Array.from(
    { length: states },
    (_, state) => ONES[state & mask]! + ONES[(state >> width) & mask]! + ONES[(state >> (2 * width)) & mask]!,
  );
}
