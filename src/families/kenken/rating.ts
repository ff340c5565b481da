/**
 * The reach of logic in a Calcudoku: singles and cages alone finish it (plain), these with one-step
 * look-ahead, or a search is needed (beyond).
 */
import type { Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
import { Candidates } from './candidates.js';
import type { KenkenPuzzle } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: cages, cells and candidates left open, candidates tried by
 * look-ahead.
 */
export function rateKenken(puzzle: KenkenPuzzle): Rating {
  const candidates = new Candidates(puzzle);
  return rateByLogic(candidates, (openAfterCages) => ({
    cages: puzzle.cages.length,
    openAfterCages,
    candidatesAfterCages: candidates.candidateCount,
  }));
}
