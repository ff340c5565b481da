/** Quadruples: the numbers in a circle between four cells stand in these, each as often as it is written. */
import { z } from 'zod';
import type { CountRule } from '../../kit/rules/index.js';
import { cornerClue } from '../drawing/pairs.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';

/** Two by two cells, and numbers that stand in them. */
export interface Quadruple extends CellsConstraint {
  readonly type: 'quadruple';
  readonly numbers: readonly number[];
}

export const quadruple: ConstraintType<Quadruple> = {
  type: 'quadruple',
  keys: { cells: CELLS, numbers: z.array(z.number()).min(1).max(4) },
  cellKeys: { cells: { form: 'square' } },
  fault({ numbers }, { side }) {
    const wrong = numbers.find((number) => !Number.isInteger(number) || number < 1 || number > side);
    return wrong === undefined ? undefined : `Numbers from 1 to ${side} are expected; found ${wrong}.`;
  },
  rules({ cells, numbers }, { placesOf }) {
    const places = placesOf(cells);
    return [...new Set(numbers)].map((value): RuleDraft<CountRule> => {
      const least = numbers.filter((number) => number === value).length;
      return { kind: 'count', places, value, least, most: places.length };
    });
  },
  draw: ({ cells, numbers }, picture) => cornerClue(picture, cells, numbers),
  sentence: {
    en: 'The numbers in a circle all stand in the four cells around it.',
    de: 'Die Zahlen in einem Kreis stehen alle in den vier Feldern um ihn herum.',
  },
};
