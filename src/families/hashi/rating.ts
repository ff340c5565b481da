/**
 * The reach of logic in a Hashi: numbers and crossings alone finish it (plain), these with groups of islands
 * and one-step look-ahead, or a search is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { reachOf } from '../kit/logic/rating-by-logic.js';
import { Bounds } from './bounds.js';
import { deductionsOf } from './deductions.js';
import { layoutOf } from './layout.js';
import { bridgeLimit, type HashiPuzzle } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: islands, places, immediate deductions, places left open,
 * trials.
 */
export function rateHashi(puzzle: HashiPuzzle): Rating {
  const layout = layoutOf(puzzle);
  const limit = bridgeLimit(puzzle);
  const bounds = new Bounds(layout, limit);
  const plain = bounds.propagate('numbers');
  const openAfterNumbers = bounds.openCount;
  bounds.propagate('groups');
  const openAfterGroups = bounds.openCount;
  const { progress, probes } = bounds.probe();
  const measures = {
    islands: layout.islands.length,
    places: layout.places.length,
    firstDeductions: deductionsOf(layout, limit).length,
    openAfterNumbers,
    openAfterGroups,
    probes,
    openAfterProbing: bounds.openCount,
  };
  return { logic: reachOf(plain, progress), measures };
}
