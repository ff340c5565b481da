/** A rating in a few words, for people. */
import { type Difficulty, END_OF_SCALE, type LogicReach } from '../families/contract/index.js';
import type { CertifiedPuzzle } from './certified-puzzle.js';

/** The reach of logic in words; easy, medium and hard are left to ratings by steps. */
export const REACH_OF_LOGIC: Readonly<Record<LogicReach, string>> = {
  plain: 'simple logic is enough',
  'look-ahead': 'sometimes needs a step of look-ahead',
  beyond: 'needs deeper look-ahead',
};

/** `hard, 6.20` for a rating by steps; the reach of logic for any other. */
export function ratingInWords({
  logic,
  difficulty,
  number,
}: Pick<CertifiedPuzzle, 'logic' | 'difficulty' | 'number'>): string {
  if (difficulty === undefined) return REACH_OF_LOGIC[logic];
  return difficultyInWords(difficulty, number);
}

/** `hard, 6.20`, and at the end of the scale its meaning; the word alone where there is no number. */
export function difficultyInWords(word: Difficulty | undefined, number: number | undefined): string {
  const words = [word, number?.toFixed(2)].filter((one) => one !== undefined).join(', ');
  return number === END_OF_SCALE ? `${words}: beyond what people do without trying` : words;
}

const REACH_IN_SHORT: Readonly<Record<LogicReach, string>> = {
  plain: 'simple logic',
  'look-ahead': 'look-ahead',
  beyond: 'beyond look-ahead',
};

/** The same where there is little room: `hard`, or the logic that finishes the puzzle. */
export function ratingInShort({ logic, difficulty }: Pick<CertifiedPuzzle, 'logic' | 'difficulty'>): string {
  return difficulty ?? REACH_IN_SHORT[logic];
}
