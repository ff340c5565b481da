/** Renban lines: consecutive numbers without a repeat, in any order. */
import type { ConsecutiveRule } from '../../kinds/index.js';
import type { CellsConstraint } from '../cells.js';
import type { ConstraintType, RuleDraft } from '../contract.js';
import { lineMove, lineOf } from './line.js';

/** The cells from one end to the other, of a closed line with the first one once more at the end. */
export interface Renban extends CellsConstraint {
  readonly type: 'renban';
}

export const renban: ConstraintType<Renban> = {
  type: 'renban',
  ...lineOf(2, '#d79ad7', true),
  fault({ cells }, { side, placesOf }) {
    const { size } = new Set(placesOf(cells));
    return size <= side
      ? undefined
      : `A line of ${size} cells needs as many different numbers; there are ${side}.`;
  },
  rules: ({ cells }, { placesOf }) => [
    { kind: 'consecutive', places: [...new Set(placesOf(cells))] } satisfies RuleDraft<ConsecutiveRule>,
  ],
  move: lineMove({ en: 'renban line', de: 'Renban-Linie' }, 2.2, {
    en: 'The renban line from A to B holds consecutive numbers',
    de: 'Auf der Renban-Linie von A bis B stehen aufeinanderfolgende Zahlen',
  }),
  sentence: {
    en: 'A renban line holds consecutive numbers without a repeat, in any order.',
    de: 'Auf einer Renban-Linie stehen aufeinanderfolgende Zahlen ohne Wiederholung in beliebiger Reihenfolge.',
  },
};
