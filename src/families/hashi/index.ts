import { defineFamily } from '../kit/define-family.js';
import { cellsOfDifference } from '../kit/differing-cells.js';
import { hashiCensus } from './census.js';
import { hashiClues } from './clues.js';
import { hashiCodecs } from './codecs/index.js';
import { confirmsOnlyBridges } from './confirm.js';
import { hashiCounterexamples, hashiExamples } from './examples.js';
import { hashiMoves } from './explaining/moves/index.js';
import { hashiStatePicture } from './explaining/picture.js';
import { readHashiState } from './explaining/state.js';
import { hashiFields } from './fields.js';
import { cuts, flow, flowWithDeductions } from './formulations.js';
import { hashiGuide } from './guide.js';
import { HASHI_WORDS, hashiPicture } from './picture.js';
import { cellsUnder, type HashiPuzzle, type HashiSolution } from './puzzle.js';
import { rateHashi } from './rating.js';
import { readHashi, readHashiSolution } from './reading.js';
import { verifyHashi } from './rules.js';
import { hashiVariants } from './variants.js';

/** Hashi: islands are joined by bridges into one whole. */
export const hashi = defineFamily<HashiPuzzle, HashiSolution>({
  id: 'hashi',
  name: 'Hashi',
  aliases: ['bridges', 'hashiwokakero', 'hashikake'],
  rules:
    'Connect all islands by straight bridges that cross neither each other nor islands: as many at each island as its number says, and at most two between any two islands (or as many as the puzzle allows).',
  guide: hashiGuide,
  formulations: [cuts, flow, flowWithDeductions],
  codecs: hashiCodecs,
  examples: hashiExamples,
  counterexamples: hashiCounterexamples,
  readPuzzle: readHashi,
  readSolution: readHashiSolution,
  verify: verifyHashi,
  confirmsOnlySolution: confirmsOnlyBridges,
  differences: (first, second) => cellsOfDifference(first, second, String, cellsUnder),
  picture: hashiPicture,
  pictureWords: HASHI_WORDS,
  variants: hashiVariants,
  rate: rateHashi,
  clues: hashiClues,
  censuses: [hashiCensus],
  fields: hashiFields,
  explaining: {
    formulation: 'cuts',
    readState: readHashiState,
    picture: hashiStatePicture,
    moves: hashiMoves,
  },
});

export { Bounds } from './bounds.js';
export { type Layout, layoutOf, solutionOf } from './layout.js';
export { type HashiPuzzle, type HashiSolution, USUAL_LIMIT } from './puzzle.js';
export { LARGEST_LIMIT } from './reading.js';
