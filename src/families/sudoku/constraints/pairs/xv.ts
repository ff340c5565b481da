/** X and V: both numbers add up to 10 or to 5, or to a number that is written. */
import { z } from 'zod';
import { letterShapes } from '../../drawing/pairs.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { pairRule } from './pair-rule.js';

/** Two cells side by side and the sum of their numbers. */
export interface Xv extends CellsConstraint {
  readonly type: 'xv';
  readonly sum: number;
}

const LETTERS: Readonly<Record<number, string>> = { 5: 'V', 10: 'X' };

export const xv: ConstraintType<Xv> = {
  type: 'xv',
  keys: { cells: CELLS, sum: z.number().int() },
  cellKeys: { cells: { form: 'pair' } },
  fault: ({ sum }, { side }) =>
    sum >= 2 && sum <= 2 * side
      ? undefined
      : `Two numbers from 1 to ${side} have a sum from 2 to ${2 * side}; found ${sum}.`,
  rules: (constraint, cells) => [pairRule(constraint, cells, { is: 'sum', by: constraint.sum })],
  draw: ({ cells, sum }, picture) => letterShapes(picture, cells, LETTERS[sum] ?? String(sum)),
  sentence: {
    en: 'Numbers on both sides of an X add up to 10, of a V to 5, of a number to that number.',
    de: 'Zahlen auf beiden Seiten eines X ergeben zusammen 10, eines V 5, einer Zahl diese Zahl.',
  },
};
