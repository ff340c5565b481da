/** Settings of the hashi generator. */

import { LARGEST_LIMIT, USUAL_LIMIT } from '../../src/families/hashi/index.js';
import { decimal, flag, settings, size, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';

/** The islands of the smallest puzzle made: one on every side. */
export const LEAST_ISLANDS = 4;
export const USUAL_LOOPS = 30;
/** Loops leave more to be found out. */
export const LOOPS_OF_HARD = 80;

export const HASHI_SETTINGS = settings({
  size: size('width and height', { least: 4, most: 60 }).prefault('12x12'),
  // Fewer islands hardly fill a grid, and more find no room between the others.
  density: decimal('islands in a hundred cells', { least: 8, most: 35 }).default(25),
  islands: whole('exactly this many islands; the density then counts for nothing', {
    least: LEAST_ISLANDS,
  }).optional(),
  'side-by-side': flag('islands may lie side by side, which leaves room for more of them').default(false),
  bridges: whole('most bridges between two islands', { least: 1, most: LARGEST_LIMIT }).default(USUAL_LIMIT),
  loops: decimal(
    'of a hundred loops that could be closed, how many are when the islands are laid out; 0: never any',
    { least: 0, most: 100, usual: `${USUAL_LOOPS}, or ${LOOPS_OF_HARD} for hard puzzles` },
  ).optional(),
});

export const HASHI_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '7x7' } },
  { name: 'medium', settings: { size: '15x15' } },
  { name: 'large', settings: { size: '25x25' } },
];
