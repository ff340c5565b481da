/** Thermometers: the numbers rise from the bulb to the end; on a slow one they never fall. */
import { z } from 'zod';
import { cellCode } from '../../../core/index.js';
import type { OrderRule } from '../../kit/rules/index.js';
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
  rules: ({ cells, slow }, { placesOf }) => [
    { kind: 'order', places: placesOf(cells), isStrict: slow !== true } satisfies RuleDraft<OrderRule>,
  ],
  move: {
    name: { en: 'thermometer', de: 'Thermometer' },
    cost: 1.6,
    because({ cells, slow }) {
      const [from, to] = [cellCode(cells[0]!), cellCode(cells.at(-1)!)];
      return slow
        ? {
            en: `The numbers never fall along the thermometer from ${from} to ${to}`,
            de: `Auf dem Thermometer von ${from} bis ${to} fallen die Zahlen nie`,
          }
        : {
            en: `The numbers rise along the thermometer from ${from} to ${to}`,
            de: `Auf dem Thermometer von ${from} bis ${to} steigen die Zahlen`,
          };
    },
  },
  draw: ({ cells, slow }, picture) => thermometerShapes(picture, cells, slow === true),
  sentence: {
    en: 'Along a thermometer the numbers rise from the bulb to the end.',
    de: 'Auf einem Thermometer steigen die Zahlen von der Kugel zum Ende.',
  },
};
