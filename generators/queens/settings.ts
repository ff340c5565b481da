/** Settings of the queens generator. */
import { flag, settings, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';

const SIDES = { least: 5, most: 12 };

export const QUEENS_SETTINGS = settings({
  size: whole('side of the board', SIDES).default(8),
  walls: whole('walls on the board', {
    least: 1,
    most: Math.floor(SIDES.most ** 2 / 3),
    usual: 'half the size, or twice as many as there are more queens than rows',
  }).optional(),
  queens: whole('the largest number of queens that fit, more than there are rows', {
    least: 1,
    most: SIDES.most ** 2,
    usual: 'any number larger than the size; with --least two more than the size',
  }).optional(),
  least: flag(
    'boards with the fewest walls that this number of queens needs, proved by the search made for this; the record says so',
  ).default(false),
});

export const QUEENS_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 6, walls: 3 } },
  { name: 'medium', settings: { size: 8, walls: 4 } },
  { name: 'large', settings: { size: 9, walls: 5 } },
];
