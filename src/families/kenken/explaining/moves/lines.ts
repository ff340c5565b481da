/** The grid of a Calcudoku for the moves of number grids: rows and columns, each of which is one rule. */
import { lineAreas } from '../../../kit/moves/line-rules.js';
import type { NumberRules } from '../../../kit/moves/number-grid.js';
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
  return {
    side: size,
    areas: lineAreas(size),
    cellRule: ([row]) => `row-${row + 1}`,
    areaRule: ({ kind, number }) => `${kind}-${number}`,
  };
}
