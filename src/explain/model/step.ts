/**
 * The steps of an explanation, as readonly data. Marks are named by their position in the `marks` of the
 * explanation (`Explained.marks`), reasons are those of the model; words for people are made of both in
 * says.ts.
 */
import type { LimitName } from '../../core/index.js';
import type { Difficulty, Known, Mark, Move, Reason } from '../../families/contract/index.js';
import type { JointLine } from './joint-line.js';

/** A reason of a step, and the half of it that is enough where its rows are equalities. */
export interface UsedReason {
  readonly reason: Reason;
  /** Only what {@link Reason.halves} calls by this name is needed; absent: all of it. */
  readonly half?: 'least' | 'most';
  /**
   * True if the proof of the step uses only that entries keep others away by it ({@link Reason.excludes}).
   * Default: false.
   */
  readonly onlyExcludes?: boolean;
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
  /** The argument in the words of the family's players, as it follows `because`; absent: the usual words. */
  readonly because?: string;
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
  /** Positions in {@link Step.reasons} of those that need something, and of those that allow only so much. */
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

/** Marks of which one reason allows one at most. */
export interface CoverLine {
  /** Position in {@link Step.reasons}. */
  readonly by: number;
  readonly marks: readonly number[];
}

/**
 * The end of a proof by covering: a reason about groups of cells (`Reason.groups`) lets only a few of them
 * hold none, and all places that are left of some groups lie in so few lines that too many groups would stay
 * empty.
 */
export interface Covering {
  /** Position in {@link Step.reasons} of the reason about groups. */
  readonly counted: number;
  /** Positions among its groups of those that are covered, and of those that are known to hold none. */
  readonly needing: readonly number[];
  readonly empty: readonly number[];
  /** Marks that may be open, each once: all of the covered groups but for the facts. */
  readonly cover: readonly CoverLine[];
  /** Facts that exclude marks of these groups. */
  readonly facts: readonly Known[];
}

/** A supposed place of a ship, and the lines that lead from it to a reason that cannot hold any more. */
export interface Place {
  /** The marks of its cells, from the first to the last. */
  readonly at: readonly number[];
  /** Values of marks that are open by then: its cells hold, the cells that end it do not. */
  readonly supposed: readonly Known[];
  readonly lines: Refutation['lines'];
}

/**
 * The end of a proof by the places of a ship: a reason needs one more ship (`Reason.room`), and none of the
 * remaining places is possible.
 */
export interface Placing {
  /** Position in {@link Step.reasons} of the reason that needs the ship. */
  readonly needing: number;
  /** All remaining places, without those of ships already found. */
  readonly places: readonly Place[];
  /** Facts that rule out all other places. */
  readonly facts: readonly Known[];
}

/** A value that is supposed, and the lines that lead from it to a reason that cannot hold any more. */
export interface Refutation {
  readonly supposed: Known;
  /**
   * Lines in order; a refutation among them concludes the opposite of its supposition. The last line has no
   * conclusion, or is a packing, a covering or a placing.
   */
  readonly lines: readonly (ProofLine | JointLine | Refutation | Packing | Covering | Placing)[];
  /**
   * The whole refutation as players of the family say it, as it follows `because`; absent: its lines say it.
   */
  readonly because?: string;
}

/**
 * The argument from the reasons of a step to its conclusions. `alone`: one reason, nothing to add.
 * `counting`: the amount that some need at least (`least`) uses up the amount that the others allow at most
 * (`most`); both list positions in {@link Step.reasons}. If it is not tight, the remainder is less than the
 * count of a conclusion that is in several of them. `contradiction`: lines that conclude all conclusions of
 * the step, where a refutation concludes the opposite of its supposition; `facts` are the known facts that
 * the lines rest on, perhaps other entries than the facts of the step. `together`: only all reasons at once
 * give the conclusions, and no short proof is known.
 */
export type Argument =
  | { readonly kind: 'alone' }
  | {
      readonly kind: 'counting';
      readonly least: readonly number[];
      readonly most: readonly number[];
      readonly isTight: boolean;
    }
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

/** The name that players have for a step. */
export interface StepName {
  /** `naked-pair` */
  readonly id: string;
  /** `naked pair` */
  readonly name: string;
}

/** A move of players, and what its sentence needs. */
export interface MoveUse {
  readonly move: Move;
  readonly data: unknown;
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
  /** Number of reasons of the puzzle; a combined reason counts as all that it combines. */
  readonly rules: number;
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
  readonly argument: Argument;
  /**
   * The reasons that positions in the lines of a proof refer to, if these are not {@link Step.reasons}: the
   * whole of a rule by which entries keep others away, in place of the few lines of it that the step needs.
   */
  readonly proofReasons?: readonly UsedReason[];
  readonly check: StepCheck;
  readonly name?: StepName;
  /** The move of players that found it; its sentence is made of this. Absent: a search found it. */
  readonly move?: MoveUse;
  /**
   * The whole argument in the words of the family's players, as it follows `because`; absent: the usual
   * words.
   */
  readonly because?: string;
}

/** The steps of a puzzle with exactly one solution, and their marks. */
export interface Explanation {
  /** `solved`: the last step completes the solution. `limit`: the budget ended before. */
  readonly verdict: 'solved' | 'limit';
  readonly marks: readonly Mark[];
  /** The givens of the puzzle. */
  readonly given: readonly Known[];
  /** Premises of all steps, to be stated once: sentences without a full stop. */
  readonly premises: readonly string[];
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
