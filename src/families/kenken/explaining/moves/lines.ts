/** The grid of a Calcudoku for the moves of number grids: rows and columns, each of which is one rule. */
import { linesOf } from '../../../../core/index.js';
import type { Area, NumberRules } from '../../../kit/moves/number-grid.js';
import type { KenkenPuzzle } from '../../puzzle.js';

/** By size: the rules of a grid. */
const RULES = new Map<number, NumberRules>();

/** The rules of rows and columns; that each of its cells holds one number is part of a line. */
export function linesRules({ size }: KenkenPuzzle): NumberRules {
  const rules = RULES.get(size) ?? layOut(size);
  RULES.set(size, rules);
  return rules;
}

function layOut(size: number): NumberRules {
  const areas = linesOf({ rows: size, columns: size }).map(({ cells }, index): Area => {
    const places = cells.map(([row, column]) => row * size + column);
    return { kind: index < size ? 'row' : 'column', number: (index % size) + 1, places };
  });
  return {
    side: size,
    areas,
    cellRule: ([row]) => `row-${row + 1}`,
    areaRule: ({ kind, number }) => `${kind}-${number}`,
  };
}
