/** Support for explanations of Star Battles. */
import type { Explaining } from '../../contract/explaining.js';
import type { StarBattlePuzzle } from '../puzzle.js';
import { starBattleMoves } from './moves/index.js';
import { starBattleStatePicture } from './picture.js';
import { readStarBattleState } from './state.js';

export const starBattleExplaining: Explaining<StarBattlePuzzle> = {
  formulation: 'cells',
  readState: readStarBattleState,
  picture: starBattleStatePicture,
  moves: starBattleMoves,
};
