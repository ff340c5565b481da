/** Settings of the Mosaic generator. */
import { decimal, settings, size } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const MOSAIC_SETTINGS = settings({
  size: size('width and height', { least: 3, most: 50 }).prefault('10'),
  density: decimal('share of black cells', { least: 0.1, most: 0.9 }).default(0.5),
  grain: decimal('how large the shapes are; 0: single cells', { least: 0, most: 6 }).default(1),
  fewest: FEWEST,
});

export const MOSAIC_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '10' } },
  { name: 'large', settings: { size: '16' } },
];
