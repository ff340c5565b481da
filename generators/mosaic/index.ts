/** Mosaics: a random picture, and as few of its numbers as one solution or the wanted logic needs. */
import { type Rng, success, textRowsOf } from '../../src/core/index.js';
import {
  BLACK_CELL,
  type MosaicPuzzle,
  type MosaicSolution,
  mosaic,
  mosaicClues,
  mosaicRuled,
  NO_NUMBER,
  WHITE_CELL,
} from '../../src/families/mosaic/index.js';
import { chooseByRules } from '../shared/by-rules.js';
import type { ClueAim } from '../shared/chosen-clues.js';
import type { Attempt, Generator } from '../shared/generator.js';
import { aimOf } from '../shared/goal.js';
import { type NoiseOptions, randomPicture } from '../shared/noise.js';
import { MOSAIC_PRESETS, MOSAIC_SETTINGS } from './settings.js';

export interface MosaicPlan {
  readonly picture: NoiseOptions;
  /** By default each number by itself decides cells until all are known. */
  readonly aim: ClueAim;
}

/** Makes Mosaics with one solution. */
export const mosaicGenerator: Generator<MosaicPuzzle, MosaicSolution, MosaicPlan, typeof MOSAIC_SETTINGS> = {
  id: 'mosaic',
  version: 1,
  family: 'mosaic',
  description:
    'a random picture of patches, and as few of its numbers as decide it one after the other, or as one solution needs',
  settings: MOSAIC_SETTINGS,
  presets: MOSAIC_PRESETS,
  proposals: { easy: ['plain'], medium: ['plain', 'look-ahead'], hard: ['look-ahead', 'beyond'] },
  plan: async ({ size: { rows, columns }, density, grain, fewest }, goal) =>
    success({
      picture: { width: columns, height: rows, density, grain, symmetry: 'none' as const },
      aim: fewest ? 'fewest' : (aimOf(goal) ?? 'plain'),
    }),
  attempt,
};

function attempt({ picture, aim }: MosaicPlan, rng: Rng): Attempt<MosaicPuzzle, MosaicSolution> {
  const cells = randomPicture(picture, rng.fork('picture'));
  const signs = Array.from(cells, (filled) => (filled === 1 ? BLACK_CELL : WHITE_CELL));
  const solution = textRowsOf(signs.join(''), picture.width);
  const puzzle: MosaicPuzzle = {
    family: 'mosaic',
    grid: solution.map((row) => NO_NUMBER.repeat(row.length)),
  };
  const source = { family: mosaic, ruled: mosaicRuled, clues: mosaicClues };
  return chooseByRules(source, { puzzle, solution }, aim, rng.fork('numbers'));
}
