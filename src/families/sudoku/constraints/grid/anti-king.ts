/** Anti-king: cells that touch, also at a corner, hold different numbers. */
import { LATER_STEPS } from '../../../../core/index.js';
import type { Constraint, ConstraintType } from '../contract.js';
import { differentAcross } from './moves-apart.js';

/** The constraint of the whole grid. */
export interface AntiKing extends Constraint {
  readonly type: 'anti-king';
}

export const antiKing: ConstraintType<AntiKing> = {
  type: 'anti-king',
  keys: {},
  cellKeys: {},
  rules: (_, cells) => differentAcross(cells, LATER_STEPS),
  draw: () => ({}),
  sentence: {
    en: 'Cells that touch, also at a corner, hold different numbers.',
    de: 'Felder, die sich berühren, auch nur an einer Ecke, enthalten verschiedene Zahlen.',
  },
};
