/** Settings of the Slitherlink generator. */
import { SYMMETRY_NAMES } from '../../src/core/index.js';
import { choice, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const SLITHERLINK_SETTINGS = settings({
  size: size('width and height', { least: 3, most: 50 }).prefault('10'),
  symmetry: choice('symmetry of the pattern of numbers', SYMMETRY_NAMES, 'none').default('none'),
  fewest: FEWEST,
});

export const SLITHERLINK_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '7' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '14' } },
];
