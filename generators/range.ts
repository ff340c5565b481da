/** Difficulties as they are asked for: a word, or a range of the number that a puzzle has by its steps. */
import { type DifficultyAnswer, difficultyOf } from '../src/explain/difficulty/difficulty.js';
import { prepare } from '../src/explain/prepare.js';
import type { AnyFamily, Difficulty, Puzzle } from '../src/families/family.js';
import type { DifficultyRange } from './generator.js';
import { DIFFICULTIES } from './goal.js';

/** What is wanted: one of both. */
export type WantedDifficulty =
  | { readonly difficulty: Difficulty; readonly range?: never }
  | { readonly range: DifficultyRange; readonly difficulty?: never };

/** Reads `hard` or `2.5..3.0`; undefined for anything else. */
export function readDifficulty(written: string): WantedDifficulty | undefined {
  const difficulty = DIFFICULTIES.find((one) => one === written);
  if (difficulty !== undefined) return { difficulty };
  const ends = /^(\d{1,3}(?:\.\d{1,2})?)\.\.(\d{1,3}(?:\.\d{1,2})?)$/.exec(written);
  if (ends === null) return undefined;
  const range = { least: Number(ends[1]), most: Number(ends[2]) };
  return range.least <= range.most ? { range } : undefined;
}

/** As ids hold it: `2.5..3`. */
export function rangeText({ least, most }: DifficultyRange): string {
  return `${least}..${most}`;
}

/** The number of a puzzle with one solution, or why it is not wanted, in words that are the same for puzzles of the same kind. */
export type RangeAnswer =
  | { readonly status: 'inside'; readonly number: number }
  | { readonly status: 'outside'; readonly reason: string };

/** Whether the number of a puzzle is in a range. */
export function placeInRange(family: AnyFamily, puzzle: Puzzle, range: DifficultyRange): RangeAnswer {
  const answer = answerOf(family, puzzle);
  if (answer.status === 'limit') {
    return { status: 'outside', reason: 'its difficulty was not computed within the questions allowed' };
  }
  const { number } = answer.difficulty;
  if (number < range.least) return { status: 'outside', reason: `its difficulty was below ${range.least}` };
  if (number > range.most) return { status: 'outside', reason: `its difficulty was above ${range.most}` };
  return { status: 'inside', number };
}

/** @throws Error when the puzzle has not exactly one solution, which was proved before */
function answerOf(family: AnyFamily, puzzle: Puzzle): DifficultyAnswer {
  const preparation = prepare({ family, puzzle });
  if (preparation.status === 'ready') return difficultyOf(preparation.prepared);
  throw new Error(`a puzzle of ${family.id} that was proved unique is ${preparation.status}`);
}
