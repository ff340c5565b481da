/**
 * The facts known at one moment of an explanation, and the session that answers questions about their
 * consequences. Facts are stated in the session as they become known, so questions name reasons only.
 * Questions are counted.
 */

import type { Known, LazyReason } from '../../families/contract/index.js';
import type { GuardedLiteral, Values, VariableIndex } from '../../solve/index.js';
import { type Board, type Difference, Differences } from '../model/index.js';
import { Questions } from './questions.js';

/** An assignment, or the reasons that exclude one. */
export type Reply =
  | { readonly status: 'assignment'; readonly difference: Difference }
  | { readonly status: 'contradiction'; readonly reasons: readonly number[] };

export class Knowledge {
  readonly #solution: Values;
  /** Opened by the first question: puzzles that single reasons solve ask none. */
  #opened: Questions | undefined;
  readonly #known: Uint8Array;
  /** The marks that are known, in the order in which they were learnt. */
  readonly #learnt: number[] = [];
  readonly #differences: Differences;
  #undecided: number;
  /** Absent: all marks are asked about. */
  #asked: ReadonlySet<number> | undefined;
  #queries = 0;

  /**
   * @param solution an assignment in which every reason holds; the search tries its values first
   */
  constructor(
    readonly board: Board,
    solution: Values,
    /** By mark: its value in the solution. */
    readonly values: readonly boolean[],
  ) {
    this.#solution = solution;
    this.#known = new Uint8Array(board.marks.length);
    this.#undecided = board.marks.length;
    this.#differences = new Differences(board, solution);
  }

  /** The number of questions that were asked of the engine, or of reasons that answer without it. */
  get queries(): number {
    return this.#queries;
  }

  /** Counts questions that were asked elsewhere. */
  count(queries: number): void {
    this.#queries += queries;
  }

  /** Number of unknown marks. */
  get undecidedCount(): number {
    return this.#undecided;
  }

  isKnown(mark: number): boolean {
    return this.#known[mark] === 1;
  }

  /**
   * The marks that are known, or not; of the latter only those that are asked about, see {@link askAbout}.
   */
  marksThatAre(known: boolean): number[] {
    const wanted = known ? 1 : 0;
    const marks: number[] = [];
    this.#known.forEach((state, mark) => {
      const isOther = !known && !this.isAskedAbout(mark);
      if (state === wanted && !isOther) marks.push(mark);
    });
    return marks;
  }

  isAskedAbout(mark: number): boolean {
    return this.#asked?.has(mark) ?? true;
  }

  /** From now on searches look for sets that decide one of these marks. */
  askAbout(marks: readonly number[]): void {
    this.#asked = new Set(marks);
  }

  /** A mark with its value in the solution. */
  truth(mark: number): Known {
    return { mark, value: this.values[mark]! };
  }

  /** Makes marks known, with their values in the solution. */
  learn(marks: readonly number[]): void {
    const news = marks.filter((mark) => this.#known[mark] === 0);
    for (const mark of news) this.#known[mark] = 1;
    this.#undecided -= news.length;
    this.#learnt.push(...news);
    this.#opened?.know(this.#truths(news));
  }

  /** Adds a reason to the board and states it; false when it is there already. */
  add(reason: LazyReason): boolean {
    const added = this.board.add(reason);
    if (added !== undefined) this.#opened?.guard(added.rows);
    return added !== undefined;
  }

  /** The marks that propagation of some reasons decides. */
  propagate(reasons: readonly number[]): readonly number[] {
    this.#queries++;
    const literals = this.#session.propagate(reasons);
    if (literals === undefined) throw new Error(this.#contradicts(reasons));
    const marks: number[] = [];
    for (const literal of literals) {
      const mark = this.board.markOf(literal < 0 ? ~literal : literal);
      if (mark < 0 || this.#known[mark] === 1) continue;
      if (literal >= 0 !== this.values[mark]) throw new Error(this.#contradicts(reasons));
      marks.push(mark);
    }
    return marks;
  }

  /** The further marks that definitions alone decide when some become known. */
  tiedTo(marks: readonly number[]): readonly number[] {
    const literals = this.#session.propagate([], this.#truths(marks));
    if (literals === undefined) throw new Error(this.#contradicts([]));
    const fresh = new Set(marks);
    const tied = literals.map((literal) => this.board.markOf(literal < 0 ? ~literal : literal));
    return tied.filter((mark) => mark >= 0 && this.#known[mark] === 0 && !fresh.has(mark));
  }

  /** True if some reasons leave the opposite of a mark's value open. */
  oppose(mark: number, reasons: readonly number[]): Reply {
    this.#queries++;
    const status = this.#session.decide({ guards: reasons, assumed: [this.#opposite(mark)] });
    if (status === 'limit') throw new Error('a question without a limit ended at one');
    if (status === 'assignment') return { status, difference: this.#lastDifference() };
    return { status, reasons: this.#session.core().guards };
  }

  /** The same, an assignment only if it is found within some conflicts. */
  opposeQuickly(mark: number, reasons: readonly number[], conflicts: number): Difference | undefined {
    this.#queries++;
    const status = this.#session.decide({ guards: reasons, assumed: [this.#opposite(mark)], conflicts });
    return status === 'assignment' ? this.#lastDifference() : undefined;
  }

  /**
   * True if the last question of {@link opposeQuickly} with another reason in the place of the last one would
   * have no answer either, when propagation of the others has shown that already. It counts as a question
   * then.
   */
  isRefutedToo(reason: number): boolean {
    const isRefuted = this.#session.refutesInstead(reason);
    if (isRefuted) this.#queries++;
    return isRefuted;
  }

  /** The difference of an assignment that is the solution but for some variables. */
  difference(changed: readonly VariableIndex[]): Difference {
    return this.#differences.of(changed);
  }

  /** The assignment with a difference. */
  assignment(difference: Difference): Values {
    return this.#differences.values(difference);
  }

  #lastDifference(): Difference {
    return this.difference(this.#session.unpreferred());
  }

  get #session(): Questions {
    if (this.#opened !== undefined) return this.#opened;
    const { board } = this;
    const session = new Questions(board, board.model, board.definitions);
    for (const { rows } of board.reasons) session.guard(rows);
    session.prefer(this.#solution);
    session.know(this.#truths(this.#learnt));
    this.#opened = session;
    return session;
  }

  /** Marks as literals that hold in the solution. */
  #truths(marks: readonly number[]): readonly GuardedLiteral[] {
    return marks.map((mark) => ~this.#opposite(mark));
  }

  #opposite(mark: number): GuardedLiteral {
    const { variable } = this.board.marks[mark]!;
    return this.values[mark] ? ~variable : variable;
  }

  #contradicts(reasons: readonly number[]): string {
    const ids = reasons.map((index) => this.board.reasons[index]!.reason.id).join(', ');
    return `the reasons ${ids} of model ${this.board.model.name} exclude the solution`;
  }
}
