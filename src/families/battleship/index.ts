import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { battleshipClues } from './clues.js';
import { battleshipCodecs } from './codecs/index.js';
import { battleshipCounterexamples, battleshipExamples } from './examples.js';
import { battleshipMoves } from './explaining/moves/index.js';
import { battleshipStatePicture, readBattleshipState } from './explaining/state.js';
import { battleshipFields } from './fields.js';
import { cellsFormulation, runsFormulation, shipCellsFormulation, shipsFormulation } from './formulations.js';
import { battleshipGuide } from './guide.js';
import { battleshipPicture } from './picture.js';
import type { BattleshipPuzzle, BattleshipSolution } from './puzzle.js';
import { rateBattleship } from './rating.js';
import { readBattleship, readBattleshipSolution } from './reading.js';
import { verifyBattleship } from './rules.js';
import { battleshipVariants } from './variants.js';

/** Battleship Solitaire: a fleet hidden behind the numbers of ship cells in rows and columns. */
export const battleship = defineFamily<BattleshipPuzzle, BattleshipSolution>({
  id: 'battleship',
  name: 'Battleship',
  aliases: ['battleships', 'battleship-solitaire'],
  rules:
    'Place the fleet in the grid so that rows and columns have the given numbers of ship cells and no two ships ' +
    'touch, not even diagonally.',
  guide: battleshipGuide,
  formulations: [runsFormulation, shipsFormulation, cellsFormulation, shipCellsFormulation],
  codecs: battleshipCodecs,
  examples: battleshipExamples,
  counterexamples: battleshipCounterexamples,
  readPuzzle: readBattleship,
  readSolution: readBattleshipSolution,
  verify: verifyBattleship,
  differences: differingCells,
  picture: battleshipPicture,
  variants: battleshipVariants,
  rate: rateBattleship,
  clues: battleshipClues,
  fields: battleshipFields,
  explaining: {
    formulation: 'ship-cells',
    readState: readBattleshipState,
    picture: battleshipStatePicture,
    moves: battleshipMoves,
  },
});

export { HintChoice } from './hint-choice.js';
export {
  type BattleshipPuzzle,
  type BattleshipSolution,
  OPEN,
  type Placement,
  placementsOf,
  symbolAt,
  WATER,
} from './puzzle.js';
