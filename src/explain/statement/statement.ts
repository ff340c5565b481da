/** The statement of a step: the facts and halves of reasons that it needs. */
import type { Known } from '../../families/contract/index.js';
import { Entailments } from '../knowledge/index.js';
import { type Board, type KnownBefore, partsOf } from '../model/index.js';
import { type Essence, essenceOf } from './complete.js';
import { withFewestFacts } from './fewest-facts.js';
import type { RoundState } from './round.js';

/** The reasons and facts of a step. */
export interface Statement extends Essence {
  /** All that is taken as known of the marks in the scope of its reasons. */
  readonly known: readonly Known[];
  /** The same of all marks. */
  readonly by: KnownBefore;
}

/** The step to be stated. */
interface StatementTask {
  /** Positions on the board; with the facts known before the round none can be left out. */
  readonly reasons: readonly number[];
  readonly conclusions: readonly Known[];
  readonly state: RoundState;
  /** All that is known by then of the marks in the scope of the reasons. */
  readonly knownIn: (by: KnownBefore) => readonly Known[];
}

/** Makes the statements of steps on a board. */
export class Statements {
  readonly #board: Board;
  readonly #entailments: Entailments;

  constructor(board: Board) {
    this.#board = board;
    this.#entailments = new Entailments(board);
  }

  /**
   * The statement of a step. Its reasons are decided by the facts known before its round; conclusions of the
   * steps above it are taken as known if all of these reasons are needed then.
   * @throws Error when the reasons and the known facts do not force the conclusions
   */
  of(task: StatementTask): Statement {
    const { state, knownIn } = task;
    const { before, byThen, above } = state;
    const isSame = above === 0 || knownIn(byThen).length === knownIn(before).length;
    return this.#stated(task, isSame || this.#areNeeded(task, byThen) ? byThen : before);
  }

  /**
   * Those of some reasons that the conclusions need, with what is known; undefined when even all of them do
   * not force these.
   */
  needed(
    reasons: readonly number[],
    known: readonly Known[],
    conclusions: readonly Known[],
  ): readonly number[] | undefined {
    const entailment = this.#entailments.of(reasons);
    // Whole reasons, before halves: with all of the others none may be left over.
    const without = (left?: number): readonly number[] | undefined => {
      const parts = kept
        .filter((reason) => reason !== left)
        .flatMap((reason) => partsOf(this.#board.reasons[reason]!));
      const used = entailment.need(parts, known, conclusions)?.parts;
      return used && kept.filter((one) => used.some(({ reason }) => reason === one));
    };
    let kept = reasons;
    const first = without();
    if (first === undefined) return undefined;
    kept = first;
    for (const reason of first) if (kept.includes(reason)) kept = without(reason) ?? kept;
    return kept;
  }

  /** True if the conclusions do not follow without any of the reasons. */
  #areNeeded({ reasons, conclusions, knownIn }: StatementTask, by: KnownBefore): boolean {
    // Without a rule nothing follows, unless definitions give more.
    if (reasons.length === 1 && !this.#board.tiesMarks) return true;
    const known = knownIn(by);
    const entailment = this.#entailments.of(reasons);
    return reasons.every((left) => {
      const others = reasons.filter((reason) => reason !== left);
      const parts = others.flatMap((reason) => partsOf(this.#board.reasons[reason]!));
      return entailment.need(parts, known, conclusions) === undefined;
    });
  }

  #stated({ reasons, conclusions, knownIn }: StatementTask, by: KnownBefore): Statement {
    const known = knownIn(by);
    const entailment = this.#entailments.of(reasons);
    const essence = essenceOf(entailment, reasons, known, conclusions);
    return { ...withFewestFacts(entailment, essence, known, conclusions), known, by };
  }
}
