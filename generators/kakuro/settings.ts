/** Settings of the Kakuro generator. */
import { flag, settings, size, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

export const KAKURO_SETTINGS = settings({
  size: size('width and height, with the black first row and column', { least: 3, most: 60 }).prefault('8'),
  black: whole('black cells of a hundred, without the first row and column, to come near to', {
    least: 0,
    most: 60,
  }).default(35),
  'longest-run': whole('cells of the longest run', { least: 2, most: 9 }).default(9),
  'given-numbers': whole('white cells that are given', { least: 0, most: 200 }).default(0),
  'few-sums': flag('only the sums that are needed for one solution (and for its difficulty)').default(false),
  fewest: FEWEST,
});

export const KAKURO_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '8' } },
  { name: 'large', settings: { size: '12' } },
];
