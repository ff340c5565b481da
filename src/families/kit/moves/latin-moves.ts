/** The moves of Latin squares whose rules kit/rules states, but for singles. */
import { ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { chain } from './chains.js';
import { fish } from './fish.js';
import { lineRules } from './line-rules.js';
import type { NumberRules } from './number-grid.js';
import { hiddenSubset, nakedSubset } from './subsets.js';
import { twoLines } from './two-places.js';
import { xyWing } from './wings.js';

/** A puzzle that is a square of numbers. */
interface Square {
  readonly grid: readonly unknown[];
}

/** The rules of its rows and columns. */
export function rulesOfSquare({ grid }: Square): NumberRules {
  return lineRules(grid.length);
}

/** Subsets, fish, wings and chains. */
export const LATIN_PATTERNS: RankedMoves<Square> = [
  nakedSubset(2, rulesOfSquare),
  hiddenSubset(2, rulesOfSquare),
  nakedSubset(3, rulesOfSquare),
  fish(2, rulesOfSquare),
  hiddenSubset(3, rulesOfSquare),
  ONE_RULE,
  twoLines('skyscraper', rulesOfSquare),
  xyWing('xy', rulesOfSquare),
  nakedSubset(4, rulesOfSquare),
  fish(3, rulesOfSquare),
  hiddenSubset(4, rulesOfSquare),
  chain('x', rulesOfSquare),
  chain('xy', rulesOfSquare),
];
