/** Between lines: the numbers on a line lie between those in the circles at its ends. */
import { betweenShapes } from '../../drawing/lines.js';
import type { BetweenRule } from '../../kinds/index.js';
import type { CellsConstraint } from '../cells.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { lineMove, lineOf } from './line.js';

/** The cells from one circle to the other. */
export interface Between extends CellsConstraint {
  readonly type: 'between';
}

export const between: ConstraintType<Between> = {
  type: 'between',
  ...lineOf(3, '#b0b0b0'),
  rules({ cells }, { placesOf }) {
    const places = placesOf(cells);
    const [one, other, inner] = [places[0]!, places.at(-1)!, places.slice(1, -1)];
    return [{ kind: 'between', places: [one, other, ...inner] } satisfies RuleDraft<BetweenRule>];
  },
  move: lineMove({ en: 'between line', de: 'Zwischen-Linie' }, 2, {
    en: 'The numbers between A and B lie between those two',
    de: 'Die Zahlen zwischen A und B liegen zwischen diesen beiden',
  }),
  draw: ({ cells }, picture) => betweenShapes(picture, cells),
  sentence: {
    en: 'The numbers on a line between two circles lie between the numbers in these.',
    de: 'Die Zahlen auf einer Linie zwischen zwei Kreisen liegen zwischen den Zahlen in diesen.',
  },
};
