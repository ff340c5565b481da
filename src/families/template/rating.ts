/** How hard a puzzle is: counting alone finishes it (easy), trying colours does (medium), or neither (hard). */
import type { Rating } from '../family.js';
import { rateByLogic } from '../kit/rating-by-logic.js';
import { Logic } from './logic.js';
import type { UnrulyPuzzle } from './puzzle.js';

/** Rates a puzzle that has a solution. Measures: cells, those left open by either way of reasoning, colours tried. */
export function rateUnruly(puzzle: UnrulyPuzzle): Rating {
  const logic = new Logic(puzzle);
  return rateByLogic(logic, (openAfterCounting) => ({ cells: logic.cellCount, openAfterCounting }));
}
