/** Settings of the Calcudoku generator. */

import type { CageOperation } from '../../src/families/kenken/index.js';
import { flag, settings, textOf, whole } from '../../src/settings/index.js';
import type { Preset } from '../shared/generator.js';

const OPERATIONS: readonly CageOperation[] = ['+', '-', '*', '/'];

export const KENKEN_SETTINGS = settings({
  size: whole('side of the grid', { least: 3, most: 9 }).default(6),
  'largest-cage': whole('cells of the largest cage', {
    least: 2,
    most: 6,
    usual: '3 for easy puzzles, 6 for hard ones, else 4',
  }).optional(),
  operations: textOf('the operations that cages may have, such as "+-"', {
    expected: `a choice of ${OPERATIONS.join(' ')}, each once,`,
    read: readOperations,
  }).prefault(OPERATIONS.join('')),
  untold: flag('cages show their target alone, not the operation').default(false),
});

export const KENKEN_PRESETS: readonly [Preset, Preset, Preset] = [
  { name: 'small', settings: { size: 4 } },
  { name: 'medium', settings: { size: 6 } },
  { name: 'large', settings: { size: 9 } },
];

function readOperations(text: string): readonly CageOperation[] | undefined {
  const found = OPERATIONS.filter((operation) => text.includes(operation));
  return found.length > 0 && found.length === text.length ? found : undefined;
}
