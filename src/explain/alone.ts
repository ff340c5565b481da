/**
 * What every reason concludes by itself from what is known, exactly: propagation first; where that is incomplete, each
 * undecided mark of the reason's scope is tried with its opposite value, and the assignments found are kept as evidence
 * for as long as they agree with what is known.
 */
import type { BoardReason } from './board.js';
import type { Knowledge } from './knowledge.js';

/** A reason with the marks that it decides by itself. */
export interface Lone {
  readonly reason: number;
  /** In order; at least one. */
  readonly marks: readonly number[];
}

export class LoneReasons {
  readonly #knowledge: Knowledge;
  /** By reason: the marks of its scope in which an assignment that keeps it differs from the solution. */
  readonly #evidence: (readonly number[])[][] = [];
  /** By reason: what it decided when it was last looked at. */
  readonly #decided: Map<number, readonly number[]> = new Map();
  /** Reasons of whose scope something became known since they were looked at. */
  readonly #waiting: Set<number> = new Set();

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.include();
  }

  /** Takes in the reasons that were added to the board. */
  include(): void {
    for (const { index } of this.#knowledge.board.reasons.slice(this.#evidence.length)) {
      this.#evidence.push([]);
      this.#waiting.add(index);
    }
  }

  /** Notices that marks became known. */
  learnt(marks: readonly number[]): void {
    for (const mark of marks) {
      for (const reason of this.#knowledge.board.reasonsOf(mark)) this.#waiting.add(reason);
    }
  }

  /** All reasons that decide something by themselves, in the order of the board. */
  find(): readonly Lone[] {
    const { board } = this.#knowledge;
    for (const index of this.#waiting) this.#decided.set(index, this.#conclude(board.reasons[index]!));
    this.#waiting.clear();
    const found: Lone[] = [];
    for (const { index } of board.reasons) {
      const marks = this.#decided.get(index)!.filter((mark) => !this.#knowledge.isKnown(mark));
      if (marks.length > 0) found.push({ reason: index, marks });
    }
    return found;
  }

  #conclude({ index, scope, isCount }: BoardReason): readonly number[] {
    const knowledge = this.#knowledge;
    const undecided = scope.filter((mark) => !knowledge.isKnown(mark));
    if (undecided.length === 0) return [];
    const decided = new Set(knowledge.propagate([index]));
    if (!isCount) this.#tryEach(index, scope, undecided, decided);
    return undecided.filter((mark) => decided.has(mark));
  }

  #tryEach(
    reason: number,
    scope: readonly number[],
    undecided: readonly number[],
    decided: Set<number>,
  ): void {
    const knowledge = this.#knowledge;
    const evidence = this.#evidence[reason]!.filter(
      (marks) => !marks.some((mark) => knowledge.isKnown(mark)),
    );
    this.#evidence[reason] = evidence;
    const open = new Set(evidence.flat());
    for (const mark of undecided) {
      if (decided.has(mark) || open.has(mark)) continue;
      const reply = knowledge.oppose(mark, [reason]);
      if (reply.status === 'contradiction') {
        decided.add(mark);
        continue;
      }
      const values = knowledge.board.read(reply.values);
      const differing = scope.filter((other) => values[other] !== knowledge.values[other]);
      evidence.push(differing);
      for (const other of differing) open.add(other);
    }
  }
}
