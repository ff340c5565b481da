/**
 * Calcudoku: a random Latin square is cut into random cages, and repaired where it has a second solution, or where logic
 * is stuck that shall not be, so that what comes out is close to the boundary: no clearer than asked.
 */
import type { Rng } from '../../src/core/random.js';
import type { KenkenPuzzle, KenkenSolution } from '../../src/families/kenken/index.js';
import type { Attempt, Generator } from '../generator.js';
import { divide } from './cages.js';
import { draftCage, puzzleOf } from './clues.js';
import { coarsen } from './coarsen.js';
import { latinSquare } from './latin-square.js';
import { KENKEN_PARAMETERS, type KenkenPlan, planKenken } from './plan.js';
import { repair } from './repair.js';

export const kenkenGenerator: Generator<KenkenPuzzle, KenkenSolution, KenkenPlan> = {
  id: 'kenken',
  version: 1,
  family: 'kenken',
  description: 'a random Latin square cut into cages, as large as one solution and the difficulty allow',
  parameters: KENKEN_PARAMETERS,
  presets: [
    { name: 'small', settings: { size: 4 } },
    { name: 'medium', settings: { size: 6 } },
    { name: 'large', settings: { size: 9 } },
  ],
  plan: async (settings, goal) => planKenken(settings, goal),
  attempt,
};

function attempt(plan: KenkenPlan, rng: Rng): Attempt<KenkenPuzzle, KenkenSolution> {
  const { size, largestCage } = plan;
  const numbers = latinSquare(size, rng);
  const drafts = divide(size, largestCage, rng).flatMap((cells) => draftCage(cells, numbers, plan, rng));
  const repaired = repair(drafts, numbers, plan, rng);
  if (repaired === undefined) return { status: 'failed', reason: 'the draft had far too many solutions' };
  const cages = plan.goal.difficulty === 'hard' ? coarsen(repaired, numbers, plan, rng) : repaired;
  const solution = Array.from({ length: size }, (_, row) => [
    ...numbers.subarray(row * size, (row + 1) * size),
  ]);
  return { status: 'made', puzzle: puzzleOf(cages, numbers, plan), solution };
}
