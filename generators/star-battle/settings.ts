/** Settings of the star battle generator. */
import { settings, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';

const SIDES = { least: 4, most: 20 };

export const STAR_BATTLE_SETTINGS = settings({
  size: whole('rows, columns and regions', SIDES).default(10),
  stars: whole(
    'stars in every row, column and region; the grid needs four times as many rows, and many more take long',
    { least: 1, most: 5, usual: '1 up to size 8, 2 up to 13, 3 up to 16, then 4' },
  ).optional(),
  'smallest-region': whole('fewest cells of a region', {
    least: 1,
    most: SIDES.most - 1,
    usual: 'twice the stars and one more',
  }).optional(),
  outside: whole('cells of no region, which take no star (an irregular park)', {
    least: 0,
    most: SIDES.most ** 2,
  }).default(0),
});

export const STAR_BATTLE_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 6, stars: 1 } },
  { name: 'medium', settings: { size: 10, stars: 2 } },
  { name: 'large', settings: { size: 14, stars: 3 } },
];
