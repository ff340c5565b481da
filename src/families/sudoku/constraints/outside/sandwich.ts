/** Sandwiches: the sum of the numbers between the 1 and the largest number of a row or column. */
import { lineClue } from '../../drawing/outside.js';
import type { SandwichRule } from '../../kinds/index.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { clueMargin, distanceOf, SUM_KEYS, type SumConstraint, wholeLineFault } from './clue.js';

/** The cells of the row or column from the clue on. */
export interface Sandwich extends SumConstraint {
  readonly type: 'sandwich';
}

export const sandwich: ConstraintType<Sandwich> = {
  type: 'sandwich',
  ...SUM_KEYS,
  fault({ cells, sum }, all) {
    const { side } = all;
    const most = ((side - 2) * (side + 1)) / 2;
    if (sum >= 0 && sum <= most) return wholeLineFault(cells, all);
    return `The numbers from 2 to ${side - 1} have a sum of ${most} at most; found ${sum}.`;
  },
  rules: ({ cells, sum }, { side, placesOf }) => [
    {
      kind: 'sandwich',
      places: placesOf(cells),
      ends: [1, side],
      total: sum,
    } satisfies RuleDraft<SandwichRule>,
  ],
  draw: (constraint, picture, all) =>
    lineClue(picture, constraint.cells, constraint.sum, distanceOf(constraint, all)),
  margin: clueMargin,
  sentence: {
    en: 'A number outside the grid is the sum of the numbers between 1 and 9 (the largest number) in its row or column.',
    de: 'Eine Zahl am Rand ist die Summe der Zahlen zwischen der 1 und der 9 (der größten Zahl) in ihrer Zeile oder Spalte.',
  },
};
