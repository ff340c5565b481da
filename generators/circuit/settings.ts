/** Settings of the circuit generator. */
import { flag, settings, size, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

const SIDES = { least: 2, most: 16 };

export const CIRCUIT_SETTINGS = settings({
  size: size('width and height', SIDES).prefault('7'),
  holes: whole('cells blacked out; width times height less the holes must be even', {
    least: 0,
    most: SIDES.most ** 2 - 2,
    usual: 'as few as the tree that grows leaves free',
  }).optional(),
  fewest: FEWEST,
  path: flag(
    'path puzzles: two marked points are joined by as few tracks as possible, and without the marks there would be other solutions (easy and medium ones can be solved without the marks); some ten seconds for 10x10',
  ).default(false),
});

export const CIRCUIT_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '5' } },
  { name: 'medium', settings: { size: '7' } },
  { name: 'large', settings: { size: '10' } },
];
