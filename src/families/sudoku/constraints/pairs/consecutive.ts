/** Marks of consecutive numbers: both cells beside a bar differ by 1. */
import type { NeighbourPair } from '../../../kit/neighbour-pairs.js';
import { barOf } from '../../../kit/pictures/border-signs.js';
import { signShapes } from '../../drawing/pairs.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { pairRule } from './pair-rule.js';

/** Two cells side by side. */
export interface Consecutive extends CellsConstraint {
  readonly type: 'consecutive';
}

export const consecutive: ConstraintType<Consecutive> = {
  type: 'consecutive',
  keys: { cells: CELLS },
  cellKeys: { cells: { form: 'pair' } },
  rules: (constraint, cells) => [pairRule(constraint, cells, { is: 'difference', by: 1 })],
  draw: ({ cells }, picture) => signShapes(picture, barOf(cells as NeighbourPair)),
  sentence: {
    en: 'Numbers on both sides of a bar are consecutive.',
    de: 'Zahlen auf beiden Seiten eines Balkens folgen aufeinander.',
  },
};
