/** Questions about one puzzle that the page asks in a way of its own. */
import {
  type Difficulty,
  familyOf,
  type LogicReach,
  type Puzzle,
  type Rating,
  rate,
} from '../../src/browser.js';
import { issueWords } from './failure.js';

/** Rates a puzzle that has one solution by logic, which is quick. */
export async function ratePuzzle({ puzzle }: { readonly puzzle: Puzzle }): Promise<Rating> {
  return familyOf(puzzle.family).rate(puzzle);
}

/** The difficulty of a puzzle, or the reach of quick logic where its family has none to compare with. */
export type HowHard = Difficulty | LogicReach;

/** A rating by steps as far as there is one, with the number that the word rests on. */
export interface SteppedRating {
  readonly logic: LogicReach;
  readonly difficulty?: Difficulty;
  readonly number?: number;
}

/** Says how hard a puzzle is by the steps to its solution; undefined where that is not the only one. */
export async function difficultyOf({
  puzzle,
}: {
  readonly puzzle: Puzzle;
}): Promise<SteppedRating | undefined> {
  const rated = await rate(familyOf(puzzle.family), puzzle);
  if (rated.verdict !== 'unique') return undefined;
  const { logic, difficulty, steps } = rated;
  return { logic, ...(difficulty && { difficulty }), ...(steps && { number: steps.number }) };
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
  return (read.ok ? family.verify(puzzle, read.value) : read.issues).map(issueWords);
}
