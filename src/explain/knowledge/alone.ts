/** Conclusions of each single reason from the known facts, exact. */
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
  /** By reason: the marks that it decided when it was last examined; absent if none. */
  readonly #decided: Map<number, readonly number[]> = new Map();
  /** Reasons of whose scope something became known since they were looked at. */
  readonly #waiting: Set<number> = new Set();
  /** The number of reasons of the board were looked at, or wait for that. */
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
    for (const index of this.#waiting) this.#keep(index, this.#singles.decide(index, { values, isKnown }));
    this.#knowledge.count(this.#waiting.size);
    this.#waiting.clear();
    for (const [index, marks] of this.#decided)
      this.#keep(
        index,
        marks.filter((mark) => !isKnown(mark)),
      );
    const found = [...this.#decided].map(([reason, marks]): Lone => ({ reason, marks }));
    return found.sort((one, other) => one.reason - other.reason);
  }

  #keep(reason: number, decided: readonly number[]): void {
    if (decided.length > 0) this.#decided.set(reason, decided);
    else this.#decided.delete(reason);
  }
}
