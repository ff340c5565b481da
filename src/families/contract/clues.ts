/** The clues that a family's puzzles can give, and the choices among them. */
import type { Cell } from '../../core/index.js';

/** One clue that a puzzle could give of its solution. */
export interface Clue {
  /** Its words for people, which no other clue of the set has: `row 1, column 3`. */
  readonly name: string;
  /** Its cells; none for a clue in words. */
  readonly cells: readonly Cell[];
  /** True if the puzzle that was asked about gives it. */
  readonly given: boolean;
}

/**
 * The clues that a puzzle could give of one solution, each true of it; elsewhere they are identified by their
 * index.
 */
export interface ClueSet<P, S> {
  readonly clues: readonly Clue[];
  /** The puzzle that gives the clues of these indices, in any order, and no other of the set. */
  puzzleWith(chosen: readonly number[]): P;
  /** The clues that another solution of the puzzle without clues breaks, in rising order. */
  brokenBy(solution: S): readonly number[];
  /**
   * The same where clues say something together that none says alone: those that a largest choice which the
   * solution keeps leaves out. The choice has the chosen clues, or as many of them as the solution keeps
   * together. Absent: every clue stands for itself.
   */
  brokenBeside?(solution: S, chosen: readonly number[]): readonly number[];
  /**
   * Sets of clues that fillings break: every choice has one of each. With shares of the clues: sets that hold
   * less than one clue by them, none where no other filling is easily found. Absent: no sets are known.
   */
  neededSets?(shares?: ArrayLike<number>): readonly (readonly number[])[];
}

/** A kind of clue, for choosing among some kinds only. */
export interface ClueKind {
  readonly id: string;
  readonly description: string;
}

/**
 * The clues that a family's puzzles can give. More clues never allow more solutions, and in the formulations
 * named here each clue is a matter of rows (and perhaps variables) of its own, whatever other clues there
 * are: who asks about many choices of clues states them all once and switches them on and off.
 */
export interface ClueChoice<P, S> {
  /** The name of the clues, in the plural: `givens`, `hints`. */
  readonly noun: string;
  /** The kinds one can choose among; none when there is one kind only. */
  readonly kinds: readonly ClueKind[];
  /**
   * The clues that `all` means, as half a sentence, where the rules allow others to be given too. Absent:
   * they do not.
   */
  readonly all?: string;
  /** Without kinds `cluesOf` lists the clues of the puzzle itself, and of all kinds every true one. */
  readonly listsOwn?: true;
  /** The formulation whose clues are rows; absent: the first that the engine can take. */
  readonly formulation?: string;
  /**
   * All clues that the puzzle could give of a solution that solves it, or those of some kinds. What else the
   * puzzle shows (clues beside the grid, regions, the shape) stays in every choice.
   */
  cluesOf(puzzle: P, solution: S, kinds?: readonly string[]): ClueSet<P, S>;
}
