/**
 * The steps of an explanation, as readonly data. Marks are named by their position in the `marks` of the
 * explanation (`Explained.marks`), reasons are those of the model; words for people are made of both in
 * says.ts.
 */
import type { LimitName } from '../../core/index.js';
import type { Difficulty, InLanguages, Known, Mark, Move, Reason } from '../../families/contract/index.js';

/** A reason of a step, and the half of it that is enough where its rows are equalities. */
export interface UsedReason {
  readonly reason: Reason;
  /** Only what {@link Reason.halves} calls by this name is needed; absent: all of it. */
  readonly half?: 'least' | 'most';
  /** The marks that its rows speak about. */
  readonly marks: readonly number[];
}

/** One line of a proof: a single reason of the step, with the facts known by then, forces the conclusions. */
export interface ProofLine {
  /** Position in {@link Step.reasons}. */
  readonly reason: number;
  /**
   * Facts that the line needs: known before the step (perhaps other entries than its facts), supposed, or
   * concluded by earlier lines. None of them can be left out.
   */
  readonly facts: readonly Known[];
  /** Empty: the reason cannot hold any more, which ends this list of lines. */
  readonly conclusions: readonly Known[];
}

/**
 * Several reasons taken at once: each fixes whether an even or an odd number of its marks hold, and in their
 * sum at most one mark is left.
 */
export interface ParityLine {
  /** Positions in {@link Step.reasons}. */
  readonly together: readonly number[];
  /** Facts that the line needs, as in {@link ProofLine}. */
  readonly facts: readonly Known[];
  /** Empty: the reasons cannot hold any more, which ends this list of lines. */
  readonly conclusions: readonly Known[];
}

/**
 * The end of a proof by packing: of the marks in each group at most one can hold, by one reason of the step;
 * so fewer hold of all of them together than the counted reasons need.
 */
export interface Packing {
  /** Position in {@link Step.reasons} of the reason that allows one mark of each group. */
  readonly packed: number;
  /** Marks that are still open, each once; a group of one needs no reason. */
  readonly groups: readonly (readonly number[])[];
  /** Positions in {@link Step.reasons} of reasons that set a minimum, and of those that set a maximum. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /**
   * Marks known to hold that count towards the need, and those that only use up the allowance. A mark is
   * listed as often as it counts: twice if it is in two of the counted reasons.
   */
  readonly held: readonly number[];
  readonly used: readonly number[];
  /** Number of marks that the `least` reasons need together. */
  readonly needed: number;
  /** Most marks that can hold towards the need: held ones, one of each group, and the remaining allowance. */
  readonly room: number;
  /** Further facts: known before the step, supposed, or concluded by earlier lines. */
  readonly facts: readonly Known[];
}

/** A value that is supposed, and the lines that lead from it to a reason that cannot hold any more. */
export interface Refutation {
  readonly supposed: Known;
  /**
   * Lines in order; a refutation among them concludes the opposite of its supposition. The last line has no
   * conclusion, or is a packing.
   */
  readonly lines: readonly (ProofLine | ParityLine | Refutation | Packing)[];
}

/**
 * Reasons that are counted: the amount that some need at least uses up the amount that the others allow at
 * most.
 */
export interface Counting {
  /** Positions in {@link Step.reasons} of reasons that set a minimum, and of those that set a maximum. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  /**
   * True if nothing is left over; otherwise the remainder is less than the count of a conclusion that is in
   * several of them.
   */
  readonly isTight: boolean;
}

/**
 * The proof of a step of several reasons. `contradiction`: lines that conclude all conclusions of the step,
 * where a refutation concludes the opposite of its supposition; `facts` are the known facts that the lines
 * rest on, perhaps other entries than the facts of the step. `together`: only all reasons at once give the
 * conclusions, and no short proof is known.
 */
export type Proof =
  | {
      readonly kind: 'contradiction';
      readonly lines: Refutation['lines'];
      readonly facts: readonly Known[];
    }
  | { readonly kind: 'together' };

/**
 * A counterexample that shows the need for a reason: without it, all other reasons and facts of the step hold
 * in this assignment, and a conclusion does not. It lists the value of every mark in the scope of the step.
 */
export interface Witness {
  /** Position in {@link Step.reasons} of the reason that is left out. */
  readonly without: number;
  readonly values: readonly Known[];
}

/**
 * The check of a step before it is returned, on a small model of its own: the reasons, the facts and the
 * opposite of the conclusions contradict each other, by a proof that the independent checker followed, of
 * this claim or of the same claim about other marks; and no reason can be left out.
 */
