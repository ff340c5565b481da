import { ruledFamily } from '../kit/rules/index.js';
import { crosswiseCodecs } from './codecs/index.js';
import { crosswiseCounterexamples, crosswiseExamples } from './examples.js';
import { crosswiseExplaining } from './explaining/index.js';
import { crosswiseGuide } from './guide.js';
import { crosswisePicture } from './picture.js';
import type { CrosswisePuzzle, CrosswiseSolution } from './puzzle.js';
import { readCrosswise, readCrosswiseSolution } from './reading.js';
import { crosswiseClues, crosswiseRuled } from './rules.js';
import { crosswiseVariants } from './variants.js';

/** Crosswise: the family that new ones with numbers are made from. It is not in the registry. */
export const crosswise = ruledFamily<CrosswisePuzzle, CrosswiseSolution>({
  ruled: crosswiseRuled,
  name: 'Crosswise',
  aliases: ['diagonal-latin-square'],
  rules: 'Write numbers so that every row, every column and both long diagonals hold every number once.',
  guide: crosswiseGuide,
  codecs: crosswiseCodecs,
  examples: crosswiseExamples,
  counterexamples: crosswiseCounterexamples,
  readPuzzle: readCrosswise,
  readSolution: readCrosswiseSolution,
  picture: crosswisePicture,
  variants: crosswiseVariants,
  clues: crosswiseClues,
  explaining: crosswiseExplaining,
});
