/**
 * The reach of logic in a Circuit Board: points, areas and connections alone finish the tree (plain), trying
 * a track both ways (look-ahead), or a search is needed (beyond). That the path of a path puzzle is the
 * shortest takes a comparison of trees, so such a puzzle is beyond logic unless that determines its tree
 * alone.
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Deduction } from './deduction.js';
import { type CircuitPuzzle, pointsOf } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: points, given tracks, places left open by plain logic and by
 * look-ahead, trials of look-ahead.
 */
export function rateCircuit(puzzle: CircuitPuzzle): Rating {
  return rateByLogic(new Deduction(puzzle), (openAfterLogic) => ({
    points: pointsOf(puzzle).length,
    given: puzzle.edges.length,
    openAfterLogic,
  }));
}
