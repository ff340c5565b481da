/**
 * A proved lower bound: the dual of the tightened linear program, solved by a first-order method.
 *
 * Give every cell k a slope s_k in [-1, 1]. For whole d_k, |d_k - g_k| >= s_k d_k + min over whole d of (|d -
 * g_k| - s_k d), and summing over the picture leaves a choice of x in which cell i pays S_i, the sum of the
 * slopes of the 3x3 window around it. So
 *
 *     L(s) = sum of min over d of (|d - g_k| - s_k d)  +  sum of min(0, S_i)
 *
 * bounds the objective for EVERY s, however it was found, and the largest L(s) is the optimum of the
 * tightened relaxation. It is found by the primal-dual hybrid gradient method (Chambolle and Pock 2011) with
 * averaging and restarts (as in PDLP, Applegate et al. 2021): a 60x60 picture takes about a second, simplex
 * ten.
 */
import type { ShadingField } from './field.js';

export interface ShadingBound {
  /** No picture has a smaller objective. */
  readonly bound: number;
  /** The slopes s of the cells that prove it, row-major. */
  readonly slopes: Readonly<Float64Array>;
  /**
   * The fractional filling that the method ended with, nearly the best of the relaxation: a hint, not a
   * proof.
   */
  readonly fractional: Readonly<Float64Array>;
  /** Steps made. */
  readonly iterations: number;
}

/** Largest singular value of the 3x3 window sum: the steps' product must not exceed one over its square. */
const WINDOW_NORM = 9;
/** Ratio of the steps; two is quickest on the sample pictures. */
const PRIMAL_WEIGHT = 2;
/** Steps before the first restart; each later period is longer by the factor. */
const FIRST_PERIOD = 60;
const PERIOD_GROWTH = 1.3;
/** Ends when two successive periods have raised the bound by less than this fraction. */
const NEGLIGIBLE = 1e-7;

/** Bounds the objective by at most the given number of steps; the bound is valid whenever it stops. */
export function shadingBound(field: ShadingField, iterations: number, stop: () => boolean): ShadingBound {
  const ascent = new DualAscent(field);
  let period = FIRST_PERIOD;
  let done = 0;
  let idle = 0;
  while (done < iterations && idle < 2 && !stop()) {
    const length = Math.min(period, iterations - done);
    const before = ascent.bound;
    ascent.run(length);
    done += length;
    idle = ascent.bound - before <= NEGLIGIBLE * Math.max(ascent.bound, 1) ? idle + 1 : 0;
    period = Math.ceil(period * PERIOD_GROWTH);
  }
  return { bound: ascent.bound, slopes: ascent.best, fractional: ascent.squares, iterations: done };
}

/** S: for every cell the sum over the 3x3 window around it; `rowSums` is room for the sums along rows. */
export function windowSums(
  { rows, columns }: { readonly rows: number; readonly columns: number },
  source: Readonly<Float64Array>,
  target: Float64Array,
  rowSums: Float64Array,
): void {
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const left = column > 0 ? source[cell - 1]! : 0;
      rowSums[cell] = left + source[cell]! + (column + 1 < columns ? source[cell + 1]! : 0);
    }
  }
  for (let cell = 0; cell < rowSums.length; cell++) {
    const above = cell >= columns ? rowSums[cell - columns]! : 0;
    target[cell] = above + rowSums[cell]! + (cell + columns < rowSums.length ? rowSums[cell + columns]! : 0);
  }
}

class DualAscent {
  /** The largest L(s) seen, and its s; with all slopes 0 the bound is the cost of rounding every g. */
  bound: number;
  readonly best: Float64Array;
  readonly #field: ShadingField;
  /** Per cell the whole number below g (at most 8), and the slope of the envelope from there to the next. */
  readonly #floor: Float64Array;
  readonly #envelope: Float64Array;
  readonly #slopes: Float64Array;
  /** The primal side: x in [0, 1]. */
  readonly squares: Float64Array;
  readonly #ahead: Float64Array;
  readonly #slopeSum: Float64Array;
  readonly #squareSum: Float64Array;
  readonly #windows: Float64Array;
  readonly #rowSums: Float64Array;

