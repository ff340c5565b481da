/** Anti-knight: cells a knight's move apart hold different numbers. */
import type { Constraint, ConstraintType } from '../contract.js';
import { differentAcross } from './moves-apart.js';

/** The constraint of the whole grid. */
export interface AntiKnight extends Constraint {
  readonly type: 'anti-knight';
}

export const antiKnight: ConstraintType<AntiKnight> = {
  type: 'anti-knight',
  keys: {},
  cellKeys: {},
  rules: (_, cells) =>
    differentAcross(cells, [
      [1, 2],
      [2, 1],
      [2, -1],
      [1, -2],
    ]),
  draw: () => ({}),
  sentence: {
    en: 'Cells that are a knight’s move apart hold different numbers.',
    de: 'Felder, die einen Springerzug voneinander entfernt sind, enthalten verschiedene Zahlen.',
  },
};
