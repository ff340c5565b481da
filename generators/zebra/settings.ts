/** Settings of the zebra generator. */
import { flag, settings, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';
import { ATTRIBUTES } from './vocabulary.js';

export const ZEBRA_SETTINGS = settings({
  size: whole('houses in the street', { least: 2, most: 9 }).default(5),
  attributes: whole(`what is known of every house: ${ATTRIBUTES.join(', ')}`, {
    least: 2,
    most: ATTRIBUTES.length,
  }).default(4),
  'no-places': flag(
    'no clue says in which house a value is; the street has to be found from relations alone',
  ).default(false),
});

export const ZEBRA_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 3, attributes: 3 } },
  { name: 'medium', settings: { size: 5, attributes: 4 } },
  { name: 'large', settings: { size: 6, attributes: 6 } },
];