export interface StepCheck {
  readonly certified: true;
  /** One for each reason. */
  readonly witnesses: readonly Witness[];
}

/** A place where a move of players applies. */
export interface MoveUse {
  readonly move: Move;
  readonly data: unknown;
}

/** A move as a step holds it: plain data, as steps go from thread to thread. */
export interface SaidMove
  extends Pick<Move, 'id' | 'name' | 'isPlain' | 'reminder' | 'isSingle' | 'together'> {
  readonly data: unknown;
  readonly says: InLanguages<string>;
  /** The known marks that its sentence names; absent: the facts of the step, or entries. */
  readonly cited?: readonly number[];
}

/** The facts known before a step. */
export interface KnownBefore {
  isKnown(mark: number): boolean;
  /** A mark with its value in the solution. */
  truth(mark: number): Known;
}

/** A step: the reasons together with the facts force the conclusions. */
export interface Step {
  /** In the order of the marks; at least one, none of them known before. */
  readonly conclusions: readonly Known[];
  /** In the order of the model; at least one. */
  readonly reasons: readonly UsedReason[];
  /**
   * The known facts that the step needs: as few entries and notes as possible, or, where that would take too
   * many questions, a minimal set. In the order of the marks.
   */
  readonly facts: readonly Known[];
  /**
   * All that is known before the step of the marks that its reasons speak about, for words; in the order of
   * the marks.
   */
  readonly known: readonly Known[];
  /** Number of reasons. */
  readonly size: number;
  /**
   * `proved`: no smaller set of reasons of the puzzle forces anything from the known facts. `found`: the
   * budget ended before that was proved. Absent for a move, which is there because it is easy to see.
   */
  readonly smallest?: 'proved' | 'found';
  /**
   * Steps of the same round were all open at the same time, before any of them was made; counted from 0. What
   * they are stated with may be conclusions of steps above them in their round.
   */
  readonly round: number;
  /**
   * The step is stated from the facts known before its round, as not all of its reasons would be needed with
   * the conclusions of the steps above it.
   */
  readonly isAside?: true;
  /** Counting shows that the step is right; only where there are several reasons. */
  readonly count?: Counting;
  /** Absent where nobody asked for it, and where one reason or counting shows that the step is right. */
  readonly proof?: Proof;
  readonly check: StepCheck;
  /** The move of players that found it; its sentence is made of this. Absent: a search found it. */
  readonly move?: SaidMove;
}

/** The steps of a puzzle with exactly one solution, and their marks. */
export interface Explanation {
  /** `solved`: the last step completes the solution. `limit`: the budget ended before. */
  readonly verdict: 'solved' | 'limit';
  readonly marks: readonly Mark[];
  /** The givens of the puzzle. */
  readonly given: readonly Known[];
  /** Premises of all steps, to be stated once: sentences without a full stop. */
  readonly premises: readonly InLanguages<string>[];
  readonly steps: readonly Step[];
  /** The one solution, as the family writes it. */
  readonly solution: unknown;
  /** By mark: its value in the solution. */
  readonly values: readonly boolean[];
  /** The limit that ends it before the solution: on steps, on questions, or `abort` of the caller. */
  readonly limit?: 'steps' | 'queries' | 'abort';
  /** Questions asked of the engine. */
  readonly queries: number;
  /** Difficulty of the puzzle for people, see difficulty/scale.ts; absent if the steps are incomplete. */
  readonly difficulty?: number;
  /** The word for it, as `rate` says it; absent with it, and where there is no sample of the family. */
  readonly word?: Difficulty;
}

/** Result of explaining a puzzle. Steps exist only where exactly one solution is proved. */
export type ExplainAnswer =
  | { readonly status: 'explained'; readonly explanation: Explanation }
  | { readonly status: 'multiple' | 'none' }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** The next step for a partial solution. */
export type HintAnswer =
  | {
      readonly status: 'hint';
      readonly marks: readonly Mark[];
      readonly step: Step;
      /**
       * Simple steps that only make notes, which the facts of {@link step} need and the state does not have;
       * in order.
       */
      readonly before: readonly Step[];
    }
  | {
      readonly status: 'wrong';
      readonly marks: readonly Mark[];
      /** The entry that differs from the solution. */
      readonly wrong: Known;
      /** The step that concludes its opposite, and simple steps before it as above. */
      readonly step: Step;
      readonly before: readonly Step[];
    }
  | { readonly status: 'complete' }
  | { readonly status: 'multiple' | 'none' }
  | { readonly status: 'undecided'; readonly limit: LimitName | 'queries' };
