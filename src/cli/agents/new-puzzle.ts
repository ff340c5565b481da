/** A new puzzle for a program: by family, seed and settings, within counted attempts. */
import { findGenerator } from '../../../generators/index.js';
import { type GeneratedPuzzle, type GenerateOptions, generate } from '../../api/index.js';
import { PuzzlewrightError } from '../../core/index.js';
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import { openInProcess } from '../../jobs/index.js';
import { sentence, settingsIn } from '../../settings/index.js';

/** The wanted puzzle. */
export interface NewPuzzle {
  readonly family: AnyFamily;
  readonly seed: string;
  /** easy, medium, hard or a range. */
  readonly difficulty?: string | undefined;
  readonly guess: boolean;
  /** JSON of any shape. */
  readonly settings?: unknown;
}

/**
 * Makes it on this thread.
 * @throws PuzzlewrightError `no-puzzle` after the attempts, and as `generate` does
 */
export async function newPuzzle(
  { family, seed, difficulty, guess, settings = {} }: NewPuzzle,
  attempts: number,
): Promise<GeneratedPuzzle<Puzzle, unknown>> {
  const made = await generate(family, {
    ...{ seed, noGuess: !guess, settings: ownSettings(family.id, settings) },
    ...(difficulty === undefined ? {} : { difficulty: difficulty as WantedDifficulty }),
    ...{ limitAttempts: attempts, workers: openInProcess() },
  });
  const [first] = made.puzzles;
  if (first !== undefined) return first;
  if (made.status !== 'limit') throw new Error(`a search for a puzzle is ${made.status} without one`);
  const why = made.failures.map(({ reason, count }) => `${reason} (${count})`).join('; ');
  throw new PuzzlewrightError('no-puzzle', `No puzzle was found in ${attempts} attempts: ${why}.`);
}

type WantedDifficulty = NonNullable<GenerateOptions<Puzzle>['difficulty']>;

/** The settings of generators that are files of this machine: programs name none. */
const OF_FILES: ReadonlySet<string> = new Set(['files', 'file']);

function ownSettings(family: string, given: unknown): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new PuzzlewrightError('setting', sentence('an object of settings', given), { part: 'settings' });
  }
  const generator = findGenerator(family);
  const all = generator === undefined ? [] : settingsIn(generator.settings);
  const named = all.find(({ name, kind }) => OF_FILES.has(kind) && Object.hasOwn(given, name));
  if (named === undefined) return given as Readonly<Record<string, unknown>>;
  const message = `The setting ${named.name} names files of this machine; none are read here.`;
  throw new PuzzlewrightError('setting', message, { part: named.name });
}
