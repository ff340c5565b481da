/**
 * Conclusions of one reason from the known marks in its scope. A reason that only counts marks needs no
 * engine, nor does a reason about few marks. Any other has a small session of its own: propagation first;
 * then the opposite value of each remaining mark is tried, and the assignments found are evidence wherever
 * they agree with the known marks. The answer is exact, so it does not depend on earlier questions.
 */
import type { Guard, GuardedLiteral } from '../../solve/index.js';
import { type Board, type BoardReason, SmallModel } from '../model/index.js';
import { Questions } from './questions.js';
import { hasTable, ReasonTable } from './table-reason.js';

/** The known marks, and the values in the solution. */
export interface KnownValues {
  readonly values: readonly boolean[];
  isKnown(mark: number): boolean;
}

/**
 * A reason whose conclusions are computed, for the explanation and for its difficulty, from different states
 * of knowledge.
 */
interface LoneReason {
  /** The unknown marks that it decides from the known facts, in order. */
  decide(known: KnownValues): readonly number[];
  /** True if an unknown mark is among these. Absent: nothing is quicker than all of them. */
  decides?(mark: number, known: KnownValues): boolean;
}

/** The single reasons of a board, each laid out for the engine once, for all who ask. */
export class SingleReasons {
  readonly #reasons: LoneReason[] = [];

  constructor(readonly board: Board) {}

  /**
   * The unknown marks that a reason decides by itself, in order.
   * @throws Error when the reason excludes the solution
   */
  decide(reason: number, known: KnownValues): readonly number[] {
    return this.#of(reason).decide(known);
  }

  /** True if a reason decides an unknown mark by itself: an answer about one mark, which takes less work. */
  decides(reason: number, mark: number, known: KnownValues): boolean {
    const lone = this.#of(reason);
    return lone.decides?.(mark, known) ?? lone.decide(known).includes(mark);
  }

  #of(reason: number): LoneReason {
    this.#reasons[reason] ??= loneReason(this.board, this.board.reasons[reason]!);
    return this.#reasons[reason];
  }
}

function loneReason(board: Board, reason: BoardReason): LoneReason {
  if (reason.isCount) return new CountingReason(board, reason);
  return hasTable(board, reason) ? new TabledReason(board, reason) : new SearchingReason(board, reason);
}

/** A reason whose rows count marks: the open marks are compared with its bounds. */
class CountingReason implements LoneReason {
  readonly #marks: readonly number[];
  readonly #coefficients: readonly number[];
  readonly #lower: number;
  readonly #upper: number;

  constructor(board: Board, { rows: [row] }: BoardReason) {
    const { variables = [], coefficients = [], lower = 0, upper = 0 } = row ?? {};
    this.#marks = variables.map((variable) => board.markOf(variable));
    this.#coefficients = coefficients;
    this.#lower = lower;
    this.#upper = upper;
  }

  decide({ values, isKnown }: KnownValues): readonly number[] {
    const [marks, coefficients] = [this.#marks, this.#coefficients];
    let [least, most] = [0, 0];
    const open: number[] = [];
    for (let place = 0; place < marks.length; place++) {
      const mark = marks[place]!;
      const coefficient = coefficients[place]!;
      const known = isKnown(mark);
      if (known && !values[mark]) continue;
      if (!known) open.push(mark);
      if (known || coefficient < 0) least += coefficient;
      if (known || coefficient > 0) most += coefficient;
    }
    const weight = Math.abs(coefficients[0] ?? 0);
    const isForced = least + weight > this.#upper || most - weight < this.#lower;
    return isForced ? open.sort((one, other) => one - other) : [];
  }
}

/** A reason about few marks: the assignments in which it holds are listed once. */
class TabledReason implements LoneReason {
  readonly #board: Board;
  readonly #reason: BoardReason;
  readonly #table: ReasonTable;

  constructor(board: Board, reason: BoardReason) {
    this.#board = board;
    this.#reason = reason;
    this.#table = new ReasonTable(board, reason);
  }

