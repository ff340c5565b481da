/** Thermometers: the numbers rise from the bulb to the end; on a slow one they never fall. */
import { z } from 'zod';
import type { RelationRule } from '../../kit/rules/index.js';
import { thermometerShapes } from '../drawing/lines.js';
import { CELLS, type CellsConstraint } from './cells.js';
import type { ConstraintType, RuleDraft } from './contract.js';

/** The cells from the bulb to the end. */
export interface Thermometer extends CellsConstraint {
  readonly type: 'thermometer';
  readonly slow?: true;
}

export const thermometer: ConstraintType<Thermometer> = {
  type: 'thermometer',
  keys: { cells: CELLS, slow: z.literal(true).optional() },
  cellKeys: { cells: { form: 'path', least: 2 } },
  fault: ({ cells, slow }, { side }) =>
    slow || cells.length <= side
      ? undefined
      : `${cells.length} numbers cannot rise from 1 to ${side}; at most ${side} cells are expected.`,
  rules: ({ cells, slow }, { placesOf }) =>
    placesOf(cells.slice(1)).map((place, index): RuleDraft<RelationRule> => {
      const before = placesOf([cells[index]!])[0]!;
      return { kind: 'relation', places: [before, place], test: { is: slow ? 'at-most' : 'less' } };
    }),
  draw: ({ cells, slow }, picture) => thermometerShapes(picture, cells, slow === true),
  sentence: {
    en: 'Along a thermometer the numbers rise from the bulb to the end.',
    de: 'Auf einem Thermometer steigen die Zahlen von der Kugel zum Ende.',
  },
};
