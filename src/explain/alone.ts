/** What every reason concludes by itself from what is known, exactly. */
import type { Knowledge } from './knowledge.js';
import type { SingleReasons } from './lone-reason.js';

/** A reason with the marks that it decides by itself. */
export interface Lone {
  readonly reason: number;
  /** In order; at least one. */
  readonly marks: readonly number[];
}

export class LoneReasons {
  readonly #knowledge: Knowledge;
  readonly #singles: SingleReasons;
  /** By reason: what it decided when it was last looked at. */
  readonly #decided: Map<number, readonly number[]> = new Map();
  /** Reasons of whose scope something became known since they were looked at. */
  readonly #waiting: Set<number> = new Set();
  /** How many reasons of the board were looked at, or wait for that. */
  #seen = 0;

  constructor(knowledge: Knowledge, singles: SingleReasons) {
    this.#knowledge = knowledge;
    this.#singles = singles;
  }

  /** Notices that marks became known. */
  learnt(marks: readonly number[]): void {
    for (const mark of marks) {
      for (const reason of this.#knowledge.board.reasonsOf(mark)) this.#waiting.add(reason);
    }
  }

  /** All reasons that decide something by themselves, in the order of the board. */
  find(): readonly Lone[] {
    const { values, board } = this.#knowledge;
    const isKnown = (mark: number): boolean => this.#knowledge.isKnown(mark);
    for (; this.#seen < board.reasons.length; this.#seen++) this.#waiting.add(this.#seen);
    for (const index of this.#waiting)
      this.#decided.set(index, this.#singles.decide(index, { values, isKnown }));
    this.#knowledge.count(this.#waiting.size);
    this.#waiting.clear();
    const found: Lone[] = [];
    for (const { index } of board.reasons) {
      const marks = this.#decided.get(index)!.filter((mark) => !isKnown(mark));
      if (marks.length > 0) found.push({ reason: index, marks });
    }
    return found;
  }
}
