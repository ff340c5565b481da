/** The data for choosing clues: one solution, its possible clues, and the judge of choices. */
import type { AnyFamily, ClueSet, LogicReach, Puzzle } from '../../src/families/contract/index.js';

/** A family's own way to judge choices of clues, sooner than by stating a puzzle or a model for each. */
export interface ClueChoice {
  /** The number of clues; absent: it is that of the set. */
  readonly count?: number;
  /**
   * The reach of logic on the puzzle that gives these clues.
   * @param upTo with `plain` whatever plain logic does not finish is `beyond`
   */
  logicOf(clues: readonly number[], upTo?: Exclude<LogicReach, 'beyond'>): LogicReach;
  /**
   * As many clues, in their order, as logic needs to finish, less each of these without which it still does,
   * tried in their order; undefined: all are too few. Absent: the reach of logic is asked for each time.
   */
  solving?(order: readonly number[], upTo: Exclude<LogicReach, 'beyond'>): readonly number[] | undefined;
  /**
   * True if another solution keeps these clues and breaks the missing one; `unknown` where that takes long.
   * Asked where they leave one solution together with the missing one. Absent: an engine looks for them.
   */
  findOther?(clues: readonly number[], missing: number): 'found' | 'none' | 'unknown';
}

/** The same choice, which leaves it to an engine to look for other solutions. */
export function withoutSearch(choice: ClueChoice): ClueChoice {
  return { logicOf: (clues, upTo) => choice.logicOf(clues, upTo) };
}

/** Clues to be chosen of those of one solution. */
export interface ClueTask {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  /** The first clues that are given before all others, and left out after them. Absent: none are. */
  readonly preferred?: number;
  /** The object whose fewest clues are chosen, in words; absent: `this solution`. */
  readonly subject?: string;
  /** Absent: puzzles are stated and rated, and an engine looks for other solutions. */
  readonly choice?: ClueChoice;
}
