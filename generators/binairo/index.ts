/** Binairos: a random filling that keeps the rules, and as few of its numbers and signs as are needed. */
import { failure, type Result, type Rng, type Size, success } from '../../src/core/index.js';
import {
  type BinairoPuzzle,
  type BinairoSolution,
  binairo,
  binairoClues,
  binairoRuled,
  OPEN,
} from '../../src/families/binairo/index.js';
import { logicFor, type RuleCandidates, randomFilling } from '../../src/families/kit/index.js';
import { type ReadSettings, refusal } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import type { ClueAim } from '../shared/chosen-clues.js';
import { type Attempt, failed, type Generator, type Steering } from '../shared/generator.js';
import { aimOf } from '../shared/goal.js';
import { BINAIRO_PRESETS, BINAIRO_SETTINGS } from './settings.js';

/** The puzzle without clues, and the purpose of its clues. */
export interface BinairoPlan {
  readonly bare: BinairoPuzzle;
  readonly kinds: readonly string[];
  /** By default each rule by itself decides cells until all are known. */
  readonly aim: ClueAim;
}

/** Times that logic may be asked for a random filling. */
const STEPS = 2000;

/** Makes Binairos with one solution. */
export const binairoGenerator: Generator<
  BinairoPuzzle,
  BinairoSolution,
  BinairoPlan,
  typeof BINAIRO_SETTINGS
> = {
  id: 'binairo',
  version: 1,
  family: 'binairo',
  description:
    'a random filling, and as few of its numbers (and signs) as decide it one after the other, or as one solution needs',
  settings: BINAIRO_SETTINGS,
  presets: BINAIRO_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'look-ahead'], hard: ['look-ahead', 'beyond'] },
  plan: async (settings, goal) => planBinairo(settings, goal),
  attempt,
};

function planBinairo(
  { size, distinct, signs, fewest }: ReadSettings<typeof BINAIRO_SETTINGS>,
  goal: Steering,
): Result<BinairoPlan> {
  const { rows, columns } = size;
  if (rows % 2 === 1 || columns % 2 === 1) {
    const message = `Half of every row and column is 1, so width and height are even; ${columns}x${rows} is not.`;
    return failure(refusal('size', message));
  }
  return success({
    bare: { family: 'binairo', grid: openGrid(size), ...(distinct && { distinct }) },
    kinds: signs ? ['givens', 'signs'] : ['givens'],
    aim: fewest ? 'fewest' : (aimOf(goal) ?? 'plain'),
  });
}

function openGrid({ rows, columns }: Size): readonly string[] {
  return Array.from({ length: rows }, () => OPEN.repeat(columns));
}

/** The logic of the latest filling: the next one is mostly of the same size. */
let latest: RuleCandidates | undefined;

function attempt({ bare, kinds, aim }: BinairoPlan, rng: Rng): Attempt<BinairoPuzzle, BinairoSolution> {
  const board = binairoRuled.board(bare);
  latest = logicFor(binairoRuled, bare, latest);
  const values = randomFilling(latest, rng.fork('filling'), STEPS);
  if (values === undefined) return failed('no filling was found within the steps allowed');
  const source = { family: binairo, ruled: binairoRuled, clues: binairoClues };
  const solved = { puzzle: bare, solution: board.solutionOf(values), kinds };
  return chooseByRules(source, solved, aim, rng.fork('clues'));
}
