/** New puzzles. */
import {
  type Difficulty,
  type GeneratedPuzzle,
  generate,
  type Puzzle,
  PuzzlewrightError,
} from '../../src/browser.js';
import { familyOf } from './family-of.js';

/** A request for a puzzle. */
export interface GenerateRequest {
  readonly family: string;
  readonly seed: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly difficulty?: Difficulty;
  readonly noGuess: boolean;
}

/** A puzzle with one solution, proved, and its record. */
export type Made = GeneratedPuzzle<Puzzle, unknown>;

/**
 * Makes one puzzle.
 * @throws PuzzlewrightError for settings that are wrong, and `attempts` when no attempt brought such a puzzle
 */
export async function generatePuzzle({ family, ...options }: GenerateRequest): Promise<Made> {
  const made = await generate(familyOf(family), { ...options, count: 1 });
  const [first] = made.puzzles;
  if (first !== undefined) return first;
  const reasons =
    made.status === 'limit' ? made.failures.map(({ reason, count }) => `${reason} (${count})`) : [];
  const why = reasons.length === 0 ? '' : `: ${reasons.slice(0, 3).join('; ')}`;
  throw new PuzzlewrightError(
    'attempts',
    `No attempt produced such a puzzle${why}. Try another seed or other settings.`,
  );
}
