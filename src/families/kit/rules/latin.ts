/** The rules of Latin squares: every row and every column of a square holds every number once. */
import { cellIndices, linesOf } from '../../../core/index.js';
import type { AllDifferentRule } from './kinds/index.js';

/** By side: the rules of a square. */
const RULES = new Map<number, readonly AllDifferentRule[]>();

/** The rules of all rows, then of all columns; places are counted row by row. */
export function latinRules(side: number): readonly AllDifferentRule[] {
  const known = RULES.get(side) ?? layOut(side);
  RULES.set(side, known);
  return known;
}

function layOut(side: number): readonly AllDifferentRule[] {
  return linesOf({ rows: side, columns: side }).map(({ cells }, index): AllDifferentRule => {
    const role = index < side ? 'row' : 'column';
    const number = (index % side) + 1;
    const places = cellIndices(cells, side);
    return { kind: 'all-different', id: `${role}-${number}`, role, places, area: { kind: role, number } };
  });
}
