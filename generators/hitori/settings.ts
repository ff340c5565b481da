/** Settings of the Hitori generator. */
import { SYMMETRY_NAMES } from '../../src/core/index.js';
import { choice, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const HITORI_SETTINGS = settings({
  size: size('width and height', { least: 4, most: 40 }).prefault('8'),
  symmetry: choice('symmetry of the black cells', SYMMETRY_NAMES, 'none').default('none'),
  fewest: FEWEST,
});

export const HITORI_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '5' } },
  { name: 'medium', settings: { size: '8' } },
  { name: 'large', settings: { size: '12' } },
];
