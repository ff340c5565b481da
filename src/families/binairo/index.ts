import { ruledFamily } from '../kit/rules/index.js';
import { binairoCodecs } from './codecs/index.js';
import { binairoCounterexamples, binairoExamples } from './examples.js';
import { binairoMoves } from './explaining/moves/index.js';
import { binairoStatePicture, readBinairoState } from './explaining/state.js';
import { binairoFields } from './fields.js';
import { binairoGuide } from './guide.js';
import { BINAIRO_WORDS, binairoPicture } from './picture.js';
import type { BinairoPuzzle, BinairoSolution } from './puzzle.js';
import { readBinairo, readBinairoSolution } from './reading.js';
import { binairoClues, binairoRuled } from './rules.js';
import { binairoVariants } from './variants.js';

export { type BinairoPuzzle, type BinairoSolution, OPEN } from './puzzle.js';
export { binairoClues, binairoRuled } from './rules.js';

/** Binairos: 0 and 1 in equal numbers, no three alike side by side, perhaps signs between cells. */
export const binairo = ruledFamily<BinairoPuzzle, BinairoSolution>({
  ruled: binairoRuled,
  name: 'Binairo',
  aliases: ['takuzu', 'binary-puzzle', 'tango', 'unruly'],
  rules:
    'Write 0 or 1 into every cell, as many of both in each row and column, and never more than two alike side by side.',
  guide: binairoGuide,
  codecs: binairoCodecs,
  examples: binairoExamples,
  counterexamples: binairoCounterexamples,
  readPuzzle: readBinairo,
  readSolution: readBinairoSolution,
  picture: binairoPicture,
  pictureWords: BINAIRO_WORDS,
  variants: binairoVariants,
  clues: binairoClues,
  fields: binairoFields,
  explaining: { readState: readBinairoState, picture: binairoStatePicture, moves: binairoMoves },
});
