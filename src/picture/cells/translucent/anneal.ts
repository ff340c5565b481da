/**
 * Simulated annealing over the 0-1 picture. A sweep tries at every cell a flip, a chain of shifts to the
 * right and downwards, and a chain of exchanges (see moves.ts). A change that costs delta is accepted when
 * delta < T * e with e exponentially distributed, which is the Metropolis rule; the e are drawn once from the
 * Rng and read cyclically from a random place per sweep, so that the inner loop draws nothing.
 */
import type { Rng } from '../../../core/index.js';
import { paddedIndex, type ShadingField } from './field.js';
import {
  countDifferences,
  type Direction,
  exchangeCost,
  flipCost,
  PERIOD,
  shift,
  shiftCost,
  shiftLinks,
} from './moves.js';
import { copySquares, noSquares, type Squares, toggle } from './squares.js';

/** Temperatures in units of the objective; they fall geometrically, one step per sweep. */
export interface Cooling {
  readonly from: number;
  readonly to: number;
  readonly sweeps: number;
}

/** Length of the cycle of exponential draws; prime, so that it never keeps step with the cells. */
const DRAWS = 65_521;
/** A gain below this is rounding. */
const SIGNIFICANT = 1e-9;
/** Half of the exponential draws lie below it. */
const MEDIAN = Math.LN2;

/**
 * Improves `squares` in place: afterwards it is the best picture seen, never worse than the given one.
 * Returns the sweeps made.
 */
export function anneal(
  field: ShadingField,
  squares: Squares,
  rng: Rng,
  cooling: Cooling,
  stop: () => boolean,
): number {
  const best = noSquares(field);
  copySquares(squares, best);
  let bestChange = 0;
  const made = new Annealer(field, squares, rng).cool(cooling, stop, (change) => {
    if (change >= bestChange - SIGNIFICANT) return;
    bestChange = change;
    copySquares(squares, best);
  });
  copySquares(best, squares);
  return made;
}

/** Changes `squares` in place by annealing, for better or worse. Returns the sweeps made. */
export function disturb(
  field: ShadingField,
  squares: Squares,
  rng: Rng,
  cooling: Cooling,
  stop: () => boolean,
): number {
  return new Annealer(field, squares, rng).cool(cooling, stop);
}

class Annealer {
  /** The accumulated change of the objective. */
  #change = 0;
  readonly #field: ShadingField;
  readonly #squares: Squares;
  readonly #rng: Rng;
  readonly #differences: Float64Array;
  readonly #draws: Float64Array;
  readonly #right: Direction;
  readonly #down: Direction;
  #temperature = 0;
  #draw = 0;

  constructor(field: ShadingField, squares: Squares, rng: Rng) {
    this.#field = field;
    this.#squares = squares;
    this.#rng = rng;
    this.#differences = countDifferences(field);
    this.#draws = Float64Array.from({ length: DRAWS }, () => -Math.log(1 - rng.next()));
    this.#right = { along: 1, across: field.stride };
    this.#down = { along: field.stride, across: 1 };
  }

  /**
   * Sweeps while the temperature falls; `onSweep` gets the change of the objective so far. Returns the sweeps
   * made.
   */
  cool(
    { from, to, sweeps }: Cooling,
    stop: () => boolean,
    onSweep: (change: number) => void = () => undefined,
  ): number {
    let sweep = 0;
    for (; sweep < sweeps && !stop(); sweep++) {
      this.#sweep(from * (to / from) ** (sweep / Math.max(sweeps - 1, 1)));
      onSweep(this.#change);
    }
    return sweep;
  }

  /** Tries the moves of every cell once. */
  #sweep(temperature: number): void {
    const { rows, columns, stride } = this.#field;
    this.#temperature = temperature;
    this.#draw = this.#rng.integer(DRAWS);
    for (let row = 0; row < rows; row++) {
      const below = row + 1 < rows ? Math.floor((rows - 2 - row) / PERIOD) : -1;
      for (let column = 0; column < columns; column++) {
        const beside = column + 1 < columns ? Math.floor((columns - 2 - column) / PERIOD) : -1;
        const cell = paddedIndex(row, column, stride);
        this.#offerFlip(cell);
        if (beside >= 0) this.#tryShift(cell, this.#right, beside);
        if (below >= 0) this.#tryShift(cell, this.#down, below);
        if (beside >= 0 && below >= 0) this.#tryExchange(cell, beside, below);
      }
    }
  }

  #next(): number {
    const draw = this.#draw;
    this.#draw = draw + 1 === DRAWS ? 0 : draw + 1;
    return this.#draws[draw]!;
  }

  #accepts(cost: number): boolean {
    if (cost >= this.#temperature * this.#next()) return false;
    this.#change += cost;
    return true;
  }

  #offerFlip(cell: number): void {
    const cost = flipCost(this.#squares, this.#differences, cell, this.#field.stride);
    if (this.#accepts(cost)) toggle(this.#field, this.#squares, cell);
  }

  /** `most` is the number of further links that fit into the picture. */
  #tryShift(cell: number, direction: Direction, most: number): void {
    const { filled } = this.#squares;
    if (filled[cell] === filled[cell + direction.along]) return;
    const links = shiftLinks(filled, cell, direction.along, Math.min(most, Math.floor(this.#next())));
    const cost = shiftCost(this.#squares, this.#differences, cell, direction, links);
    if (this.#accepts(cost)) shift(this.#squares, cell, direction, links);
  }

  #tryExchange(cell: number, beside: number, below: number): void {
    const { filled } = this.#squares;
    const { stride } = this.#field;
    const value = filled[cell];
    if (
      filled[cell + 1] === value ||
      filled[cell + stride] === value ||
      filled[cell + stride + 1] !== value
    ) {
      return;
    }
    const direction = this.#next() < MEDIAN ? this.#right : this.#down;
    const { along, across } = direction;
    const most = Math.min(along === 1 ? beside : below, Math.floor(this.#next()));
    const links = shiftLinks(filled, cell + across, along, shiftLinks(filled, cell, along, most));
    const cost = exchangeCost(this.#squares, this.#differences, cell, direction, links);
    if (!this.#accepts(cost)) return;
    shift(this.#squares, cell, direction, links);
    shift(this.#squares, cell + across, direction, links);
  }
}
