/** Signs of inequality: the number at the point is the smaller one. */
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import { lessSign } from '../../../kit/pictures/border-signs.js';
import { signShapes } from '../../drawing/pairs.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { pairRule } from './pair-rule.js';

/** The cell with the smaller number, then that with the greater one. */
export interface Inequality extends CellsConstraint {
  readonly type: 'inequality';
}

export const inequality: ConstraintType<Inequality> = {
  type: 'inequality',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'pair' } },
  rules: (constraint, cells) => [pairRule(constraint, cells, { is: 'less' })],
  draw: ({ cells }, picture) => signShapes(picture, lessSign(cells as NeighbourPair)),
  sentence: {
    en: 'A sign between two cells points to the smaller number.',
    de: 'Ein Zeichen zwischen zwei Feldern zeigt auf die kleinere Zahl.',
  },
};
