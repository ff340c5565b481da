/**
 * Assignments that were found, to answer later questions without the engine: what one of them shows to be
 * possible needs no search.
 */
import type { GuardedLiteral, Values } from '../../solve/index.js';

/** Assignments that are kept for each list of rows; the oldest go first. */
const MOST_KEPT = 400;

/** Assignments by the rows that they keep. */
export class Assignments {
  readonly #byRows: Map<string, Values[]> = new Map();

  /** @param rows a name for the rows that the assignment keeps */
  add(rows: string, values: Values): void {
    const own = this.#byRows.get(rows) ?? [];
    if (own.length === MOST_KEPT) own.shift();
    own.push(values);
    this.#byRows.set(rows, own);
  }

  /** Those that keep the rows and some literals. */
  with(rows: string, literals: readonly GuardedLiteral[]): readonly Values[] {
    return (this.#byRows.get(rows) ?? []).filter((values) => literals.every((one) => holds(values, one)));
  }

  /** True if one keeps the rows and some literals, and breaks one of some others, if there are any. */
  isPossible(rows: string, literals: readonly GuardedLiteral[], broken: readonly GuardedLiteral[]): boolean {
    return (this.#byRows.get(rows) ?? []).some(
      (values) =>
        literals.every((one) => holds(values, one)) &&
        (broken.length === 0 || broken.some((one) => !holds(values, one))),
    );
  }
}

function holds(values: Values, literal: GuardedLiteral): boolean {
  return literal < 0 ? values[~literal] !== 1 : values[literal] === 1;
}
