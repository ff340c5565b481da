/** Skyscrapers: a random Latin square of towers, and few of the views and heights that could be given. */
import { type Rng, success } from '../../src/core/index.js';
import {
  type SkyscrapersPuzzle,
  type SkyscrapersSolution,
  skyscrapers,
  skyscrapersClues,
  skyscrapersRuled,
  withAllViews,
} from '../../src/families/skyscrapers/index.js';
import type { ReadSettings } from '../../src/settings/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Attempt, Generator, Steering } from '../shared/generator.js';
import { latinRows } from '../shared/latin-square.js';
import { SKYSCRAPERS_PRESETS, SKYSCRAPERS_SETTINGS } from './settings.js';

/** Makes Skyscrapers with one solution. */
export const skyscrapersGenerator: Generator<
  SkyscrapersPuzzle,
  SkyscrapersSolution,
  SkyscrapersPlan,
  typeof SKYSCRAPERS_SETTINGS
> = {
  id: 'skyscrapers',
  version: 1,
  family: 'skyscrapers',
  description: 'a random Latin square of towers, of which few views and heights are given',
  settings: SKYSCRAPERS_SETTINGS,
  presets: SKYSCRAPERS_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'any'], hard: ['any', 'look-ahead'] },
  plan: async (settings, goal) => success(planSkyscrapers(settings, goal)),
  attempt,
};

function attempt(
  { size, kinds, aim }: SkyscrapersPlan,
  rng: Rng,
): Attempt<SkyscrapersPuzzle, SkyscrapersSolution> {
  const solution = latinRows(size, rng.fork('square'));
  const source = { family: skyscrapers, ruled: skyscrapersRuled, clues: skyscrapersClues };
  return chooseByRules(source, { puzzle: withAllViews(solution), solution, kinds }, aim, rng.fork('clues'));
}

/** Everything that an attempt needs. */
export interface SkyscrapersPlan {
  readonly size: number;
  /** The kinds of clues that may be given. */
  readonly kinds: readonly string[];
  readonly aim: ClueAim;
}

/** The plan of settings, all of which go together. */
function planSkyscrapers(
  { size, views, givens, fewest }: ReadSettings<typeof SKYSCRAPERS_SETTINGS>,
  goal: Steering,
): SkyscrapersPlan {
  const kinds = [...(givens === 'allowed' ? ['given'] : []), ...(views === 'few' ? ['view'] : [])];
  return { size, kinds, aim: clueAim(goal, fewest) };
}
