/** Masyu: a loop that is changed until all its pearls leave one solution, and as few of them as it needs. */
import { failure, type Rng, type Size, type SymmetryName, success } from '../../src/core/index.js';
import {
  type MasyuPuzzle,
  type MasyuSolution,
  masyu,
  masyuClues,
  masyuRuled,
} from '../../src/families/masyu/index.js';
import { refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import type { ClueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator } from '../shared/generator.js';
import { aimOf } from '../shared/goal.js';
import { symmetricClues } from '../shared/symmetric-clues.js';
import { decidedLoop } from './loop.js';
import { MASYU_PRESETS, MASYU_SETTINGS } from './settings.js';

/** The grid to be made, and the purpose of its pearls. */
export interface MasyuPlan {
  readonly size: Size;
  readonly symmetry: SymmetryName;
  /** By default pearls that leave one solution to plain logic and one step of look-ahead. */
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
  plan: async ({ size, symmetry, fewest }, goal) => {
    if (size.rows !== size.columns && (symmetry === 'quarter-turn' || symmetry === 'diagonal')) {
      return failure(refusal('symmetry', `The symmetry ${symmetry} needs as many rows as columns.`));
    }
    return success({ size, symmetry, aim: fewest ? 'fewest' : (aimOf(goal) ?? 'guessless') });
  },
  attempt,
};

function attempt({ size, symmetry, aim }: MasyuPlan, rng: Rng): Attempt<MasyuPuzzle, MasyuSolution> {
  const solved = decidedLoop(size, symmetry, rng.fork('loop'));
  if (solved === undefined) return failed('no loop was found with whose pearls logic finishes');
  const source = { family: masyu, ruled: masyuRuled };
  const pearls = rng.fork('pearls');
  return symmetry === 'none'
    ? chooseByRules({ ...source, clues: masyuClues }, solved, aim, pearls)
    : chooseByRules({ ...source, clues: symmetricClues(masyuClues, size, symmetry) }, solved, aim, pearls);
}
