/**
 * The reach of logic in a puzzle: counting alone finishes it (plain), trying colours does (look-ahead), or
 * neither.
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Logic } from './logic.js';
import type { UnrulyPuzzle } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: cells, those left open by either way of reasoning, colours
 * tried.
 */
export function rateUnruly(puzzle: UnrulyPuzzle): Rating {
  const logic = new Logic(puzzle);
  return rateByLogic(logic, (openAfterCounting) => ({ cells: logic.cellCount, openAfterCounting }));
}
