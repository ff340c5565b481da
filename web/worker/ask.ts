/** Questions about one puzzle of any family. */
import { type Check, check, count, describeIssue, type Puzzle, type Rating } from '../../src/browser.js';
import { familyOf } from './family-of.js';

/** A puzzle, and the limit on work for the answer. */
export interface Question {
  readonly puzzle: Puzzle;
  /** Conflicts of the engine after which the answer is `undecided`. */
  readonly conflicts: number;
}

/** The verdict with its evidence. */
export type Verdict = Check<unknown>;

/** Decides whether a puzzle has one solution; the proof is checked. */
export function checkPuzzle({ puzzle, conflicts }: Question): Promise<Verdict> {
  return check(familyOf(puzzle.family), puzzle, { budget: { conflicts } });
}

/** Rates a puzzle that has one solution. */
export async function ratePuzzle({ puzzle }: Pick<Question, 'puzzle'>): Promise<Rating> {
  return familyOf(puzzle.family).rate(puzzle);
}

/** The number of solutions there are, up to a limit. */
export interface Count {
  readonly count: number;
  readonly complete: boolean;
}

/** Counts solutions. */
export async function countPuzzle({
  puzzle,
  conflicts,
  limit,
}: Question & { readonly limit: number }): Promise<Count> {
  const answer = await count(familyOf(puzzle.family), puzzle, { limit, budget: { conflicts } });
  return { count: answer.count, complete: answer.complete };
}

/** The rules' judgement of a solution: sentences on its faults, none when it is right. */
export async function verifyPuzzle({
  puzzle,
  solution,
}: {
  readonly puzzle: Puzzle;
  readonly solution: unknown;
}): Promise<readonly string[]> {
  const family = familyOf(puzzle.family);
  const read = family.readSolution(solution, puzzle);
  return (read.ok ? family.verify(puzzle, read.value) : read.issues).map(describeIssue);
}
