import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { verifierByRules } from '../kit/rules/index.js';
import { starBattleCensus } from './census.js';
import { starBattleClues } from './clues.js';
import { starBattleCodecs } from './codecs/index.js';
import { starBattleCounterexamples, starBattleExamples } from './examples.js';
import { starBattleMoves } from './explaining/moves/index.js';
import { readStarBattleState, starBattleStatePicture } from './explaining/state.js';
import { starBattleFields } from './fields.js';
import { cells } from './formulations.js';
import { starBattleGuide } from './guide.js';
import { starBattlePicture } from './picture.js';
import type { StarBattlePuzzle, StarBattleSolution } from './puzzle.js';
import { rateStarBattle } from './rating.js';
import { readStarBattle, readStarBattleSolution } from './reading.js';
import { starBattleRuled } from './rules.js';
import { starBattleVariants } from './variants.js';

/** Star Battle: equally many stars in every row, column and region, none touching another. */
export const starBattle = defineFamily<StarBattlePuzzle, StarBattleSolution>({
  id: 'star-battle',
  name: 'Star Battle',
  aliases: ['parks', 'two-not-touch', 'queens-with-regions'],
  rules:
    'Place stars so that every row, column and region holds the given number of them and no two touch, not even diagonally.',
  guide: starBattleGuide,
  formulations: [cells],
  codecs: starBattleCodecs,
  examples: starBattleExamples,
  counterexamples: starBattleCounterexamples,
  readPuzzle: readStarBattle,
  readSolution: readStarBattleSolution,
  verify: verifierByRules(starBattleRuled, readStarBattleSolution),
  differences: differingCells,
  picture: starBattlePicture,
  colours: 'regions',
  colouredOnScreen: true,
  variants: starBattleVariants,
  rate: rateStarBattle,
  clues: starBattleClues,
  censuses: [starBattleCensus],
  fields: starBattleFields,
  explaining: {
    formulation: 'cells',
    readState: readStarBattleState,
    picture: starBattleStatePicture,
    moves: starBattleMoves,
  },
});

export { EMPTY, Field, OPEN, STAR } from './field.js';
export { numberRegions, type StarBattlePuzzle, type StarBattleSolution } from './puzzle.js';
