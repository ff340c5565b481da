/** Settings of the Sudoku generator. */

import { SYMMETRY_NAMES } from '../../src/core/index.js';
import type { GridMethod } from '../../src/minimum/index.js';
import { choice, flag, type ReadSettings, settings, size, textOf, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';
import { VARIANTS } from './variants/index.js';

export const SMALLEST = 4;
export const LARGEST = 16;

const METHODS: readonly GridMethod[] = ['loop', 'search'];

export const SUDOKU_SETTINGS = settings({
  size: whole('side of the grid, not a prime number', {
    least: SMALLEST,
    most: LARGEST,
    usual: '9',
  }).optional(),
  box: size('width and height of a box, such as 3x2; the side is their product', {
    least: 1,
    most: LARGEST,
    usual: 'as square as the size allows',
  }).optional(),
  symmetry: choice('symmetry of the givens and of constraints', SYMMETRY_NAMES, 'none').optional(),
  givens: whole('how many givens are left; with a symmetry up to three more', {
    least: 0,
    most: LARGEST ** 2,
    usual: 'as few as possible, of easy ones four of nine cells: 36 at size 9; none with cages',
  }).optional(),
  variant: textOf(
    `constraints that are given besides, with commas between: ${VARIANTS.map(({ id }) => id).join(', ')}`,
    {
      expected: 'a list of variants with commas between',
      usual: 'none: a Sudoku of rows, columns and boxes',
      read: (written) => (written.trim() === '' ? undefined : written.split(',').map((word) => word.trim())),
    },
  ).optional(),
  minimal: flag(
    'no given can be left out (that does not make them the fewest of the grid, see --fewest); not together with a symmetry or a number of givens',
  ).optional(),
  pictures: flag('small pictures in place of the numbers, for children: sizes 4 and 6').optional(),
  fewest: flag(
    'the fewest givens that the grid of the puzzle allows, proved: sizes 4 and 6 (a second each) and 9 (five seconds to two minutes each on an idle core, some longer)',
  ).default(false),
  engine: choice(
    'how --fewest is proved: in rounds of leader and follower (loop; sizes 4 and 6) or by a search made for Sudoku (search)',
    METHODS,
    'loop, at size 9 search',
  ).optional(),
});

export type SudokuSettings = ReadSettings<typeof SUDOKU_SETTINGS>;

export const SUDOKU_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 4 } },
  { name: 'medium', settings: {} },
  { name: 'large', settings: { size: 16 } },
];
