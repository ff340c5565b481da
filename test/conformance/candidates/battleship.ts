import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  SYMBOLS,
} from '../../../src/families/battleship/puzzle.js';
import { allFleets, smallBattleship } from '../../families/battleship/small.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallBattleships: SmallPuzzles<BattleshipPuzzle, BattleshipSolution> = {
  family: 'battleship',
  puzzle: smallBattleship,
  candidates: allFleets,
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const other = SYMBOLS[(SYMBOLS.indexOf(text[column]!) + 1) % SYMBOLS.length]!;
        yield solution.with(row, text.slice(0, column) + other + text.slice(column + 1));
      }
    }
  },
};
