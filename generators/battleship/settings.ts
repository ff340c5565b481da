/** Settings of the battleship generator. */
import { settings, size, textOf, whole } from '../../src/settings/index.js';
import { FEWEST } from '../shared/chosen-clues.js';
import type { Preset } from '../shared/generator.js';

const SIDES = { least: 2, most: 20 };
/** The classic fleet. */
export const USUAL_FLEET = [4, 3, 3, 2, 2, 2, 1, 1, 1, 1];

export const BATTLESHIP_SETTINGS = settings({
  size: size('width and height', SIDES).prefault('10'),
  fleet: textOf('length of every ship, with commas between: 4,3,3,2,2,2,1,1,1,1', {
    expected: 'a list of lengths from 1 to 99 with commas between (4,3,3,2)',
    usual: `${USUAL_FLEET.join()} from 10x10 on, fewer and shorter ones below`,
    read: readFleet,
  }).optional(),
  missing: whole('how many of the numbers beside rows and columns are not given', {
    least: 0,
    most: 2 * SIDES.most,
  }).default(0),
  fewest: FEWEST,
});

export const BATTLESHIP_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: '6' } },
  { name: 'medium', settings: { size: '8' } },
  { name: 'large', settings: { size: '10' } },
];

/** Lengths, longest first. */
function readFleet(text: string): readonly number[] | undefined {
  if (!/^\s*[1-9]\d?(\s*,\s*[1-9]\d?)*\s*$/.test(text)) return undefined;
  return text
    .split(',')
    .map(Number)
    .sort((first, second) => second - first);
}