  decide({ values, isKnown }: KnownValues): readonly number[] {
    const { scope } = this.#reason;
    let [known, solution] = [0, 0];
    scope.forEach((mark, place) => {
      if (isKnown(mark)) known |= 1 << place;
      if (values[mark]) solution |= 1 << place;
    });
    const forced = this.#table.force(known, solution);
    if (forced === undefined || (forced.ones & ~solution) !== 0 || (forced.zeros & solution) !== 0) {
      throw new Error(excludesSolution(this.#board, this.#reason));
    }
    const decided = (forced.ones | forced.zeros) & ~known;
    return scope.filter((_, place) => (decided >> place) & 1);
  }
}

/** Answers and assignments that a reason remembers. */
const MOST_ANSWERS = 10_000;
const MOST_EVIDENCE = 1000;

/** The session of a reason; the guard switches the reason on. */
interface Opened {
  readonly small: SmallModel;
  readonly session: Questions;
  readonly guard: Guard;
}

class SearchingReason implements LoneReason {
  readonly #board: Board;
  readonly #reason: BoardReason;
  /** Made when first asked. */
  #opened: Opened | undefined;
  /** By the unknown marks: the marks decided. */
  readonly #answers: Map<string, readonly number[]> = new Map();
  /** The marks in which an assignment that keeps the reason differs from the solution. */
  readonly #evidence: (readonly number[])[] = [];

  constructor(board: Board, reason: BoardReason) {
    this.#board = board;
    this.#reason = reason;
  }

  decide(known: KnownValues): readonly number[] {
    const open = this.#reason.scope.filter((mark) => !known.isKnown(mark));
    if (open.length === 0) return [];
    const question = open.join();
    const before = this.#answers.get(question);
    if (before !== undefined) return before;
    this.#opened ??= this.#open();
    const facts = this.#factsFrom(known);
    const decided = this.#propagate(facts, known);
    this.#tryEach(open, facts, decided, known);
    const answer = open.filter((mark) => decided.has(mark));
    if (this.#answers.size >= MOST_ANSWERS) this.#answers.clear();
    this.#answers.set(question, answer);
    return answer;
  }

  decides(mark: number, known: KnownValues): boolean {
    const isEvidence = (marks: readonly number[]): boolean =>
      marks.includes(mark) && !marks.some((other) => known.isKnown(other));
    if (this.#evidence.some(isEvidence)) return false;
    this.#opened ??= this.#open();
    const facts = this.#factsFrom(known);
    const decided = new Set<number>();
    this.#tryEach([mark], facts, decided, known);
    return decided.has(mark);
  }

  #factsFrom(known: KnownValues): readonly GuardedLiteral[] {
    const marks = this.#reason.scope.filter((mark) => known.isKnown(mark));
    return marks.map((mark) => this.#literal(mark, known));
  }

  #propagate(facts: readonly GuardedLiteral[], known: KnownValues): Set<number> {
    const { session, guard, small } = this.#opened!;
    const literals = session.propagate([guard], facts);
    if (literals === undefined) throw new Error(excludesSolution(this.#board, this.#reason));
    const decided = new Set<number>();
    for (const literal of literals) {
      const mark = small.markOf(literal < 0 ? ~literal : literal);
      if (mark < 0 || known.isKnown(mark)) continue;
      if (literal >= 0 !== known.values[mark]) throw new Error(excludesSolution(this.#board, this.#reason));
      decided.add(mark);
    }
    return decided;
  }

  #tryEach(
    open: readonly number[],
    facts: readonly GuardedLiteral[],
    decided: Set<number>,
    known: KnownValues,
  ): void {
    const good = this.#evidence.filter((marks) => !marks.some((mark) => known.isKnown(mark)));
    const undecided = new Set(good.flat());
    const { session, guard, small } = this.#opened!;
    for (const mark of open) {
      if (decided.has(mark) || undecided.has(mark)) continue;
      const answer = session.solve({ guards: [guard], assumed: [...facts, ~this.#literal(mark, known)] });
      if (answer.status !== 'assignment') {
        decided.add(mark);
        continue;
      }
      const differing: number[] = [];
      for (const { mark: other, value } of small.read(answer.values)) {
        if (value === known.values[other]) continue;
        differing.push(other);
        undecided.add(other);
      }
      this.#keepEvidence(differing);
    }
  }

  /** The oldest evidence goes where there is much of it: who asks for ever may not fill the memory. */
  #keepEvidence(differing: readonly number[]): void {
    if (this.#evidence.length >= MOST_EVIDENCE) this.#evidence.splice(0, MOST_EVIDENCE / 2);
    this.#evidence.push(differing);
  }

  #open(): Opened {
    const small = new SmallModel(this.#board, [this.#reason]);
    const session = new Questions(this.#board, small.model, small.definitions);
    return { small, session, guard: session.guard(small.move(this.#reason.rows)) };
  }

  #literal(mark: number, { values }: KnownValues): GuardedLiteral {
    const variable = this.#opened!.small.variableOf(mark)!;
    return values[mark] ? variable : ~variable;
  }
}

function excludesSolution({ model }: Board, { reason }: BoardReason): string {
  return `the reason ${reason.id} of model ${model.name} excludes the solution`;
}
