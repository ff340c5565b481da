/** Settings of the Masyu generator. */
import { SYMMETRY_NAMES } from '../../src/core/index.js';
import { choice, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const MASYU_SETTINGS = settings({
  size: size('width and height', { least: 4, most: 30 }).prefault('10'),
  symmetry: choice('symmetry of the cells with pearls', SYMMETRY_NAMES, 'none').default('none'),
  fewest: FEWEST,
});

export const MASYU_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '14' } },
];
