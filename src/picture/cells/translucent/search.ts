/** The stages of the search and their common state: the picture so far, its bound, and the work done. */
import type { Budget, Rng } from '../../../core/index.js';
import type { Engine } from '../../../solve/index.js';
import { anneal, type Cooling } from './anneal.js';
import { type ShadingBound, shadingBound } from './bound.js';
import type { EffortLimits } from './effort.js';
import type { ShadingField } from './field.js';
import { improveByParts } from './recombine.js';
import { copySquares, noSquares, roundedSquares, type Squares, shadingCostOf } from './squares.js';
import { improveByStrips } from './strips.js';
import { improveByWindows, refill } from './windows.js';

/** The annealing that disturbs a picture before it is improved in parts. */
const WARM: Cooling = { from: 0.3, to: 0.08, sweeps: 200 };

/** Work done, in counted units. */
export interface TranslucentWork {
  /** Steps of the dual method. */
  readonly iterations: number;
  /** Sweeps of annealing. */
  readonly sweeps: number;
  /** Strips solved exactly. */
  readonly strips: number;
  /** Nodes of the engine. */
  readonly nodes: number;
}

/** One search; a stage that is not needed any more, because the gap is narrow enough, does nothing. */
export class ShadingSearch {
  readonly squares: Squares;
  /** The best bound proved. */
  bound: number;
  readonly #dual: ShadingBound;
  readonly #stop: () => boolean;
  #sweeps = 0;
  #strips = 0;
  #nodes = 0;

  constructor(
    readonly field: ShadingField,
    readonly limits: EffortLimits,
    readonly engine: Engine,
    readonly budget: Budget,
  ) {
    this.squares = noSquares(field);
    this.#stop = budget.abort ?? (() => false);
    this.#dual = shadingBound(field, limits.iterations, this.#stop);
    this.bound = this.#dual.bound;
  }

  get objective(): number {
    return shadingCostOf(this.field, this.squares);
  }

  get work(): TranslucentWork {
    return {
      iterations: this.#dual.iterations,
      sweeps: this.#sweeps,
      strips: this.#strips,
      nodes: this.#nodes,
    };
  }

  /**
   * Starts from the rounded relaxation, several times by chance; then, while the gap is wide, from the empty
   * picture, which suits what is smooth. Keeps the best.
   */
  anneal(rng: Rng): void {
    const { field, limits } = this;
    const { relaxed, emptyStarts, cooling, gap, wideGap } = limits;
    const starts = this.#isSmall() ? 1 : relaxed.starts;
    for (let start = 0; start < starts && this.#isWider(gap); start++) {
      this.#startRelaxed(rng.fork(`relaxation ${start}`));
    }
    if (this.#isSmall()) return;
    for (let start = 1; start <= emptyStarts && this.#isWider(wideGap); start++) {
      const squares = noSquares(field);
      this.#sweeps += anneal(field, squares, rng.fork(`start ${start}`), cooling, this.#stop);
      this.#keepBetter(squares);
    }
  }

  #startRelaxed(rng: Rng): void {
    const { field } = this;
    const { cooling, stripWidth, rounds } = this.limits.relaxed;
    const stop = this.#stop;
    const squares = roundedSquares(field, this.#dual.fractional);
    this.#sweeps += anneal(field, squares, rng.fork('anneal'), cooling, stop);
    this.#strips += improveByStrips(field, squares, stripWidth, stop);
    this.#sweeps += improveByParts(field, squares, rng.fork('parts'), { rounds, cooling: WARM }, stop);
    this.#strips += improveByStrips(field, squares, stripWidth, stop);
    this.#keepBetter(squares);
  }

  #keepBetter(squares: Squares): void {
    if (shadingCostOf(this.field, squares) < this.objective) copySquares(squares, this.squares);
  }

  polish(): void {
    const { gap, stripWidth } = this.limits;
    if (!this.#isWider(gap)) return;
    this.#strips += improveByStrips(this.field, this.squares, stripWidth, this.#stop);
  }

  /** Gives a small picture to the engine as a whole, and of a larger one, while its gap is wide, bands. */
  finish(): void {
    const { gap, wideGap } = this.limits;
    if (this.#isSmall() && this.#isWider(gap)) this.#solveWhole();
    if (!this.#isSmall() && this.#isWider(wideGap)) this.#refillBands();
  }

  #solveWhole(): void {
    const { field, squares, engine, budget } = this;
    const { gap, whole } = this.limits;
    const window = { top: 0, left: 0, bottom: field.rows, right: field.columns };
    const nodes = Math.min(whole.nodes, budget.nodes ?? Infinity);
    const request = { budget: { ...budget, nodes }, absoluteGap: gap * this.objective };
    const outcome = refill(field, squares, window, engine, request);
    this.#nodes += outcome.work.nodes ?? 0;
    if (outcome.status === 'infeasible')
      throw new Error('the engine calls the program of a picture infeasible; it always has a solution');
    const proved = outcome.status === 'optimal' ? outcome.objective : outcome.bound;
    this.bound = Math.max(this.bound, proved);
  }

  #refillBands(): void {
    const { field, squares, bound, engine, budget } = this;
    const { wideGap, windows } = this.limits;
    const goal = bound / (1 - wideGap);
    const { slopes } = this.#dual;
    this.#nodes += improveByWindows(field, squares, slopes, goal, windows, engine, budget);
  }

  #isSmall(): boolean {
    return this.field.ideal.length <= this.limits.whole.cells;
  }

  #isWider(gap: number): boolean {
    return !this.#stop() && relativeGap(this.objective, this.bound) > gap;
  }
}

/** (objective - bound) / objective; 0 when the objective is not above the bound. */
export function relativeGap(objective: number, bound: number): number {
  return objective <= bound ? 0 : (objective - bound) / objective;
}
