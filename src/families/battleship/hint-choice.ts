/**
 * Choices of hints for one known solution, judged without stating a puzzle or a model: how far logic gets with them, and
 * whether another solution keeps them. The search for another one goes through open cells depth first and lets plain
 * logic determine what follows. Two orders share the work:
 *
 * - Cells far from the missing hint come first, and as in the known solution: another solution is mostly one that differs
 *   from it in few ships, which is found so in few steps.
 * - Where that takes long, look-ahead is asked at every step and near cells come first: where there is no other solution, this
 *   refutes all of them soonest.
 *
 * Both are limited by the number of steps; what they leave open is for an engine that learns from conflicts. The rows of the
 * engine's model are not used here, so that its proof of the finished puzzle is an independent one.
 */
import type { Rating } from '../family.js';
import { ratingByLogic } from '../kit/rating-by-logic.js';
import { Deduction, SEA, SHIP } from './deduction.js';
import { type BattleshipPuzzle, type BattleshipSolution, OPEN, sizeOf, WATER } from './puzzle.js';

/** The steps that each order may take. */
export interface HintStepLimits {
  readonly plain: number;
  readonly lookAhead: number;
}

const USUAL: HintStepLimits = { plain: 60, lookAhead: 120 };

/** `unknown`: the limits were reached. */
export type OtherFleet = 'found' | 'none' | 'unknown';

/** The cells of a solution, any of which can be given; they are named by their positions, row by row. */
export class HintChoice {
  readonly #deduction: Deduction;
  readonly #columns: number;
  readonly #symbols: readonly string[];
  /** The state of every cell in the known solution. */
  readonly #known: Uint8Array;
  /** What was known before the choice at each depth. */
  readonly #saved: Uint8Array[] = [];
  readonly #limits: HintStepLimits;
  #stepsLeft = 0;

  constructor(puzzle: BattleshipPuzzle, solution: BattleshipSolution, limits: HintStepLimits = USUAL) {
    const grid = puzzle.grid.map((row) => OPEN.repeat(row.length));
    this.#deduction = new Deduction({ ...puzzle, grid });
    this.#columns = sizeOf(puzzle).columns;
    this.#symbols = [...solution.join('')];
    this.#known = Uint8Array.from(this.#symbols, (symbol) => (symbol === WATER ? SEA : SHIP));
    this.#limits = limits;
  }

  /** The rating of the puzzle that gives these cells. */
  rate(given: readonly number[]): Pick<Rating, 'difficulty' | 'guessing'> {
    const logic = this.#begin(given);
    const plain = logic.propagate();
    return ratingByLogic(plain, plain === 'solved' ? plain : logic.probe(this.#known).progress, {});
  }

  /** Looks for a solution that shows what is given in these cells, and something else in the missing one. */
  findOther(given: readonly number[], missing: number): OtherFleet {
    const near = this.#byDistance(missing);
    const quick = this.#search(given, missing, near.toReversed(), 'plain');
    return quick === 'unknown' ? this.#search(given, missing, near, 'lookAhead') : quick;
  }

  #begin(given: readonly number[]): Deduction {
    this.#deduction.restart();
    for (const cell of given) this.#deduction.give(cell, this.#symbols[cell]!);
    return this.#deduction;
  }

  #search(
    given: readonly number[],
    missing: number,
    order: readonly number[],
    way: keyof HintStepLimits,
  ): OtherFleet {
    this.#begin(given).deny(missing, this.#symbols[missing]!);
    this.#stepsLeft = this.#limits[way];
    return this.#descend(0, order, way === 'lookAhead');
  }

  #descend(depth: number, order: readonly number[], looksAhead: boolean): OtherFleet {
    if (this.#stepsLeft-- <= 0) return 'unknown';
    const deduction = this.#deduction;
    const progress = looksAhead ? deduction.probe().progress : deduction.propagate();
    if (progress === 'contradiction') return 'none';
    if (progress === 'solved') return 'found';
    const cell = order.find((other) => deduction.isOpen(other))!;
    const saved = deduction.save(this.#saved[depth]);
    this.#saved[depth] = saved;
    const first = this.#known[cell]!;
    for (const state of [first, SHIP + SEA - first]) {
      deduction.set(cell, state);
      const answer = this.#descend(depth + 1, order, looksAhead);
      if (answer !== 'none') return answer;
      deduction.restore(saved);
    }
    return 'none';
  }

  /** All cells, nearest to one first. */
  #byDistance(start: number): readonly number[] {
    const rowOf = (cell: number): number => Math.floor(cell / this.#columns);
    const distance = (cell: number): number =>
      Math.abs(rowOf(cell) - rowOf(start)) + Math.abs((cell % this.#columns) - (start % this.#columns));
    return [...this.#symbols.keys()].sort((one, other) => distance(one) - distance(other) || one - other);
  }
}
