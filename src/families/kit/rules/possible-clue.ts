/** Clues that a puzzle could give, and changes of its solution. */
import type { Cell } from '../../../core/index.js';
import type { Rule } from './rule.js';

/** The statement of a clue: that a place has a value, or a rule. */
export type ClueFact = { readonly place: number; readonly value: number } | Rule;

/** A clue that a puzzle could give: one fact, or several that belong together. */
export interface PossibleClue {
  readonly of: ClueFact | readonly ClueFact[];
  /** Its words for people; absent: the place of its first cell. */
  readonly name?: string;
  /** The cells that it is written in, at least one. */
  readonly cells: readonly Cell[];
  /** True if the puzzle that was asked about gives it. */
  readonly given: boolean;
}

/** The facts of a clue. */
export function factsOf({ of }: Pick<PossibleClue, 'of'>): readonly ClueFact[] {
  return Array.isArray(of) ? of : [of as ClueFact];
}

/** A place that takes another value. */
export interface Change {
  readonly place: number;
  readonly value: number;
}
