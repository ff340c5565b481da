/**
 * Puzzles chosen by their steps: the number of a puzzle is to lie in the band of a word, or in a range.
 * Generators steer by quick logic and only propose; what is asked for is decided here, by the rating that
 * people see.
 */
import { type Bands, type StepDifficulty, type WordBySteps, wordBySteps } from '../../src/explain/index.js';
import type { AnyFamily, Difficulty, Puzzle } from '../../src/families/contract/index.js';
import type { DifficultyRange, Goal } from './generator.js';

/** The rating of a puzzle that misses the request. */
export interface Near {
  readonly difficulty: Difficulty;
  /** Absent where it is only known to be beyond the request. */
  readonly number?: number;
  /** The distance of the number from the requested range; absent with it. */
  readonly off?: number;
}

/**
 * True if a puzzle with one solution is as asked; the reason is in words that are the same for puzzles of the
 * same kind.
 */
export type Choice =
  | { readonly status: 'taken'; readonly difficulty: Difficulty; readonly steps: StepDifficulty }
  | { readonly status: 'left'; readonly reason: string; readonly near?: Near };

/**
 * Rates a puzzle by its steps and decides whether it is as asked. The work ends early where the puzzle is
 * known to be too hard.
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons
 */
export function chooseBySteps(family: AnyFamily, puzzle: Puzzle, goal: Goal): Choice {
  // The proof of the finished puzzle is checked where its record is made.
  const found = wordBySteps({ family, puzzle, checkProof: false }, (bands) => mostOfInterest(goal, bands));
  switch (found.status) {
    case 'rated':
      return chooseRated(found, goal);
    case 'above':
      return goal.range === undefined
        ? { status: 'left', reason: missedWord('hard', goal), near: { difficulty: 'hard' } }
        : { status: 'left', reason: `its difficulty was above ${goal.range.most}` };
    case 'limit':
      return { status: 'left', reason: 'its difficulty was not computed within the questions allowed' };
    case 'multiple':
    case 'none':
    case 'undecided':
      return { status: 'left', reason: `one solution was not proved: the verdict was ${found.status}` };
  }
}

/** Numbers beyond this are all the same to the goal: of words, those that are hard for certain. */
function mostOfInterest({ difficulty, range }: Goal, bands: Bands | undefined): number {
  if (range !== undefined) return range.most;
  return difficulty === undefined || difficulty === 'hard' ? Infinity : (bands?.medium ?? Infinity);
}

function chooseRated(found: Extract<WordBySteps, { readonly status: 'rated' }>, goal: Goal): Choice {
  const { difficulty, steps, bands } = found;
  if (difficulty === undefined)
    return { status: 'left', reason: 'no sample of its kind says how hard it is' };
  const { number } = steps;
  const off = distance(number, wantedNumbers(goal, bands));
  const near = { difficulty, number, off };
  if (goal.range !== undefined) {
    if (off === 0) return { status: 'taken', difficulty, steps };
    const side = number < goal.range.least ? `below ${goal.range.least}` : `above ${goal.range.most}`;
    return { status: 'left', reason: `its difficulty was ${side}`, near };
  }
  if (goal.difficulty === undefined || goal.difficulty === difficulty)
    return { status: 'taken', difficulty, steps };
  return { status: 'left', reason: missedWord(difficulty, goal), near };
}

/** Between which numbers a goal is met; words without bands allow all. */
function wantedNumbers({ difficulty, range }: Goal, bands: Bands | undefined): DifficultyRange {
  if (range !== undefined) return range;
  return {
    least: (difficulty === 'easy' ? undefined : difficulty === 'hard' ? bands?.medium : bands?.easy) ?? 0,
    most:
      (difficulty === 'hard' ? undefined : difficulty === 'easy' ? bands?.easy : bands?.medium) ?? Infinity,
  };
}

function distance(number: number, { least, most }: DifficultyRange): number {
  return Math.max(0, least - number, number - most);
}

function missedWord(found: Difficulty, { difficulty }: Goal): string {
  return `it was ${found}, not ${difficulty}`;
}
