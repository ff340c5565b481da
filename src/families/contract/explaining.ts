/**
 * A family's support for explanations step by step: the marks that people write, the words for them, a
 * partial solution as data, a picture of one, and the names of known techniques. The steps themselves are
 * found by shared code that knows no family.
 */
import type { Cell, Result } from '../../core/index.js';
import type { Scene } from '../../draw/index.js';
import type { Values } from '../../solve/index.js';
import type { InLanguages } from './language.js';
import type { CombinedReason, Known, LazyReason, Mark } from './mark.js';
import type { RankedMoves } from './move.js';
import type { Reason } from './reason.js';

export type { CombinedReason, Known, LazyReason, Mark, MarkWords, Predicate } from './mark.js';

/**
 * The entries that a step needs, or others that are known before it, in words: `r1c3 is 5, and r1c4 is not
 * 2`.
 */
export type SaysKnown = (known?: readonly MarkedValue[]) => string;

/** A formulated puzzle's support for explanations, besides its model. */
export interface Explained {
  /** The reasons that rows of the model name by their ids, in the order in which they were stated. */
  readonly reasons: readonly Reason[];
  /** Every variable of the projection exactly once. */
  readonly marks: readonly Mark[];
  /** The givens of the puzzle; known from the start and never a reason. */
  readonly given: readonly Known[];
  /**
   * Reasons that an assignment breaks and the model does not state yet (connectivity, which has too many
   * instances); none: it breaks no other rule. Each holds in every solution, whatever else is stated.
   */
  separate?(values: Values): readonly LazyReason[];
  /**
   * Sums that people state in one sentence instead of several reasons: "Rows 1 to 4 hold exactly eight
   * stars". Each follows from the reasons that it combines, two or more of those that are offered, and from
   * nothing else. Steps are found without them; a step then states such a sum in the place of the reasons
   * that it combines, where that decides the same.
   */
  combine?(reasons: readonly Reason[]): readonly CombinedReason[];
  /**
   * The premises of all steps, said once before the first: sentences without a full stop. Absent: nothing.
   */
  readonly premises?: readonly InLanguages<string>[];
  /**
   * Techniques whose names depend on the numbers of this puzzle, before those of its family. Absent: none.
   */
  readonly techniques?: readonly Technique[];
  /**
   * The whole argument of a step as players of this family say it, as it follows `because`; undefined where
   * the general words are as good. A step with such words is shown without a proof.
   */
  because?(step: StepShape, saysKnown: SaysKnown): string | undefined;
  /**
   * The same of a value that a proof supposes and refutes, as a step that concludes its opposite: its facts
   * are all that the lines rest on. Such a refutation is shown as one line.
   */
  becauseOfCase?(step: StepShape, saysKnown: () => string): string | undefined;
  /**
   * The same of a line of a proof by a single rule, as a step by that rule; without conclusions the rule
   * cannot hold any more.
   */
  becauseOfLine?(step: StepShape, saysKnown: SaysKnown): string | undefined;
}

/** The contents of a picture of a partly solved puzzle. */
export interface StateView {
  readonly marks: readonly Mark[];
  /** Known marks; given entries may be among them. */
  readonly known: readonly Known[];
  /** Marks being concluded, drawn strongly. */
  readonly concluded?: readonly Known[];
  /** The cells of each reason; each gets a colour and a pattern of its own that survive print in grey. */
  readonly tints?: readonly (readonly Cell[])[];
  /** The marks that the reasons speak about: of all others nothing needs to be seen. Absent: all marks. */
  readonly spoken?: ReadonlySet<number>;
}

/** A reason as a technique sees it. */
export interface ReasonShape {
  readonly id: string;
  readonly kind: string;
  readonly cells: readonly Cell[];
  readonly half?: 'least' | 'most';
  /** True if the proof of the step uses only that entries keep others away by it. Default: false. */
  readonly onlyExcludes?: boolean;
}

/** A step as a technique sees it: nothing depends on where in the grid it is or on the numbers used. */
export interface StepShape {
  readonly reasons: readonly ReasonShape[];
  /** The conclusions, with their marks. */
  readonly conclusions: readonly MarkedValue[];
  /** The known entries that it needs. */
  readonly facts: readonly MarkedValue[];
  /** Marks with a cell in common with a reason that stay unknown after the step. */
  readonly open: readonly Mark[];
  /** Marks with a cell in common with a reason that are known before the step, the facts among them. */
  readonly known: readonly MarkedValue[];
}

/** A mark with its value. */
export interface MarkedValue {
  readonly mark: Mark;
  readonly value: boolean;
}

/** A technique that players have a name for. */
export interface Technique {
  /** `naked-pair` */
  readonly id: string;
  /** As players write it, in a sentence: `naked pair`. */
  readonly name: string;
  /** True if a step is an instance of it. The first technique that matches names the step. */
  matches(step: StepShape): boolean;
}

/** A family's support for explanations. */
export interface Explaining<P> {
  /** Id of the formulation whose rows carry reasons. */
  readonly formulation: string;
  /**
   * The puzzle with its optimum (the largest number of queens, the least length) stated as a number, read off
   * a solution that is proved to be the only one. Absent: puzzles state everything themselves.
   */
  withOptimum?(puzzle: P, solution: unknown): P;
  /**
   * Reads a partial solution from JSON of any shape: the known marks, in their order. The shape is that of a
   * solution with places left open, as the formats' document describes it for each family.
   */
  readState(json: unknown, puzzle: P, marks: readonly Mark[]): Result<readonly Known[]>;
  /** Draws the puzzle with its known marks; the size does not depend on them. */
  picture(puzzle: P, view: StateView): Scene;
  /**
   * The moves of players, the easiest first; they are tried before the search for the fewest rules. Absent:
   * inferences from one rule come first, then the search.
   */
  readonly moves?: RankedMoves<P>;
  /** Names of steps that no move found, the special before the general. */
  readonly techniques: readonly Technique[];
  /**
   * The kind of a puzzle, where puzzles with equally many marks are not equally hard: difficulty is compared
   * within a kind only. undefined for the usual kind.
   */
  kindOf?(puzzle: P): string | undefined;
}
