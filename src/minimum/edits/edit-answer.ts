/** The request for the fewest edits, and its answer. */
import type { Budget } from '../../core/index.js';
import type { AnyFamily, LogicReach, Puzzle } from '../../families/contract/index.js';
import type { CheckAnswer } from '../../proving/index.js';
import type { Engine } from '../../solve/index.js';
import type { EditKind } from './edit.js';

/** The puzzle, the edits that may be made, and the limits. */
export interface EditRequest {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  /** Makes proofs that a checker follows: sat. */
  readonly engine: Engine;
  /** The most edits of each kind. */
  readonly most: Readonly<Record<EditKind, number>>;
  /** The most edits together. */
  readonly edits: number;
  /** Stop a listing at this many suggestions. */
  readonly limit: number;
  /** The most questions to the engine. */
  readonly questions: number;
  readonly seed: string;
  readonly budget?: Budget;
}

/** Edits that leave one solution. */
export interface Suggestion {
  /** Each in words. */
  readonly edits: readonly string[];
  /** The kinds, in the same order. */
  readonly kinds: readonly EditKind[];
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  /** The quick logic that finishes it. */
  readonly logic: LogicReach;
  /** The proof that it has one solution was checked. */
  readonly certified: boolean;
}

/** The clues that contradict each other, and the fewest of them to take away, in words. */
interface ConflictWords {
  readonly sets: readonly (readonly string[])[];
  readonly removals?: readonly string[];
}

/** The answer about a puzzle. */
export interface EditAnswer {
  /** The verdict on the puzzle as it is. */
  readonly verdict: CheckAnswer['verdict'];
  /**
   * `unique`: nothing is to be done. `found`: suggestions of the fewest edits. `bounded`: fewer than `least`
   * edits will not do, and no suggestion was found. `hopeless`: there is no solution even without clues.
   */
  readonly status: 'unique' | 'found' | 'bounded' | 'hopeless';
  /** The number of edits of the suggestions; without any the least number that is not excluded. */
  readonly least: number;
  /** True if every choice of fewer edits was refuted. */
  readonly proved: boolean;
  /** True if the checker followed each proof that this rests on. */
  readonly certified: boolean;
  readonly suggestions: readonly Suggestion[];
  /** True if the suggestions are all choices of so few edits. */
  readonly complete: boolean;
  readonly conflicts?: ConflictWords;
  /** More clues than the fewest, none of which can be left out again: what to do where the search ended. */
  readonly way?: Suggestion;
  readonly questions: number;
}
