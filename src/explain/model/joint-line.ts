/**
 * Lines of a proof for which several reasons are taken at once, as a player of the family says them in one
 * sentence.
 */
import type { CountedThings, Known } from '../../families/contract/index.js';

/** The parts that all such lines have. */
interface Together {
  /** Positions in {@link Step.reasons}. */
  readonly together: readonly number[];
  /** Facts that the line needs, as in {@link ProofLine}. */
  readonly facts: readonly Known[];
  /** Empty: the reasons cannot hold any more, which ends this list of lines. */
  readonly conclusions: readonly Known[];
}

/** A line that only the family has words for. */
export interface FamilyLine extends Together {
  /** The argument, as it follows `because`. */
  readonly because: string;
}

/** The objects that a rule counts, and the number that it needs or allows. */
export interface Counted extends CountedThings {
  readonly amount: number;
}

/** Counting rules, and the marks that count for more of those of one form than of the other. */
export interface CountedTogether {
  readonly least: readonly Counted[];
  readonly most: readonly Counted[];
  /** Marks that may hold, or hold, where only rules of the form "at least" count. */
  readonly elsewhere: readonly number[];
  /** Marks that hold where only rules of the form "at most" count. */
  readonly used: readonly number[];
}

/** Cells that contain at least `count` ships of one cell. */
export interface Gathering {
  /** Position of the part that forces them: one that needs entries in its line, or that allows only some. */
  readonly by: number;
  readonly isNeeding: boolean;
  /** Entries that a needing part still needs, or that a limiting part still allows; `held`: those it has. */
  readonly amount: number;
  readonly held: readonly number[];
  readonly among: readonly number[];
  readonly count: number;
  /**
   * Of a needing part: open cells whose entry may belong to a longer ship; of a limiting part: the open cells
   * beside `among`.
   */
  readonly others: readonly number[];
  /** Further parts by which no entry lies beside another one. */
  readonly limits: readonly Limit[];
}

/** A part that allows one more entry in its line. */
interface Limit {
  /** Its position. */
  readonly by: number;
  /** Entries of its line. */
  readonly held: readonly number[];
}

/** More ships of one cell than a part allows. */
export interface Crowd {
  /** Position of this part. */
  readonly counted: number;
  /** Ships that are found. */
  readonly found: readonly number[];
  readonly gatherings: readonly Gathering[];
  /** Facts that the crowd may rest on. */
  readonly facts: readonly Known[];
}

/** A place by the marks of its cells. */
export interface OpenLine {
  readonly at: readonly number[];
}

/** Places of which only a few can be taken at once. */
export interface Bound {
  readonly places: readonly OpenLine[];
  /** Most of these places that can be taken at once. */
  readonly most: number;
  /** Position of the part that allows no more; absent: there is no room for more. */
  readonly by?: number;
  /** The entries that this part has elsewhere. */
  readonly held: readonly number[];
}

/** Fewer places than ships needed. */
export interface Shortage {
  /** Positions of the parts that need the ships. */
  readonly needing: readonly number[];
  /** Ships that are found, each by its marks. */
  readonly found: readonly (readonly number[])[];
  /** All other places, with the number of ships that fit there. */
  readonly bounds: readonly Bound[];
  /** Facts that the shortage may rest on. */
  readonly facts: readonly Known[];
}

/** A line by what several rules count. */
export type CountLine = Together & CountedTogether;

/** A line of a proof by several reasons at once. */
export type JointLine = FamilyLine | CountLine | (Together & Crowd) | (Together & Shortage);
