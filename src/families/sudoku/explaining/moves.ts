/** The moves of Sudoku, ranked as Sudoku Explainer does. */
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { chain } from '../../kit/moves/chains.js';
import { finnedXWing, fish } from '../../kit/moves/fish.js';
import { forcingChain } from '../../kit/moves/forcing.js';
import { inniesAndOuties } from '../../kit/moves/innies.js';
import { lockedNumber } from '../../kit/moves/locked.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../kit/moves/singles.js';
import { hiddenSubset, nakedSubset } from '../../kit/moves/subsets.js';
import { combinations, heldTogether, neededNumber } from '../../kit/moves/sum-areas.js';
import { emptyRectangle, twoLines } from '../../kit/moves/two-places.js';
import { wWing, xyWing } from '../../kit/moves/wings.js';
import type { SudokuPuzzle } from '../puzzle.js';
import { numberRulesOf } from './areas.js';
import { cageBoardOf, summedCagesOf } from './cages.js';
import { constraintMoves } from './constraint-moves.js';
import { kropkiChain } from './kropki-chains.js';
import { followedRules } from './laid-rules.js';

/**
 * A move of puzzles with one grid: on a board of several the places of cells are no rows times the side, and
 * the search for the fewest rules explains it.
 */
function onOneGrid(move: Move<SudokuPuzzle>): Move<SudokuPuzzle> {
  return { ...move, find: (board) => (board.puzzle.grids === undefined ? move.find(board) : []) };
}

const MOVES: RankedMoves<SudokuPuzzle> = [
  lastCell(numberRulesOf),
  hiddenSingle('box-single', ['box', 'region', 'extra-region', 'window', 'group', 'diagonal'], numberRulesOf),
  hiddenSingle('line-single', ['row', 'column'], numberRulesOf),
  nakedSingle(numberRulesOf),
  ...constraintMoves,
  neededNumber(cageBoardOf),
  combinations(cageBoardOf),
  ONE_RULE,
  lockedNumber('box', numberRulesOf),
  lockedNumber('line', numberRulesOf),
  inniesAndOuties(summedCagesOf),
  kropkiChain,
  nakedSubset(2, numberRulesOf),
  heldTogether(cageBoardOf),
  fish(2, numberRulesOf),
  hiddenSubset(2, numberRulesOf),
  nakedSubset(3, numberRulesOf),
  fish(3, numberRulesOf),
  hiddenSubset(3, numberRulesOf),
  twoLines('skyscraper', numberRulesOf),
  twoLines('kite', numberRulesOf),
  xyWing('xy', numberRulesOf),
  xyWing('xyz', numberRulesOf),
  wWing(numberRulesOf),
  emptyRectangle(numberRulesOf),
  finnedXWing(numberRulesOf),
  nakedSubset(4, numberRulesOf),
  fish(4, numberRulesOf),
  hiddenSubset(4, numberRulesOf),
  chain('x', numberRulesOf),
  chain('xy', numberRulesOf),
  chain('any', numberRulesOf),
  forcingChain(numberRulesOf, followedRules),
];

export const sudokuMoves: RankedMoves<SudokuPuzzle> = MOVES.map((move) =>
  move === ONE_RULE ? move : onOneGrid(move),
);