  constructor(field: ShadingField) {
    const { ideal } = field;
    this.#field = field;
    this.#floor = Float64Array.from(ideal, (goal) => Math.min(Math.floor(goal), 8));
    this.#envelope = Float64Array.from(ideal, (goal, cell) => 1 - 2 * (goal - this.#floor[cell]!));
    const room = (value = 0): Float64Array => new Float64Array(ideal.length).fill(value);
    [this.#slopes, this.#slopeSum, this.#squareSum, this.#windows, this.#rowSums] = [
      room(),
      room(),
      room(),
      room(),
      room(),
    ];
    [this.squares, this.#ahead] = [room(0.5), room(0.5)];
    this.best = room();
    this.bound = this.#dualValue(this.#slopes);
  }

  /** Makes steps, then restarts from their average when that is the better dual point. */
  run(length: number): void {
    this.#slopeSum.fill(0);
    this.#squareSum.fill(0);
    for (let step = 0; step < length; step++) this.#step();
    const slopes = this.#slopeSum.map((sum) => sum / length);
    const averaged = this.#consider(slopes);
    if (this.#consider(this.#slopes) >= averaged) return;
    this.#slopes.set(slopes);
    for (let cell = 0; cell < slopes.length; cell++) this.squares[cell] = this.#squareSum[cell]! / length;
    this.#ahead.set(this.squares);
  }

  #step(): void {
    const [dualStep, primalStep] = [1 / (WINDOW_NORM * PRIMAL_WEIGHT), PRIMAL_WEIGHT / WINDOW_NORM];
    windowSums(this.#field, this.#ahead, this.#windows, this.#rowSums);
    for (let cell = 0; cell < this.#slopes.length; cell++) {
      const reach = this.#slopes[cell]! + dualStep * this.#windows[cell]!;
      const slope = this.#proximal(cell, reach, dualStep);
      this.#slopes[cell] = slope;
      this.#slopeSum[cell]! += slope;
    }
    windowSums(this.#field, this.#slopes, this.#windows, this.#rowSums);
    for (let cell = 0; cell < this.squares.length; cell++) {
      const before = this.squares[cell]!;
      const after = Math.min(Math.max(before - primalStep * this.#windows[cell]!, 0), 1);
      this.squares[cell] = after;
      this.#ahead[cell] = 2 * after - before;
      this.#squareSum[cell]! += after;
    }
  }

  /** The slope s with (reach - s) / step in the set of counts at which the envelope has slope s. */
  #proximal(cell: number, reach: number, step: number): number {
    const atFloor = reach - step * this.#floor[cell]!;
    const envelope = this.#envelope[cell]!;
    if (atFloor < envelope) return Math.max(-1, atFloor);
    return atFloor - step > envelope ? Math.min(1, atFloor - step) : envelope;
  }

  #consider(slopes: Float64Array): number {
    const value = this.#dualValue(slopes);
    if (value > this.bound) {
      this.bound = value;
      this.best.set(slopes);
    }
    return value;
  }

  /** L(s); for |s| <= 1 the least of |d - g| - s d over whole d lies beside g. */
  #dualValue(slopes: Float64Array): number {
    const { ideal } = this.#field;
    windowSums(this.#field, slopes, this.#windows, this.#rowSums);
    let value = 0;
    for (let cell = 0; cell < slopes.length; cell++) {
      const count = this.#floor[cell]! + (slopes[cell]! > this.#envelope[cell]! ? 1 : 0);
      value += Math.abs(count - ideal[cell]!) - slopes[cell]! * count + Math.min(0, this.#windows[cell]!);
    }
    return value;
  }
}
