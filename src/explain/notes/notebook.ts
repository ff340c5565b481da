/** The facts known with further notes at one moment, and the origin of each note; see noted-steps.ts. */
import type { Values } from '../../solve/index.js';
import { Knowledge, LoneReasons, type SingleReasons } from '../knowledge/index.js';
import type { Board, KnownBefore } from '../model/index.js';
import { type JointInsight, JointSearch } from '../search/index.js';

/** An insight, and the time before which all became known that it rests on. */
export interface Dated {
  readonly insight: JointInsight;
  readonly time: number;
}

export class Notebook {
  readonly knowledge: Knowledge;
  readonly lone: LoneReasons;
  readonly search: JointSearch;
  /** By further note: what concluded it, until that is stated. */
  readonly unstated: Map<number, Dated> = new Map();
  /** By mark: when it became known. */
  readonly #times: Map<number, number> = new Map();
  #time = 0;

  /** @param singles of the board */
  constructor(board: Board, assignment: Values, singles: SingleReasons) {
    this.knowledge = new Knowledge(board, assignment, board.read(assignment));
    this.lone = new LoneReasons(this.knowledge, singles);
    this.search = new JointSearch(this.knowledge, 'questions');
  }

  /** Counted from 0; one later whenever marks are learnt. */
  get time(): number {
    return this.#time;
  }

  /**
   * True if a mark follows without any reason from the meaning of the notes, so that no step can state it.
   */
  isMeant(mark: number): boolean {
    return this.knowledge.oppose(mark, []).status === 'contradiction';
  }

  /**
   * Makes marks known from the present time on.
   * @param meant that follow without any reason, which steps do not rest on
   */
  learn(marks: readonly number[], meant: readonly number[] = []): void {
    for (const mark of marks) if (!this.#times.has(mark)) this.#times.set(mark, this.#time);
    this.#time++;
    this.#know([...marks, ...meant]);
  }

  /**
   * Learns the marks that follow without any reason from the meaning of the notes, which no step states;
   * returns them.
   */
  learnMeanings(): readonly number[] {
    const marks = this.knowledge.propagate([]);
    this.#know(marks);
    return marks;
  }

  /** The facts that were known before a time and may be stated. */
  before(time: number): KnownBefore {
    return {
      isKnown: (mark) => (this.#times.get(mark) ?? time) < time,
      truth: (mark) => this.knowledge.truth(mark),
    };
  }

  #know(marks: readonly number[]): void {
    this.knowledge.learn(marks);
    this.lone.learnt(marks);
  }
}
