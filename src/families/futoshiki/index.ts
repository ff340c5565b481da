import { ruledFamily } from '../kit/rules/index.js';
import { readNumberState } from '../kit/states/number-state.js';
import { futoshikiCodecs } from './codecs/index.js';
import { futoshikiCounterexamples, futoshikiExamples } from './examples.js';
import { futoshikiMoves } from './explaining/moves/index.js';
import { futoshikiStatePicture } from './explaining/picture.js';
import { futoshikiFields } from './fields.js';
import { futoshikiGuide } from './guide.js';
import { futoshikiPicture } from './picture.js';
import { readFutoshiki, readFutoshikiSolution } from './reading.js';
import { futoshikiClues, futoshikiRuled } from './rules.js';
import { futoshikiVariants } from './variants.js';

/** Futoshiki: a Latin square with signs between neighbours. */
export const futoshiki = ruledFamily({
  ruled: futoshikiRuled,
  name: 'Futoshiki',
  aliases: ['unequal'],
  rules:
    'Fill the grid so that every row and column holds every number once and each sign points to the smaller of two ' +
    'numbers; where there are bars instead, they stand between all neighbours that differ by one.',
  guide: futoshikiGuide,
  codecs: futoshikiCodecs,
  examples: futoshikiExamples,
  counterexamples: futoshikiCounterexamples,
  readPuzzle: readFutoshiki,
  readSolution: readFutoshikiSolution,
  picture: futoshikiPicture,
  variants: futoshikiVariants,
  clues: futoshikiClues,
  fields: futoshikiFields,
  explaining: {
    readState: (json, { grid }) => readNumberState(json, { given: grid, most: grid.length }),
    picture: futoshikiStatePicture,
    moves: futoshikiMoves,
  },
});

export type { FutoshikiPuzzle, FutoshikiSolution } from './puzzle.js';
export { futoshikiClues, futoshikiRuled, withAllSigns } from './rules.js';
