/** Kropki dots: white, the numbers differ by 1; black, one is twice the other; or by other numbers. */
import { z } from 'zod';
import { dotShapes } from '../../drawing/pairs.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { pairRule } from './pair-rule.js';

/** Two cells side by side whose numbers have a difference; absent: 1. */
export interface KropkiWhite extends CellsConstraint {
  readonly type: 'kropki-white';
  readonly difference?: number;
}

/** Two cells side by side of whose numbers one is a multiple of the other; absent: twice. */
export interface KropkiBlack extends CellsConstraint {
  readonly type: 'kropki-black';
  readonly ratio?: number;
}

/** The numbers that dots without one mean. */
export const USUAL = { difference: 1, ratio: 2 } as const;

export const kropkiWhite: ConstraintType<KropkiWhite> = {
  type: 'kropki-white',
  keys: { cells: CELLS, difference: z.number().int().min(1).optional() },
  cellKeys: { cells: { form: 'pair' } },
  fault: ({ difference = USUAL.difference }, { side }) =>
    difference < side
      ? undefined
      : `Numbers from 1 to ${side} differ by at most ${side - 1}; found ${difference}.`,
  rules: (constraint, cells) => [
    pairRule(constraint, cells, { is: 'difference', by: constraint.difference ?? USUAL.difference }),
  ],
  draw: ({ cells, difference }, picture) => dotShapes(picture, cells, 'white', difference),
  sentence: {
    en: 'Numbers beside a white dot differ by 1, or by the number in the dot.',
    de: 'Zahlen neben einem weißen Punkt unterscheiden sich um 1 oder um die Zahl im Punkt.',
  },
};

export const kropkiBlack: ConstraintType<KropkiBlack> = {
  type: 'kropki-black',
  keys: { cells: CELLS, ratio: z.number().int().min(2).optional() },
  cellKeys: { cells: { form: 'pair' } },
  fault: ({ ratio = USUAL.ratio }, { side }) =>
    ratio <= side ? undefined : `No number up to ${side} is ${ratio} times another one.`,
  rules: (constraint, cells) => [
    pairRule(constraint, cells, { is: 'ratio', by: constraint.ratio ?? USUAL.ratio }),
  ],
  draw: ({ cells, ratio }, picture) => dotShapes(picture, cells, 'black', ratio),
  sentence: {
    en: 'Of the numbers beside a black dot one is twice the other, or as many times as the number in the dot says.',
    de: 'Von den Zahlen neben einem schwarzen Punkt ist eine das Doppelte der anderen oder das Vielfache, das die Zahl im Punkt nennt.',
  },
};
