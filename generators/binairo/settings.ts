/** Settings of the Binairo generator. */
import { flag, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const BINAIRO_SETTINGS = settings({
  size: size('width and height, both even', { least: 4, most: 20 }).prefault('8'),
  distinct: flag('all rows differ, and all columns do').default(false),
  signs: flag('signs = and × between cells as well as given numbers, as in Tango').default(false),
  fewest: FEWEST,
});

export const BINAIRO_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '14' } },
];
