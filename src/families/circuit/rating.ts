/**
 * How hard a Circuit Board is for a person, by the weakest reasoning that finishes the tree: points, areas and
 * connections alone (easy), trying a track both ways (medium), search (hard). That the path of a path puzzle is the
 * shortest takes a comparison of trees, so such a puzzle is hard unless logic determines its tree alone.
 */
import type { Rating } from '../family.js';
import { rateByLogic } from '../kit/rating-by-logic.js';
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
