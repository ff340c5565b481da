/**
 * The reach of logic in a Star Battle: counting and look-ahead of one star finish it (plain), following the
 * consequences of a star to their end (look-ahead), or a search is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Field } from './field.js';
import type { StarBattlePuzzle } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: cells, those left open by plain logic and by look-ahead, and
 * the cells that look-ahead tried.
 */
export function rateStarBattle(puzzle: StarBattlePuzzle): Rating {
  const field = new Field(puzzle);
  return rateByLogic(field, (openAfterPlainLogic) => ({ cells: field.states.length, openAfterPlainLogic }));
}
