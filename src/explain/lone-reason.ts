/**
 * What one reason decides by itself, while marks in its scope become known. A reason that only counts marks needs no engine;
 * any other has a small session of its own: propagation first; then each mark that is left is tried with its opposite value,
 * and the assignments found are kept as evidence for as long as they agree with what is known.
 */
import { type Guard, GuardedSession, type Literal } from '../engine/sat/index.js';
import type { Board, BoardReason } from './board.js';
import { SmallModel } from './small-model.js';

/** What is known, by mark, and the values in the solution. */
interface KnownValues {
  readonly values: readonly boolean[];
  isKnown(mark: number): boolean;
}

/** A reason that is asked again and again what it decides. */
export interface LoneReason {
  /** The unknown marks that it decides from what is known, in order. */
  decide(known: KnownValues): readonly number[];
}

/** @throws Error from `decide` when the reason excludes the solution */
export function loneReason(board: Board, reason: BoardReason): LoneReason {
  return reason.isCount ? new CountingReason(board, reason) : new SearchingReason(board, reason);
}

/** A reason whose rows count marks: what is left to choose is compared with its bounds. */
class CountingReason implements LoneReason {
  readonly #board: Board;
  readonly #reason: BoardReason;

  constructor(board: Board, reason: BoardReason) {
    this.#board = board;
    this.#reason = reason;
  }

  decide({ values, isKnown }: KnownValues): readonly number[] {
    const [row] = this.#reason.rows;
    if (row === undefined) return [];
    let [least, most] = [0, 0];
    const open: number[] = [];
    row.variables.forEach((variable, index) => {
      const mark = this.#board.markOf(variable);
      const coefficient = row.coefficients[index]!;
      if (isKnown(mark)) {
        least += values[mark] ? coefficient : 0;
        most += values[mark] ? coefficient : 0;
        return;
      }
      open.push(mark);
      least += Math.min(0, coefficient);
      most += Math.max(0, coefficient);
    });
    const weight = Math.abs(row.coefficients[0] ?? 0);
    const isForced = least + weight > row.upper || most - weight < row.lower;
    return isForced ? open.sort((one, other) => one - other) : [];
  }
}

/** The session of a reason; the guard switches the reason on. */
interface Opened {
  readonly small: SmallModel;
  readonly session: GuardedSession;
  readonly guard: Guard;
}

class SearchingReason implements LoneReason {
  readonly #board: Board;
  readonly #reason: BoardReason;
  /** Made when first asked. */
  #opened: Opened | undefined;
  readonly #stated: Set<number> = new Set();
  /** The marks in which an assignment that keeps the reason differs from the solution. */
  #evidence: (readonly number[])[] = [];

  constructor(board: Board, reason: BoardReason) {
    this.#board = board;
    this.#reason = reason;
  }

  decide(known: KnownValues): readonly number[] {
    const open = this.#reason.scope.filter((mark) => !known.isKnown(mark));
    if (open.length === 0) return [];
    const { session, guard, small } = this.#update(known);
    const literals = session.propagate([guard]);
    if (literals === undefined) throw new Error(this.#contradicts());
    const decided = new Set<number>();
    for (const literal of literals) {
      const mark = small.markOf(literal < 0 ? ~literal : literal);
      if (mark < 0 || known.isKnown(mark)) continue;
      if (literal >= 0 !== known.values[mark]) throw new Error(this.#contradicts());
      decided.add(mark);
    }
    this.#tryEach(open, decided, known);
    return open.filter((mark) => decided.has(mark));
  }

  #tryEach(open: readonly number[], decided: Set<number>, known: KnownValues): void {
    this.#evidence = this.#evidence.filter((marks) => !marks.some((mark) => known.isKnown(mark)));
    const undecided = new Set(this.#evidence.flat());
    const { session, guard, small } = this.#opened!;
    for (const mark of open) {
      if (decided.has(mark) || undecided.has(mark)) continue;
      const answer = session.solve({ guards: [guard], assumed: [~this.#literal(mark, known)] });
      if (answer.status !== 'assignment') {
        decided.add(mark);
        continue;
      }
      const differing = small.read(answer.values).filter(({ mark, value }) => value !== known.values[mark]);
      this.#evidence.push(differing.map(({ mark }) => mark));
      for (const { mark } of differing) undecided.add(mark);
    }
  }

  /** The session, in which everything known is stated. */
  #update(known: KnownValues): Opened {
    this.#opened ??= this.#open();
    const fresh = this.#reason.scope.filter((mark) => known.isKnown(mark) && !this.#stated.has(mark));
    for (const mark of fresh) this.#stated.add(mark);
    this.#opened.session.know(fresh.map((mark) => this.#literal(mark, known)));
    return this.#opened;
  }

  #open(): Opened {
    const small = new SmallModel(this.#board, [this.#reason]);
    const session = new GuardedSession(small.model, small.definitions);
    return { small, session, guard: session.guard(small.move(this.#reason.rows)) };
  }

  #literal(mark: number, { values }: KnownValues): Literal {
    const variable = this.#opened!.small.variableOf(mark)!;
    return values[mark] ? variable : ~variable;
  }

  #contradicts(): string {
    return `the reason ${this.#reason.reason.id} of model ${this.#board.model.name} excludes the solution`;
  }
}
