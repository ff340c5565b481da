/** Futoshiki: a random Latin square, and few of the signs and numbers that could be given of it. */
import { failure, type Result, type Rng, success } from '../../src/core/index.js';
import {
  type FutoshikiPuzzle,
  type FutoshikiSolution,
  futoshiki,
  futoshikiClues,
  futoshikiRuled,
  withAllSigns,
} from '../../src/families/futoshiki/index.js';
import { type ReadSettings, refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Attempt, Generator, Steering } from '../shared/generator.js';
import { latinRows } from '../shared/latin-square.js';
import { FUTOSHIKI_PRESETS, FUTOSHIKI_SETTINGS } from './settings.js';

/** Makes Futoshiki with one solution. */
export const futoshikiGenerator: Generator<
  FutoshikiPuzzle,
  FutoshikiSolution,
  FutoshikiPlan,
  typeof FUTOSHIKI_SETTINGS
> = {
  id: 'futoshiki',
  version: 1,
  family: 'futoshiki',
  description: 'a random Latin square, of which few signs and numbers are given',
  settings: FUTOSHIKI_SETTINGS,
  presets: FUTOSHIKI_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'any'], hard: ['any', 'look-ahead'] },
  plan: async (settings, goal) => planFutoshiki(settings, goal),
  attempt,
};

function attempt(
  { size, isAdjacent, kinds, aim }: FutoshikiPlan,
  rng: Rng,
): Attempt<FutoshikiPuzzle, FutoshikiSolution> {
  const solution = latinRows(size, rng.fork('square'));
  const puzzle = withAllSigns(solution, isAdjacent);
  const source = { family: futoshiki, ruled: futoshikiRuled, clues: futoshikiClues };
  return chooseByRules(source, { puzzle, solution, kinds }, aim, rng.fork('clues'));
}

/** Everything that an attempt needs. */
export interface FutoshikiPlan {
  readonly size: number;
  readonly isAdjacent: boolean;
  /** The kinds of clues that may be given. */
  readonly kinds: readonly string[];
  readonly aim: ClueAim;
}

/** Checks the settings against each other. */
function planFutoshiki(
  { size, signs, givens, fewest }: ReadSettings<typeof FUTOSHIKI_SETTINGS>,
  goal: Steering,
): Result<FutoshikiPlan> {
  const isAdjacent = signs === 'adjacent';
  if (isAdjacent && givens === 'none') {
    const flaw = 'Numbers counted down from the largest keep all bars, so that one number at least is given.';
    return failure(refusal('givens', flaw));
  }
  const kinds = givens === 'none' ? ['sign'] : ['given', 'sign'];
  return success({ size, isAdjacent, kinds, aim: clueAim(goal, fewest) });
}
