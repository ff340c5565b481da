/** The rules of Latin squares: every row and every column of a square holds every number once. */
import { cellIndices, linesOf, oncePerKey } from '../../../core/index.js';
import type { AllDifferentRule } from './kinds/index.js';

/** The rules of all rows, then of all columns, by the side of the square; places are counted row by row. */
export const latinRules = oncePerKey((side: number): readonly AllDifferentRule[] =>
  linesOf({ rows: side, columns: side }).map(({ cells }, index): AllDifferentRule => {
    const role = index < side ? 'row' : 'column';
    const number = (index % side) + 1;
    const places = cellIndices(cells, side);
    return { kind: 'all-different', id: `${role}-${number}`, role, places, area: { kind: role, number } };
  }),
);
