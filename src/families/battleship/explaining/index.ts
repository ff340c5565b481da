/** Support for explanations of Battleship puzzles. */
import type { Explaining } from '../../contract/explaining.js';
import type { BattleshipPuzzle } from '../puzzle.js';
import { battleshipStatePicture } from './picture.js';
import { readBattleshipState } from './state.js';
import { battleshipTechniques } from './techniques.js';

export const battleshipExplaining: Explaining<BattleshipPuzzle> = {
  formulation: 'ship-cells',
  readState: readBattleshipState,
  picture: battleshipStatePicture,
  techniques: battleshipTechniques,
};
