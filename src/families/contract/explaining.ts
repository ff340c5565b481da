/**
 * A family's support for explanations step by step: the marks that people write, the words for them, a
 * partial solution as data, a picture of one, and the moves of its players. Other steps are found by shared
 * code that knows no family.
 */
import type { Cell, Result } from '../../core/index.js';
import type { Scene } from '../../draw/index.js';
import type { Values } from '../../solve/index.js';
import type { InLanguages } from './language.js';
import type { Known, LazyReason, Mark } from './mark.js';
import type { RankedMoves } from './move.js';
import type { Reason } from './reason.js';

export type { Known, LazyReason, Mark, MarkWords, Predicate } from './mark.js';

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
   * The same for what is known by now, -1 where nothing is: reasons that it breaks, or that leave one
   * variable to keep them. Absent: only complete assignments are looked at.
   */
  foresee?(values: Values): readonly LazyReason[];
  /**
   * The premises of all steps, said once before the first: sentences without a full stop. Absent: nothing.
   */
  readonly premises?: readonly InLanguages<string>[];
}

/** The contents of a picture of a partly solved puzzle. */
export interface StateView {
  readonly marks: readonly Mark[];
  /** Known marks; given entries may be among them. */
  readonly known: readonly Known[];
  /** Marks being concluded, drawn strongly. */
  readonly concluded?: readonly Known[];
  /**
   * The cells, or sides and corners, of each reason; each gets a colour and a pattern of its own that survive
   * print in grey.
   */
  readonly tints?: readonly (readonly Cell[])[];
  /** The marks that the reasons speak about: of all others nothing needs to be seen. Absent: all marks. */
  readonly spoken?: ReadonlySet<number>;
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
  /**
   * The kind of a puzzle, where puzzles with equally many marks are not equally hard: difficulty is compared
   * within a kind only. undefined for the usual kind.
   */
  kindOf?(puzzle: P): string | undefined;
}
