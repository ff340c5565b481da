/** Settings of the Akari generator. */
import { SYMMETRY_NAMES } from '../../src/core/index.js';
import { choice, decimal, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const AKARI_SETTINGS = settings({
  size: size('width and height', { least: 3, most: 50 }).prefault('10'),
  density: decimal('share of cells that are walls', { least: 0.05, most: 0.6 }).default(0.2),
  symmetry: choice('symmetry of the walls', SYMMETRY_NAMES, 'half-turn').default('half-turn'),
  fewest: FEWEST,
});

export const AKARI_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '7' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '14' } },
];
