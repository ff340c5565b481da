/** Settings of the Futoshiki generator. */
import { choice, settings, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

const SIGNS = ['less', 'adjacent'] as const;
const GIVENS = ['allowed', 'none'] as const;

export const FUTOSHIKI_SETTINGS = settings({
  size: whole('side of the grid', { least: 3, most: 12 }).default(5),
  signs: choice(
    'signs that point to the smaller number, or bars between all neighbours that differ by one',
    SIGNS,
    'less',
  ).default('less'),
  givens: choice('given numbers beside the signs', GIVENS, 'allowed').default('allowed'),
  fewest: FEWEST,
});

export const FUTOSHIKI_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 4 } },
  { name: 'medium', settings: { size: 5 } },
  { name: 'large', settings: { size: 7 } },
];
