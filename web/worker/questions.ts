/**
 * Questions about one puzzle that the library answers as the page asks them: each is a call of its function,
 * which takes the same arguments without the family.
 */
import { type AnyFamily, check, count, hint, type Puzzle, whyCell } from '../../src/browser.js';
import { familyOf } from './family-of.js';

/** A function of the library as a call: its arguments in order, of which the puzzle names the family. */
function ofPuzzle<Rest extends readonly unknown[], Answer>(
  ask: (family: AnyFamily, puzzle: Puzzle, ...rest: Rest) => Promise<Answer>,
): (given: readonly [puzzle: Puzzle, ...rest: Rest]) => Promise<Answer> {
  return async ([puzzle, ...rest]) => ask(familyOf(puzzle.family), puzzle, ...rest);
}

export const QUESTIONS = {
  check: ofPuzzle(check<Puzzle, unknown>),
  count: ofPuzzle(count),
  hint: ofPuzzle(hint),
  why: ofPuzzle(whyCell),
} as const;
