/**
 * Calcudoku: a random Latin square is cut into random cages, and repaired where it has a second solution, or
 * where logic stops that should not, so that the result is close to the boundary: no easier than requested.
 */
import type { Rng } from '../../src/core/index.js';
import type { KenkenPuzzle, KenkenSolution } from '../../src/families/kenken/index.js';
import type { Attempt, Generator } from '../shared/generator.js';
import { latinSquare } from '../shared/latin-square.js';
import { divide } from './cages.js';
import { draftCage, puzzleOf } from './clues.js';
import { coarsen } from './coarsen.js';
import { type KenkenPlan, planKenken } from './plan.js';
import { repair } from './repair.js';
import { KENKEN_PRESETS, KENKEN_SETTINGS } from './settings.js';

export const kenkenGenerator: Generator<KenkenPuzzle, KenkenSolution, KenkenPlan, typeof KENKEN_SETTINGS> = {
  id: 'kenken',
  version: 1,
  family: 'kenken',
  description: 'a random Latin square cut into cages, as large as one solution and the difficulty allow',
  settings: KENKEN_SETTINGS,
  presets: KENKEN_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'any'], hard: ['look-ahead', 'any'] },
  plan: async (settings, goal) => planKenken(settings, goal),
  attempt,
};

function attempt(plan: KenkenPlan, rng: Rng): Attempt<KenkenPuzzle, KenkenSolution> {
  const { size, largestCage } = plan;
  const numbers = latinSquare(size, rng);
  const drafts = divide(size, largestCage, rng).flatMap((cells) => draftCage(cells, numbers, plan, rng));
  const repaired = repair(drafts, numbers, plan, rng);
  if (repaired === undefined) return { status: 'failed', reason: 'the draft had far too many solutions' };
  const cages = plan.goal.logic === 'beyond' ? coarsen(repaired, numbers, plan, rng) : repaired;
  const solution = Array.from({ length: size }, (_, row) => [
    ...numbers.subarray(row * size, (row + 1) * size),
  ]);
  return { status: 'made', puzzle: puzzleOf(cages, numbers, plan), solution };
}
