/**
 * Drawings near a drawing: cells of a narrow strip change their colour, so that few numbers change. Of the
 * numbers that a change of colours breaks, every puzzle of the drawing gives at least one. The search goes
 * through a strip cell by cell and keeps, for every change of the latest cells, the cheapest way there; no
 * number counts cells that lie farther apart. The price of a change is that of the numbers that it breaks; it
 * ends where no cell that a number still counts has changed. Source: dynamic programming, broken profiles.
 */
import { bitCount, cellsOf, type Size, sizeOfRows } from '../../core/index.js';
import type { Change } from '../kit/rules/index.js';
import { BLACK_CELL, type MosaicSolution } from './puzzle.js';

/** Cells across a strip. */
const STRIP_WIDTH = 4;
/** The price of a number beside its share, so that changes break no more numbers than they need to. */
const NUMBER_PRICE = 0.004;
/** The most that a change may cost. */
const MOST_PRICE = 1;
/** Empty rows after a strip, after which every change has ended. */
const ROWS_AFTER = 4;

/**
 * Changes in strips that lead to drawings near a drawing.
 * @param shares of the numbers of all cells, row-major: only changes are wanted whose numbers have less than
 *   one in total
 */
export function* changesInStrips(
  solution: MosaicSolution,
  shares: ArrayLike<number>,
): Iterable<readonly Change[]> {
  const size = sizeOfRows(solution);
  const black = cellsOf(size).map(([row, column]) => solution[row]![column] === BLACK_CELL);
  const prices = black.map((_, cell) => NUMBER_PRICE + Math.max(0, shares[cell]!));
  for (const isAcross of [false, true]) {
    const across = isAcross ? size.rows : size.columns;
    const width = Math.min(STRIP_WIDTH, across);
    for (let from = 0; from + width <= across; from++) {
      const strip = new Strip({ size, isAcross, from, width, black, prices });
      for (const cells of strip.changes())
        yield cells.map((place) => ({ place, value: black[place] ? 0 : 1 }));
    }
  }
}

/** A strip of a drawing, in its own rows and columns. */
interface StripRequest {
  readonly size: Size;
  /** True if the rows of the strip are columns of the drawing. */
  readonly isAcross: boolean;
  /** Its first column, and the number of its columns. */
  readonly from: number;
  readonly width: number;
  /** By cell of the drawing. */
  readonly black: readonly boolean[];
  readonly prices: readonly number[];
}

/** A number all of whose cells in the strip are decided: its cells as bits, the latest cell first. */
interface DecidedNumber {
  readonly price: number;
  readonly black: number;
  readonly white: number;
}

class Strip {
  readonly #request: StripRequest;
  readonly #rows: number;
  readonly #columns: number;
  /** Cells before the latest one that numbers count together with it, as bits. */
  readonly #memory: number;
  /** By the changes of the cells in memory: the least price, before and after the cell that is decided. */
  #before: Float64Array;
  #after: Float64Array;
  /** By step and changes: that of the cell which left the memory. */
  readonly #lost: Uint8Array[] = [];
  readonly #counts: Uint8Array;

  constructor(request: StripRequest) {
    const { size, isAcross, width } = request;
    this.#request = request;
    this.#rows = isAcross ? size.columns : size.rows;
    this.#columns = isAcross ? size.rows : size.columns;
    this.#memory = 2 * width + 2;
    const states = 2 ** this.#memory;
    this.#before = new Float64Array(states).fill(Infinity);
    this.#before[0] = 0;
    this.#after = new Float64Array(states).fill(Infinity);
    this.#counts = Uint8Array.from({ length: 2 * states }, (_, bits) => bitCount(bits));
  }

  /** For each step at which changes end, the cells of the cheapest. */
  *changes(): Iterable<readonly number[]> {
    for (let step = 0; step < (this.#rows + ROWS_AFTER) * this.#request.width; step++) {
      const end = this.#advance(step);
      if (end !== 0) yield this.#cellsOf(step, end);
      [this.#before, this.#after] = [this.#after, this.#before];
      // A change that begins costs nothing.
      this.#before[0] = 0;
      this.#after.fill(Infinity);
    }
  }

  /** Decides a cell; returns the state before it of the cheapest change that ends here, 0 for none. */
  #advance(step: number): number {
    const [before, after, counts] = [this.#before, this.#after, this.#counts];
    const { width } = this.#request;
    const numbers = this.#decidedAt(step);
    const signs = step < this.#rows * width ? 2 : 1;
    const lost = new Uint8Array(before.length);
    this.#lost.push(lost);
    let [end, least]: [number, number] = [0, MOST_PRICE];
    for (let bits = 0; bits < 2 * before.length; bits += 3 - signs) {
      const state = bits >> 1;
      let price = before[state]!;
      if (price >= MOST_PRICE) continue;
      for (const { black, white, price: own } of numbers)
        if (counts[bits & black] !== counts[bits & white]) price += own;
      const next = bits & (before.length - 1);
      if (next === 0) {
        if (state !== 0 && price < least) [end, least] = [state, price];
      } else if (price < after[next]! && price < MOST_PRICE) {
        after[next] = price;
        lost[next] = bits >> this.#memory;
      }
    }
    return end;
  }

  #cellsOf(step: number, state: number): readonly number[] {
    const cells: number[] = [];
    for (let at = step - 1, bits = state; bits !== 0; at--) {
      if ((bits & 1) === 1) cells.push(this.#cellAt(at));
      bits = (bits >> 1) | (this.#lost[at]![bits]! << (this.#memory - 1));
    }
    return cells;
  }

  /** The numbers whose last cell in the strip is that of a step. */
  #decidedAt(step: number): readonly DecidedNumber[] {
    const { width } = this.#request;
    const [row, column] = [Math.floor(step / width) - 1, step % width];
    const columns = column < width - 1 ? [column - 1] : [column - 1, column, column + 1];
    // With one column the number beside it is decided at the same step.
    const decided = column === 0 ? new Set([-1, ...columns]) : columns;
    return [...decided].flatMap((at) => this.#number(row, at, step) ?? []);
  }

  #number(row: number, column: number, step: number): DecidedNumber | undefined {
    const { from, width, black: isBlack, prices } = this.#request;
    if (row < 0 || row >= this.#rows || from + column < 0 || from + column >= this.#columns) return undefined;
    let [black, white] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(this.#rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const at = y * width + x;
        if (isBlack[this.#cellAt(at)] === true) black |= 1 << (step - at);
        else white |= 1 << (step - at);
      }
    }
    return { price: prices[this.#cell(row, column)]!, black, white };
  }

  /** The cell of the drawing that a step decides. */
  #cellAt(step: number): number {
    const { width } = this.#request;
    return this.#cell(Math.floor(step / width), step % width);
  }

  #cell(row: number, column: number): number {
    const { size, isAcross, from } = this.#request;
    return isAcross ? (from + column) * size.columns + row : row * size.columns + from + column;
  }
}
