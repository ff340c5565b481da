/** X-sums: the sum of the first X numbers from the clue on, where X is the first of them. */
import { lineClue } from '../../drawing/outside.js';
import type { XSumRule } from '../../kinds/index.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { clueMargin, distanceOf, SUM_KEYS, type SumConstraint, wholeLineFault } from './clue.js';

/** The cells of the row or column from the clue on. */
export interface XSum extends SumConstraint {
  readonly type: 'x-sum';
}

export const xSum: ConstraintType<XSum> = {
  type: 'x-sum',
  ...SUM_KEYS,
  fault({ cells, sum }, all) {
    const { side } = all;
    const most = (side * (side + 1)) / 2;
    if (sum >= 1 && sum <= most) return wholeLineFault(cells, all);
    return `The numbers from 1 to ${side} have sums from 1 to ${most}; found ${sum}.`;
  },
  rules: ({ cells, sum }, { placesOf }) => [
    { kind: 'x-sum', places: placesOf(cells), total: sum } satisfies RuleDraft<XSumRule>,
  ],
  draw: (constraint, picture, all) =>
    lineClue(picture, constraint.cells, constraint.sum, distanceOf(constraint, all)),
  margin: clueMargin,
  sentence: {
    en: 'A number outside the grid is the sum of the first numbers from there, as many as the first of them says.',
    de: 'Eine Zahl am Rand ist die Summe der ersten Zahlen von dort aus, so vieler, wie die erste von ihnen angibt.',
  },
};
