/**
 * Beliefs about every open cell from rows and columns together: belief propagation, in which each line is one
 * factor and its placements are summed exactly. A line takes the odds that the crossing lines give its cells,
 * weighs its placements by them, and gives every cell the odds that its clues alone add. A cell may also have
 * odds of its own, its bias, which all lines take into account: see reinforcement.ts.
 *
 * Source: J. Pearl, "Probabilistic Reasoning in Intelligent Systems" (1988); for constraints that count their
 * own solutions, G. Pesant, "From Support Propagation to Belief Propagation in Constraint Programming",
 * Journal of Artificial Intelligence Research 66 (2019). Only the four operations and square roots are used,
 * so every machine computes the same beliefs.
 */
import type { Rng } from '../../../core/index.js';
import type { Field } from '../lines/field.js';
import { FILLED, OPEN } from '../lines/states.js';
import type { NonogramClues } from '../puzzle.js';
import { LineMarginals } from './line-marginals.js';

/** No message and no bias has odds of more than 2 to this power, either way. */
const STRONGEST = 13;
/**
 * The same of the product of a line's odds, so that it stays within what numbers hold. It limits the messages
 * of lines of more than 50 cells.
 */
const STRONGEST_PRODUCT = 660;
/** The share of the odds that is all of them. */
export const WHOLE = 256;
/** Random first messages have odds of up to 1 plus this, either way. */
const NOISE = 2;

/** All rows, or all columns, and their messages about their cells. */
interface Side {
  readonly clues: readonly (readonly number[])[];
  readonly length: number;
  /** From the first cell of a line to that of the next, and from cell to cell in a line. */
  readonly lineStep: number;
  readonly cellStep: number;
  readonly marginals: LineMarginals;
  readonly strongest: number;
  /** By cell, row-major: odds, filled against empty. */
  readonly messages: Float64Array;
}

/** The beliefs about the open cells of a field, whose known cells count as certain. */
export class Beliefs {
  readonly #field: Field;
  readonly #rows: Side;
  readonly #columns: Side;
  /** By cell, row-major: the odds that it has of its own. */
  readonly #bias: Float64Array;
  /** By place in the present line. */
  readonly #odds: Float64Array;

  constructor(field: Field, { rows, columns }: NonogramClues) {
    const [height, width] = [rows.length, columns.length];
    this.#field = field;
    this.#rows = openSide(rows, width, width, 1, field.cellCount);
    this.#columns = openSide(columns, height, 1, width, field.cellCount);
    this.#bias = new Float64Array(field.cellCount).fill(1);
    this.#odds = new Float64Array(Math.max(height, width));
  }

  /** Forgets all messages and biases; with random numbers the first ones say a little of their own. */
  reset(rng: Rng | undefined): void {
    this.#bias.fill(1);
    for (const { messages } of [this.#rows, this.#columns]) {
      messages.fill(1);
      if (rng === undefined) continue;
      for (let cell = 0; cell < messages.length; cell++) {
        const noise = 1 + NOISE * rng.next();
        messages[cell] = rng.next() < 0.5 ? 1 / noise : noise;
      }
    }
  }

  /** Every row passes its messages on, then every column; in each of the rounds. */
  exchange(rounds: number): void {
    for (let round = 0; round < rounds; round++) {
      this.#pass(this.#rows, this.#columns);
      this.#pass(this.#columns, this.#rows);
    }
  }

  /** The odds of an open cell, filled against empty. */
  #oddsOf(cell: number): number {
    return this.#bias[cell]! * this.#rows.messages[cell]! * this.#columns.messages[cell]!;
  }

  /** True if a cell is filled, or likely to be. */
  isFilled(cell: number): boolean {
    return this.#field.isOpen(cell) ? this.#oddsOf(cell) >= 1 : this.#field.cells[cell] === FILLED;
  }

  /** Makes the present odds of every cell its bias, raised to the power of `share` / {@link WHOLE}. */
  reinforce(share: number): void {
    const { strongest } = this.#rows;
    for (let cell = 0; cell < this.#bias.length; cell++) {
      if (!this.#field.isOpen(cell)) continue;
      this.#bias[cell] = powerOf(limited(this.#oddsOf(cell), strongest), share);
    }
  }

  /** Weighs the placements of a row, or undefined when none agrees with the known cells. */
  weighRow(row: number): LineMarginals | undefined {
    return this.#weigh(this.#rows, row, this.#columns.messages) ? this.#rows.marginals : undefined;
  }

  /** Weighs the placements of a column, or undefined when none agrees with the known cells. */
  weighColumn(column: number): LineMarginals | undefined {
    return this.#weigh(this.#columns, column, this.#rows.messages) ? this.#columns.marginals : undefined;
  }

  #pass(side: Side, { messages: received }: Side): void {
    const { clues, length, lineStep, cellStep, marginals, messages, strongest } = side;
    for (let line = 0; line < clues.length; line++) {
      if (!this.#hasOpenCell(side, line) || !this.#weigh(side, line, received)) continue;
      for (let place = 0, cell = line * lineStep; place < length; place++, cell += cellStep) {
        if (!this.#field.isOpen(cell)) continue;
        const filled = marginals.filled[place]!;
        // What the crossing line said itself is taken out of the answer to it.
        const own = filled / Math.max(Number.EPSILON, 1 - filled) / this.#odds[place]!;
        messages[cell] = limited(own, strongest);
      }
    }
  }

  #hasOpenCell({ length, lineStep, cellStep }: Side, line: number): boolean {
    for (let place = 0, cell = line * lineStep; place < length; place++, cell += cellStep) {
      if (this.#field.isOpen(cell)) return true;
    }
    return false;
  }

  #weigh(
    { clues, length, lineStep, cellStep, marginals, strongest }: Side,
    line: number,
    received: Float64Array,
  ): boolean {
    for (let place = 0, cell = line * lineStep; place < length; place++, cell += cellStep) {
      const state = this.#field.cells[cell]!;
      const odds = limited(received[cell]! * this.#bias[cell]!, strongest);
      this.#odds[place] = state === OPEN ? odds : state === FILLED ? Infinity : 0;
    }
    return marginals.weigh(this.#odds, clues[line]!, length);
  }
}

function openSide(
  clues: readonly (readonly number[])[],
  length: number,
  lineStep: number,
  cellStep: number,
  cellCount: number,
): Side {
  const strongest = 2 ** Math.max(1, Math.min(STRONGEST, Math.floor(STRONGEST_PRODUCT / length)));
  const messages = new Float64Array(cellCount).fill(1);
  return { clues, length, lineStep, cellStep, marginals: new LineMarginals(length), strongest, messages };
}

/** Odds to the power of `share` / 256, by square roots: each gives the next binary digit of the share. */
function powerOf(odds: number, share: number): number {
  if (share >= WHOLE) return odds;
  let power = 1;
  let root = odds;
  for (let digit = WHOLE >> 1; digit > 0; digit >>= 1) {
    root = Math.sqrt(root);
    if ((share & digit) !== 0) power *= root;
  }
  return power;
}

function limited(odds: number, strongest: number): number {
  return Math.min(strongest, Math.max(1 / strongest, odds));
}
