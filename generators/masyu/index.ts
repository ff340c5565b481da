/** Masyu: a loop that is changed until all its pearls leave one solution, and as few of them as it needs. */
import { type Rng, type Size, type SymmetryName, success } from '../../src/core/index.js';
import {
  type MasyuPuzzle,
  type MasyuSolution,
  masyu,
  masyuClues,
  masyuRuled,
} from '../../src/families/masyu/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { decidedLoop } from './loop.js';
import { MASYU_PRESETS, MASYU_SETTINGS } from './settings.js';

/** The grid to be made, and what its pearls are chosen for. */
export interface MasyuPlan {
  readonly size: Size;
  readonly symmetry: SymmetryName;
  readonly aim: ClueAim;
}

/** Makes Masyu with one solution. */
export const masyuGenerator: Generator<MasyuPuzzle, MasyuSolution, MasyuPlan, typeof MASYU_SETTINGS> = {
  id: 'masyu',
  version: 1,
  family: 'masyu',
  description: 'a random loop, changed until its pearls leave one solution, and as few of them as it needs',
  settings: MASYU_SETTINGS,
  presets: MASYU_PRESETS,
  proposals: { easy: ['plain'], medium: ['any'], hard: ['any', 'beyond'] },
  plan: async ({ size, symmetry, fewest }, goal) => success({ size, symmetry, aim: clueAim(goal, fewest) }),
  attempt,
};

function attempt({ size, aim }: MasyuPlan, rng: Rng): Attempt<MasyuPuzzle, MasyuSolution> {
  const found = decidedLoop(size, rng.fork('loop'));
  if (found === undefined) return failed('no loop was found with whose pearls logic finishes');
  const source = { family: masyu, ruled: masyuRuled, clues: masyuClues };
  return chooseByRules(source, found, aim, rng.fork('pearls'));
}
