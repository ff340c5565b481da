/** How an assignment differs from the solution, in time that grows with the difference and not with the puzzle. */
import type { Row, Values } from '../model/model.js';
import type { Board } from './board.js';

/** What is different in an assignment. */
export interface Difference {
  /** The marks whose values differ, in order. */
  readonly marks: readonly number[];
  /** The reasons that the assignment breaks, in order. */
  readonly broken: readonly number[];
}

/** A row of a reason; {@link sum} is what it comes to in the solution. */
interface Stated {
  readonly reason: number;
  readonly row: Row;
  readonly sum: number;
}

/** Compares assignments with one in which every reason of a board holds. */
export class Differences {
  readonly #board: Board;
  readonly #solution: Values;
  readonly #rows: Stated[] = [];
  /** By variable: the rows that it is in, and its coefficients there. */
  readonly #uses: ({ readonly row: number; readonly coefficient: number }[] | undefined)[] = [];
  /** How many reasons of the board are laid out here. */
  #stated = 0;

  constructor(board: Board, solution: Values) {
    this.#board = board;
    this.#solution = solution;
  }

  /** What is different in an assignment of whole numbers. */
  of(values: Values): Difference {
    this.#layOut();
    const solution = this.#solution;
    const marks: number[] = [];
    const changes = new Map<number, number>();
    for (let variable = 0; variable < solution.length; variable++) {
      const change = values[variable]! - solution[variable]!;
      if (change === 0) continue;
      const mark = this.#board.markOf(variable);
      if (mark >= 0) marks.push(mark);
      for (const { row, coefficient } of this.#uses[variable] ?? []) {
        changes.set(row, (changes.get(row) ?? 0) + coefficient * change);
      }
    }
    const broken = new Set<number>();
    for (const [index, change] of changes) {
      const { reason, row, sum } = this.#rows[index]!;
      if (sum + change < row.lower || sum + change > row.upper) broken.add(reason);
    }
    const inOrder = (one: number, other: number): number => one - other;
    return { marks: marks.sort(inOrder), broken: [...broken].sort(inOrder) };
  }

  /** Takes in the reasons that came to the board since the last time. */
  #layOut(): void {
    const { reasons } = this.#board;
    for (; this.#stated < reasons.length; this.#stated++) {
      for (const row of reasons[this.#stated]!.rows) this.#add(this.#stated, row);
    }
  }

  #add(reason: number, row: Row): void {
    let sum = 0;
    row.variables.forEach((variable, place) => {
      const coefficient = row.coefficients[place]!;
      sum += coefficient * this.#solution[variable]!;
      this.#uses[variable] ??= [];
      this.#uses[variable].push({ row: this.#rows.length, coefficient });
    });
    this.#rows.push({ reason, row, sum });
  }
}
