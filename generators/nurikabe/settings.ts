/** Settings of the Nurikabe generator. */
import { SYMMETRY_NAMES } from '../../src/core/index.js';
import { choice, decimal, settings, size, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const NURIKABE_SETTINGS = settings({
  size: size('width and height', { least: 3, most: 50 }).prefault('10'),
  density: decimal('share of cells that have numbers', { least: 0.03, most: 0.3 }).default(0.15),
  largest: whole('largest number', { least: 2, most: 60 }).default(9),
  symmetry: choice('symmetry of the cells with numbers', SYMMETRY_NAMES, 'half-turn').default('half-turn'),
  fewest: FEWEST,
});

export const NURIKABE_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '7' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '14' } },
];
