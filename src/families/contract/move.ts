/**
 * Moves: the inferences that players of a family have learnt to see, ranked by how easily they are seen. A
 * move finds its places on the board and says its sentence; that the conclusions follow from the rules that
 * it names is proved by shared code before anything is shown, as for steps that a search finds.
 */

import type { VariableIndex } from '../../solve/index.js';
import type { InLanguages } from './language.js';
import type { Known, LazyReason, Mark } from './mark.js';
import type { Reason } from './reason.js';

export type { InLanguages, StepLanguage } from './language.js';

/** A rule of the puzzle at a place, with the marks that its rows speak about, in order. */
export interface MoveRule {
  readonly reason: Reason;
  readonly marks: readonly number[];
}

/** The board as a move sees it. Marks are named by their positions. */
export interface MoveBoard<P = unknown> {
  readonly puzzle: P;
  readonly marks: readonly Mark[];
  /** The mark of a variable of the model; undefined: it has none. */
  markOf(variable: VariableIndex): number | undefined;
  /** All rules that are stated by now, in the order of the model. */
  readonly rules: readonly MoveRule[];
  /** The rule with an id of `Reason.id`; undefined: it is not stated. */
  rule(id: string): MoveRule | undefined;
  /** The rules that speak about a mark. */
  rulesAbout(mark: number): readonly MoveRule[];
  /**
   * Rules that are not stated yet and that only these marks would break (`Explained.separate`); a finding may
   * name them. They hold in every solution.
   */
  lazyRules(marks: readonly number[]): readonly LazyReason[];
  /** Rules that are not stated yet and that, with what is known, decide one more mark each. */
  deciding(): readonly LazyReason[];
  /** The number of marks that are known: while it is the same, nothing has changed. */
  readonly knownCount: number;
  /** The value of a mark that is known; undefined: it is not known yet. */
  value(mark: number): boolean | undefined;
}

/** A place where a move applies. */
export interface Found<Data = unknown> {
  /** Its conclusions; marks that are known already are left out of the step. */
  readonly conclusions: readonly Known[];
  /**
   * The rules that it rests on, besides known marks: ids, or rules that the model states only when they are
   * met (`Explained.separate`), which hold in every solution.
   */
  readonly rules: readonly (string | LazyReason)[];
  /** The plain data that its sentence needs. */
  readonly data: Data;
}

/** A place of which only some conclusions are stated, for its sentence. */
interface Narrowed<Data> {
  readonly data: Data;
  /** The known marks that its sentence names. */
  readonly cited: readonly number[];
}

/** A sentence made from data, without the name of the move and with its full stop. */
type Says<Data> = InLanguages<{ says(data: Data): string }['says']>;

/**
 * A move. Methods are declared as methods on purpose: a list holds moves of different data, and a move only
 * ever says data that it found.
 */
export interface Move<P = unknown, Data = unknown> {
  /** `naked-pair` */
  readonly id: string;
  /** As players write it, in a sentence: `naked pair`; absent: players have no name for it. */
  readonly name?: InLanguages<string>;
  /** Players do it without a word, as they cross out what touches a star: it is never a hint. */
  readonly isPlain?: true;
  /** The conclusions of a plain move, said once among others: `The cells beside black ones are white.` */
  readonly reminder?: InLanguages<string>;
  /** An entry that players make at a glance, of which many follow each other: these are shown together. */
  readonly isSingle?: true;
  /**
   * The sentence of several places at once, where that of one names nothing but its conclusions; `{}` stands
   * for these: `No island reaches so far: {}.`
   */
  readonly together?: InLanguages<string>;
  /**
   * The difficulty of seeing it, on the scale of Sudoku Explainer: 1.0 for the last cell of a box, 2.3 for a
   * naked single, 4.2 for an XY-wing. Absent: by the number of its rules.
   */
  readonly cost?: number;
  /** The places where it applies, each with at least one conclusion that is not known yet. */
  find(board: MoveBoard<P>): Iterable<Found<Data>>;
  /**
   * The place where only some marks are stated, of those that it concludes. Absent: the sentence is
   * the same, and the known marks that it names are those that the step needs, or entries.
   */
  narrow?(data: Data, marks: readonly number[]): Narrowed<Data>;
  /** The whole inference in a sentence or a few short ones: `Box 1: the 3s of r2c8 and r3c4 leave r1c3.` */
  readonly says: Says<Data>;
}

/**
 * The place in a list of moves of all inferences from one single rule that have no move: those before it are
 * easier to see, those after it harder.
 */
export const ONE_RULE = 'one rule';

/** The moves of a family from the easiest to the hardest. */
export type RankedMoves<P> = readonly (Move<P> | typeof ONE_RULE)[];
