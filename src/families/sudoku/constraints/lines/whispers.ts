/** Whispers: neighbours along a line differ by at least a number, usually 5 (German) or 4 (Dutch). */
import { z } from 'zod';
import { cellCode } from '../../../../core/index.js';
import { CELLS, type CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { alongLine, lineOf } from './line.js';

/** The cells from one end to the other, of a closed line with the first one once more at the end. */
export interface Whispers extends CellsConstraint {
  readonly type: 'whispers';
  /** Absent: half of the largest number, rounded up. */
  readonly difference?: number;
}

export const whispers: ConstraintType<Whispers> = {
  type: 'whispers',
  ...lineOf(2, '#8fce8f', true),
  keys: { cells: CELLS, difference: z.number().int().min(1).optional() },
  fault: ({ difference = 1 }, { side }) =>
    difference < side
      ? undefined
      : `Numbers from 1 to ${side} differ by ${side - 1} at most; found ${difference}.`,
  rules: ({ cells, difference }, { side, placesOf }) =>
    alongLine(placesOf(cells), { is: 'apart', by: difference ?? usualDifference(side) }),
  move: {
    name: { en: 'whisper line', de: 'Flüsterlinie' },
    cost: 2,
    because({ cells, difference }, side) {
      const [from, to] = [cellCode(cells[0]!), cellCode(cells.at(-1)!)];
      const least = difference ?? usualDifference(side);
      return {
        en: `Neighbours on the line from ${from} to ${to} differ by at least ${least}`,
        de: `Nachbarn auf der Linie von ${from} bis ${to} unterscheiden sich um mindestens ${least}`,
      };
    },
  },
  sentence: {
    en: 'Neighbouring numbers along a whisper line differ by at least 5, or by another number that the puzzle names.',
    de: 'Benachbarte Zahlen auf einer Flüsterlinie unterscheiden sich um mindestens 5 oder um eine andere Zahl, die beim Rätsel steht.',
  },
};

/** The usual difference: half of the largest number, rounded up; 5 of nine numbers. */
export function usualDifference(side: number): number {
  return Math.ceil(side / 2);
}
