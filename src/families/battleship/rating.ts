/**
 * The reach of logic in a Battleship puzzle: lines and places for ships alone finish it (plain), trying a
 * cell both ways (look-ahead), or a search is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Deduction } from './deduction.js';
import { type BattleshipPuzzle, OPEN } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: cells given, clues missing, ships, cells left open by plain
 * logic and by look-ahead, trials of look-ahead.
 */
export function rateBattleship(puzzle: BattleshipPuzzle): Rating {
  return rateByLogic(new Deduction(puzzle), (openAfterLogic) => ({
    hints: [...puzzle.grid.join('')].filter((cell) => cell !== OPEN).length,
    missingClues: [...puzzle.rows, ...puzzle.columns].filter((clue) => clue === null).length,
    ships: puzzle.fleet.length,
    openAfterLogic,
  }));
}
