/** Settings of the Skyscrapers generator. */
import { choice, settings, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

const VIEWS = ['few', 'all'] as const;
const GIVENS = ['allowed', 'none'] as const;

export const SKYSCRAPERS_SETTINGS = settings({
  size: whole('side of the grid', { least: 3, most: 9 }).default(5),
  views: choice('clues at the edge: as few as are needed, or all', VIEWS, 'few').default('few'),
  givens: choice('given heights beside the clues at the edge', GIVENS, 'none').default('none'),
  fewest: FEWEST,
});

export const SKYSCRAPERS_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 4 } },
  { name: 'medium', settings: { size: 5 } },
  { name: 'large', settings: { size: 6, givens: 'allowed' } },
];
