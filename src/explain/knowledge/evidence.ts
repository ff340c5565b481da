/**
 * Counterexamples: assignments that agree with all known facts and break some reasons. Reasons that all hold
 * in one do not decide a mark in which it differs from the solution. A counterexample is good until one of
 * these marks becomes known.
 */
import type { Difference } from '../model/index.js';
import type { Knowledge } from './knowledge.js';

/** One assignment. */
export interface Counterexample extends Difference {
  /** By reason: 1 where it breaks it. */
  readonly isBroken: Uint8Array;
}

export class Evidence {
  readonly #knowledge: Knowledge;
  /** By mark: the counterexamples that differ there. */
  #byMark: Counterexample[][];
  #all: Counterexample[] = [];
  /** Assignments not yet tested against reasons that the board does not state. */
  #unseparated: Difference[] = [];

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#byMark = knowledge.board.marks.map(() => []);
  }

  /** Drops counterexamples that differ from the solution in a mark known by now. */
  refresh(): void {
    const kept = this.#all.filter(({ marks }) => !marks.some((mark) => this.#knowledge.isKnown(mark)));
    this.#byMark = this.#byMark.map(() => []);
    this.#all = [];
    for (const example of kept) this.#keep(example);
  }

  /** Takes in an assignment. */
  add(difference: Difference): void {
    this.#keep(this.#exampleOf(difference));
    if (this.#knowledge.board.explained.separate !== undefined) this.#unseparated.push(difference);
  }

  /**
   * Adds the reasons to the board that it does not state and that assignments taken in since the last time
   * break (connectivity); true if there were any. Sets of reasons that contain one of them were left out of
   * searches before.
   */
  stateBroken(): boolean {
    const { separate } = this.#knowledge.board.explained;
    const broken = this.#unseparated.flatMap((example) => {
      return separate?.(this.#knowledge.assignment(example)) ?? [];
    });
    this.#unseparated = [];
    const added = broken.filter((reason) => this.#knowledge.add(reason));
    if (added.length === 0) return false;
    const examples = this.#all;
    this.#byMark = this.#byMark.map(() => []);
    this.#all = [];
    for (const { changed } of examples) this.#keep(this.#exampleOf(this.#knowledge.difference(changed)));
    return true;
  }

  /** The counterexamples that differ from the solution in a mark. */
  against(mark: number): readonly Counterexample[] {
    return this.#byMark[mark]!;
  }

  #exampleOf(difference: Difference): Counterexample {
    const isBroken = new Uint8Array(this.#knowledge.board.reasons.length);
    for (const reason of difference.broken) isBroken[reason] = 1;
    return { ...difference, isBroken };
  }

  #keep(example: Counterexample): void {
    this.#all.push(example);
    for (const mark of example.marks) this.#byMark[mark]!.push(example);
  }
}
