/** Settings of the Tents generator. */
import { decimal, flag, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const TENTS_SETTINGS = settings({
  size: size('width and height', { least: 4, most: 40 }).prefault('8'),
  density: decimal('share of cells that have tents', { least: 0.05, most: 0.2 }).default(0.2),
  'few-numbers': flag('only some rows and columns have numbers, as few as one solution needs').default(false),
  fewest: FEWEST,
});

export const TENTS_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '8' } },
  { name: 'large', settings: { size: '12' } },
];
