/**
 * Improving a picture strip by strip: a few columns are emptied and filled again in the best way while the
 * rest is held fixed (strip.ts); strips slide over the picture, upright and, by exchanging rows and columns,
 * lying, until a whole round improves nothing.
 */
import { COUNTS, paddedIndex, type ShadingField, transposedField } from './field.js';
import { noSquares, type Squares, shadingCostOf, toggle } from './squares.js';
import { StripProgram } from './strip.js';

/** A gain below this is rounding. */
const SIGNIFICANT = 1e-9;

/** Improves `squares` in place and returns the number of strips solved. */
export function improveByStrips(
  field: ShadingField,
  squares: Squares,
  width: number,
  stop: () => boolean,
): number {
  const lyingField = transposedField(field);
  const upright = new StripSlide(field, width);
  const lying = new StripSlide(lyingField, width);
  let before = Infinity;
  let cost = shadingCostOf(field, squares);
  while (cost < before - SIGNIFICANT && !stop()) {
    before = cost;
    upright.slide(squares, stop);
    const turned = transposedSquares(field, squares, lyingField);
    lying.slide(turned, stop);
    const back = transposedSquares(lyingField, turned, field);
    squares.filled.set(back.filled);
    squares.count.set(back.count);
    cost = shadingCostOf(field, squares);
  }
  return upright.solved + lying.solved;
}

/** Upright strips of one width over one picture. */
class StripSlide {
  solved = 0;
  readonly #field: ShadingField;
  readonly #program: StripProgram;
  readonly #costs: Float64Array;
  readonly #filling: Uint8Array;

  constructor(field: ShadingField, width: number) {
    const fitting = Math.min(width, field.columns);
    this.#field = field;
    this.#program = new StripProgram(field.rows, fitting);
    this.#costs = new Float64Array(field.rows * (fitting + 2) * COUNTS);
    this.#filling = new Uint8Array(field.rows * fitting);
  }

  /** Solves strips from left to right, each overlapping the one before by about half. */
  slide(squares: Squares, stop: () => boolean): void {
    const last = this.#field.columns - this.#program.width;
    const step = Math.max(this.#program.width >> 1, 1);
    for (let left = 0; left < last && !stop(); left += step) this.#solve(squares, left);
    if (!stop()) this.#solve(squares, last);
  }

  #solve(squares: Squares, left: number): void {
    const field = this.#field;
    const { rows, width } = this.#program;
    for (let at = 0; at < rows * width; at++) {
      const cell = this.#cell(at, left);
      if (squares.filled[cell] === 1) toggle(field, squares, cell);
    }
    this.#readCosts(squares, left);
    this.#program.solve(this.#costs, this.#filling);
    for (let at = 0; at < rows * width; at++) {
      if (this.#filling[at] === 1) toggle(field, squares, this.#cell(at, left));
    }
    this.solved++;
  }

  #cell(at: number, left: number): number {
    const { width } = this.#program;
    return paddedIndex(Math.floor(at / width), left + (at % width), this.#field.stride);
  }

  /** Reads the costs of the strip while it is empty, so that all counts come from the squares outside it. */
  #readCosts(squares: Squares, left: number): void {
    const { cost, rows, stride } = this.#field;
    const span = this.#program.width + 2;
    for (let row = 0; row < rows; row++) {
      const first = paddedIndex(row, left - 1, stride);
      for (let column = 0; column < span; column++) {
        const from = (first + column) * COUNTS;
        const outside = squares.count[first + column]!;
        this.#costs.set(cost.subarray(from + outside, from + COUNTS), (row * span + column) * COUNTS);
      }
    }
  }
}

function transposedSquares(from: ShadingField, squares: Squares, to: ShadingField): Squares {
  const turned = noSquares(to);
  for (let row = 0; row < from.rows; row++) {
    for (let column = 0; column < from.columns; column++) {
      if (squares.filled[paddedIndex(row, column, from.stride)] === 1) {
        toggle(to, turned, paddedIndex(column, row, to.stride));
      }
    }
  }
  return turned;
}
