/**
 * Conclusions of a reason about few marks and nothing else, from a table of all assignments that satisfy it.
 */
import type { Row } from '../../solve/index.js';
import type { Board, BoardReason } from '../model/index.js';

/** A table has at most two to this power lines. */
const MOST_MARKS = 10;

/** True if a reason is small enough for a table. */
export function hasTable(board: Board, { rows, definitions, scope }: BoardReason): boolean {
  const isAboutMarks = ({ variables }: Row): boolean =>
    variables.every((variable) => board.markOf(variable) >= 0);
  return scope.length <= MOST_MARKS && [...rows, ...definitions].every(isAboutMarks);
}

/**
 * Forced values as bits, by position in the scope of the reason: those in `ones` are true, those in `zeros`
 * false.
 */
export interface Forced {
  readonly ones: number;
  readonly zeros: number;
}

/** The assignments of the marks in a reason's scope in which it holds; bit k is the mark at position k. */
export class ReasonTable {
  readonly #lines: readonly number[];
  readonly #all: number;

  constructor(board: Board, { rows, definitions, scope }: BoardReason) {
    this.#all = 2 ** scope.length - 1;
    const placeOf = new Map(scope.map((mark, place) => [board.marks[mark]!.variable, place]));
    const tests = [...rows, ...definitions].map((row) => ({
      row,
      places: row.variables.map((variable) => placeOf.get(variable)!),
    }));
    let [must, may] = [0, this.#all];
    for (const [variable, place] of placeOf) {
      const { lower, upper } = board.model.variables[variable]!;
      if (lower > 0) must |= 1 << place;
      if (upper < 1) may &= ~(1 << place);
    }
    const lines: number[] = [];
    for (let line = 0; line <= this.#all; line++) {
      if ((line & must) !== must || (line & ~may) !== 0) continue;
      if (tests.every(({ row, places }) => holds(row, places, line))) lines.push(line);
    }
    this.#lines = lines;
  }

  /**
   * Values forced when the marks of `known` have the values of `values`; undefined if these contradict the
   * reason.
   */
  force(known: number, values: number): Forced | undefined {
    let [ones, zeros] = [this.#all, this.#all];
    let isPossible = false;
    for (const line of this.#lines) {
      if (((line ^ values) & known) !== 0) continue;
      isPossible = true;
      ones &= line;
      zeros &= ~line;
    }
    return isPossible ? { ones, zeros } : undefined;
  }
}

function holds({ coefficients, lower, upper }: Row, places: readonly number[], line: number): boolean {
  let sum = 0;
  for (let term = 0; term < places.length; term++) {
    if ((line >> places[term]!) & 1) sum += coefficients[term]!;
  }
  return sum >= lower && sum <= upper;
}
