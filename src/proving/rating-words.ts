/** A rating in a few words, for people. */
import type { Difficulty } from '../families/family.js';
import type { CertifiedPuzzle } from './certified-puzzle.js';

/**
 * How far logic gets, which is no difficulty for people: so the words easy, medium and hard are left to ratings by
 * steps.
 */
export const REACH_OF_LOGIC: Readonly<Record<Difficulty, string>> = {
  easy: 'plain logic finishes it',
  medium: 'logic with one step of look-ahead finishes it',
  hard: 'logic with one step of look-ahead does not finish it',
};

/** `hard, 6.20` for a rating by steps; how far logic gets for one by logic. */
export function ratingInWords({
  difficulty,
  rating,
  number,
}: Pick<CertifiedPuzzle, 'difficulty' | 'rating' | 'number'>): string {
  const word = rating === 'steps' ? difficulty : REACH_OF_LOGIC[difficulty];
  return number === undefined ? word : `${word}, ${number.toFixed(2)}`;
}

const REACH_IN_SHORT: Readonly<Record<Difficulty, string>> = {
  easy: 'plain logic',
  medium: 'look-ahead',
  hard: 'beyond look-ahead',
};

/** The same where there is little room: `hard`, or the logic that finishes the puzzle. */
export function ratingInShort({
  difficulty,
  rating,
}: Pick<CertifiedPuzzle, 'difficulty' | 'rating'>): string {
  return rating === 'steps' ? difficulty : REACH_IN_SHORT[difficulty];
}
