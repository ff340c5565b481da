/** Support for explanations of Battleship puzzles. */
import type { Explaining } from '../../contract/explaining.js';
import type { BattleshipPuzzle } from '../puzzle.js';
import { battleshipMoves } from './moves/index.js';
import { battleshipStatePicture } from './picture.js';
import { readBattleshipState } from './state.js';

export const battleshipExplaining: Explaining<BattleshipPuzzle> = {
  formulation: 'ship-cells',
  readState: readBattleshipState,
  picture: battleshipStatePicture,
  moves: battleshipMoves,
};
