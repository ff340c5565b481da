/**
 * Random puzzles of a family: generated ones with clues dropped and changed, and small ones that brute force
 * can answer.
 */
import fc from 'fast-check';
import { findGenerator } from '../../../generators/registry.js';
import { type Goal, planWith, type Settings } from '../../../generators/shared/generator.js';
import type { Rng } from '../../../src/core/random.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import type { FamilyId } from '../../../src/families/index.js';
import { SMALL_PUZZLES } from '../../conformance/candidates/index.js';
import { mutate } from './mutate.js';
import { SETTINGS } from './settings.js';

/** A puzzle with what is known of it. Plain data. */
export interface PuzzleSample {
  readonly puzzle: Puzzle;
  /**
   * A solution of the puzzle from which this one was made; whether it still solves this one is for the rules
   * to say.
   */
  readonly known?: unknown;
  /** True if few enough candidates exist to try them all. */
  readonly small: boolean;
  /** True if the generator made the puzzle as it is, and so promises one solution. */
  readonly intact: boolean;
}

const ATTEMPTS = 12;
const NO_GOAL: Goal = { noGuess: false };

/**
 * A random puzzle with none, one or several solutions.
 * @param settings of the generator, one of which is drawn; absent: those of usual cases, and small puzzles
 *   too
 */
export async function samplePuzzle(
  family: AnyFamily,
  rng: Rng,
  settings?: readonly Settings[],
): Promise<PuzzleSample> {
  if (settings === undefined && rng.integer(3) === 0) return smallSample(family, rng);
  const made = await generatedPuzzle(family, settings, rng.fork('generated'));
  if (made === undefined)
    return { puzzle: smallPuzzle(family, rng.fork('small')), small: true, intact: false };
  const given = withOtherClues(family, made, rng.fork('clues'));
  const puzzle = mutated(family, given, rng, [0, 0, 0, 0, 0, 1, 1, 2]);
  return { puzzle, known: made.solution, small: false, intact: puzzle === made.puzzle };
}

/** A small puzzle, changed or not. */
export function smallSample(family: AnyFamily, rng: Rng): PuzzleSample {
  const puzzle = smallPuzzle(family, rng.fork('small'));
  return { puzzle: mutated(family, puzzle, rng, [0, 0, 0, 1]), small: true, intact: false };
}

/** A small puzzle of the laws of the families, whose candidates can be listed. */
export function smallPuzzle(family: AnyFamily, rng: Rng): Puzzle {
  const small = SMALL_PUZZLES.find((candidate) => candidate.family === family.id)!;
  return fc.sample(small.puzzle, { seed: rng.integer(2 ** 31), numRuns: 1 })[0]!;
}

interface Made {
  readonly puzzle: Puzzle;
  readonly solution: unknown;
}

async function generatedPuzzle(
  family: AnyFamily,
  choices: readonly Settings[] | undefined,
  rng: Rng,
): Promise<Made | undefined> {
  const generator = findGenerator(family.id);
  if (generator === undefined) return undefined;
  const [small, medium] = generator.presets;
  const settings = rng.pick(
    choices ?? [...(SETTINGS[family.id as FamilyId] ?? []), small.settings, medium.settings],
  );
  const plan = await planWith(generator, settings, NO_GOAL);
  if (!plan.ok) throw new Error(`the settings ${JSON.stringify(settings)} of ${family.id} are refused`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = generator.attempt(plan.value, rng.fork(`attempt ${attempt}`), attempt + 1);
    if (made.status === 'made') return made;
  }
  return undefined;
}

/** The puzzle with some of its clues dropped, or with clues that it did not give. */
function withOtherClues(family: AnyFamily, { puzzle, solution }: Made, rng: Rng): Puzzle {
  const choice = rng.integer(4);
  if (family.clues === undefined || choice === 0) return puzzle;
  const set = family.clues.cluesOf(puzzle, solution);
  const all = [...set.clues.keys()];
  const given = all.filter((clue) => set.clues[clue]!.given);
  const dropped = choice === 1 ? 1 : choice === 2 ? 1 + rng.integer(4) : rng.integer(given.length + 1);
  const kept = rng.shuffle(given).slice(Math.min(dropped, given.length));
  const added = rng.integer(3) === 0 ? rng.shuffle(all).slice(0, rng.integer(4)) : [];
  const chosen = [...new Set([...kept, ...added])].sort((one, other) => one - other);
  return set.puzzleWith(chosen);
}

function mutated(family: AnyFamily, puzzle: Puzzle, rng: Rng, counts: readonly number[]): Puzzle {
  const count = rng.pick(counts);
  let changed = puzzle;
  for (let step = 0; step < count; step++) changed = mutate(family, changed, rng.fork(`change ${step}`));
  return changed;
}
