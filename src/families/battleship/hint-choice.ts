/**
 * Choices of hints for one known solution, judged without stating a puzzle or a model: how far logic gets
 * with them, and whether another solution keeps them.
 */
import type { LogicReach } from '../contract/family.js';
import { type OtherSolution, OtherSolutionSearch, type StepLimits } from '../kit/logic/other-solution.js';
import { reachOf } from '../kit/logic/rating-by-logic.js';
import { Deduction, SEA, SHIP } from './deduction.js';
import { type BattleshipPuzzle, type BattleshipSolution, OPEN, sizeOf, WATER } from './puzzle.js';

const USUAL: StepLimits = { plain: 60, lookAhead: 120 };

/** The cells of a solution, any of which can be given; they are named by their positions, row by row. */
export class HintChoice {
  readonly #deduction: Deduction;
  readonly #columns: number;
  readonly #symbols: readonly string[];
  /** The state of every cell in the known solution. */
  readonly #known: Uint8Array;
  readonly #search: OtherSolutionSearch;

  constructor(puzzle: BattleshipPuzzle, solution: BattleshipSolution, limits: StepLimits = USUAL) {
    const grid = puzzle.grid.map((row) => OPEN.repeat(row.length));
    this.#deduction = new Deduction({ ...puzzle, grid });
    this.#columns = sizeOf(puzzle).columns;
    this.#symbols = [...solution.join('')];
    this.#known = Uint8Array.from(this.#symbols, (symbol) => (symbol === WATER ? SEA : SHIP));
    const [logic, known] = [this.#deduction, this.#known];
    this.#search = new OtherSolutionSearch({ logic, known, limits });
  }

  /** The reach of logic in the puzzle that gives these cells. */
  logicOf(given: readonly number[]): LogicReach {
    const logic = this.#begin(given);
    const plain = logic.propagate();
    return reachOf(plain, plain === 'solved' ? plain : logic.probe(this.#known).progress);
  }

  /** Looks for a solution that shows what is given in these cells, and something else in the missing one. */
  findOther(given: readonly number[], missing: number): OtherSolution {
    const start = (): void => this.#begin(given).deny(missing, this.#symbols[missing]!);
    return this.#search.find(start, this.#byDistance(missing));
  }

  #begin(given: readonly number[]): Deduction {
    this.#deduction.restart();
    for (const cell of given) this.#deduction.give(cell, this.#symbols[cell]!);
    return this.#deduction;
  }

  /** All cells, nearest to one first. */
  #byDistance(start: number): readonly number[] {
    const rowOf = (cell: number): number => Math.floor(cell / this.#columns);
    const distance = (cell: number): number =>
      Math.abs(rowOf(cell) - rowOf(start)) + Math.abs((cell % this.#columns) - (start % this.#columns));
    return [...this.#symbols.keys()].sort((one, other) => distance(one) - distance(other) || one - other);
  }
}
