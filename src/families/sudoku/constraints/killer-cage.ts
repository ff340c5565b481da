/** Killer cages: the numbers in a cage are all different, and a number in its corner is their sum. */
import { z } from 'zod';
import type { SumRule } from '../../kit/rules/index.js';
import { cageShapes } from '../drawing/cages.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';

/** A cage; without a sum its numbers are only different. */
export interface KillerCage extends CellsConstraint {
  readonly type: 'killer-cage';
  readonly sum?: number;
}

export const killerCage: ConstraintType<KillerCage> = {
  type: 'killer-cage',
  keys: { cells: CELLS, sum: z.number().int().optional() },
  cellKeys: { cells: { form: 'any' } },
  fault({ cells, sum }, { side }) {
    const count = cells.length;
    if (count > side) return `The cage has ${count} cells; there are ${side} different numbers.`;
    const [least, most] = [(count * (count + 1)) / 2, (count * (2 * side + 1 - count)) / 2];
    if (sum === undefined || (sum >= least && sum <= most)) return undefined;
    return `${count} different numbers from 1 to ${side} have a sum from ${least} to ${most}; found ${sum}.`;
  },
  rules({ cells, sum }, { placesOf }) {
    const places = placesOf(cells);
    if (sum === undefined) return cells.length < 2 ? [] : [{ kind: 'all-different', places }];
    return [{ kind: 'sum', places, total: sum, distinct: true } satisfies RuleDraft<SumRule>];
  },
  draw: ({ cells, sum }, picture) => cageShapes(picture, cells, sum),
  sentence: {
    en: 'In a cage with a dashed outline no number repeats, and its numbers add up to the number in its corner.',
    de: 'In einem gestrichelt umrandeten Käfig kommt keine Zahl zweimal vor, und die Summe seiner Zahlen steht in der Ecke.',
  },
};
