/** Slitherlinks: a random loop, and as few of its numbers as the wanted logic or one solution needs. */
import { failure, type Rng, type Size, type SymmetryName, success } from '../../src/core/index.js';
import {
  OPEN,
  type SlitherlinkPuzzle,
  type SlitherlinkSolution,
  slitherlink,
  slitherlinkClues,
  slitherlinkRuled,
} from '../../src/families/slitherlink/index.js';
import { refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import type { ClueAim } from '../shared/chosen-clues.js';
import type { Attempt, Generator } from '../shared/generator.js';
import { aimOf } from '../shared/goal.js';
import { randomLoop } from '../shared/loop-region.js';
import { symmetricClues } from '../shared/symmetric-clues.js';
import { SLITHERLINK_PRESETS, SLITHERLINK_SETTINGS } from './settings.js';

/** The grid to be made, and the purpose of its numbers. */
export interface SlitherlinkPlan {
  readonly size: Size;
  readonly symmetry: SymmetryName;
  /** By default each number, corner or loop by itself decides sides until all are known. */
  readonly aim: ClueAim;
}

/** Loops of one attempt: of small ones many are not found by plain logic with all numbers given. */
const LOOPS = 100;

/** Makes Slitherlinks with one solution. */
export const slitherlinkGenerator: Generator<
  SlitherlinkPuzzle,
  SlitherlinkSolution,
  SlitherlinkPlan,
  typeof SLITHERLINK_SETTINGS
> = {
  id: 'slitherlink',
  version: 1,
  family: 'slitherlink',
  description:
    'a random loop that wanders, and as few of its numbers as decide it one after the other, or as one solution needs',
  settings: SLITHERLINK_SETTINGS,
  presets: SLITHERLINK_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'look-ahead'], hard: ['look-ahead', 'beyond'] },
  plan: async ({ size, symmetry, fewest }, goal) => {
    if (size.rows !== size.columns && (symmetry === 'quarter-turn' || symmetry === 'diagonal')) {
      return failure(refusal('symmetry', `The symmetry ${symmetry} needs as many rows as columns.`));
    }
    return success({ size, symmetry, aim: fewest ? 'fewest' : (aimOf(goal) ?? 'plain') });
  },
  attempt,
};

function attempt(
  { size, symmetry, aim }: SlitherlinkPlan,
  rng: Rng,
): Attempt<SlitherlinkPuzzle, SlitherlinkSolution> {
  const grid = new Array<string>(size.rows).fill(OPEN.repeat(size.columns));
  const puzzle: SlitherlinkPuzzle = { family: 'slitherlink', grid };
  const loops = rng.fork('loop');
  const source = { family: slitherlink, ruled: slitherlinkRuled };
  const numbers = rng.fork('numbers');
  const choose = (solution: SlitherlinkSolution): Attempt<SlitherlinkPuzzle, SlitherlinkSolution> =>
    symmetry === 'none'
      ? chooseByRules({ ...source, clues: slitherlinkClues }, { puzzle, solution }, aim, numbers)
      : chooseByRules(
          { ...source, clues: symmetricClues(slitherlinkClues, size, symmetry) },
          { puzzle, solution },
          aim,
          numbers,
        );
  let attempt = choose(randomLoop(size, loops));
  for (let left = LOOPS; aim === 'plain' && attempt.status === 'failed' && left > 0; left--) {
    attempt = choose(randomLoop(size, loops));
  }
  return attempt;
}
