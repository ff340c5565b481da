/**
 * How hard a Star Battle is, by the weakest reasoning that finishes it: counting and look-ahead of one star (easy),
 * following the consequences of a star to their end (medium), search (hard).
 */
import type { Rating } from '../family.js';
import { rateByLogic } from '../kit/rating-by-logic.js';
import { Field } from './field.js';
import type { StarBattlePuzzle } from './puzzle.js';

/** Rates a puzzle that has a solution. Measures: cells, those left open by plain logic and by look-ahead, and the
 * cells that look-ahead tried. */
export function rateStarBattle(puzzle: StarBattlePuzzle): Rating {
  const field = new Field(puzzle);
  return rateByLogic(field, (openAfterPlainLogic) => ({ cells: field.states.length, openAfterPlainLogic }));
}
