/** Clues that a puzzle could give, and changes of its solution. */
import type { Cell } from '../../../core/index.js';
import type { Rule } from './rule.js';

/** A clue that a puzzle could give: a place with its value, or a rule. */
export interface PossibleClue {
  readonly of: { readonly place: number; readonly value: number } | Rule;
  /** Its words for people; absent: the place of its first cell. */
  readonly name?: string;
  /** The cells that it is written in, at least one. */
  readonly cells: readonly Cell[];
  /** True if the puzzle that was asked about gives it. */
  readonly given: boolean;
}

/** A place that takes another value. */
export interface Change {
  readonly place: number;
  readonly value: number;
}
