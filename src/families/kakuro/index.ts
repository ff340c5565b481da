/** The door of the family. */

import { ruledFamily } from '../kit/rules/index.js';
import { readNumberState } from '../kit/states/number-state.js';
import { kakuroCodecs } from './codecs/index.js';
import { kakuroCounterexamples, kakuroExamples } from './examples.js';
import { kakuroMoves } from './explaining/moves/index.js';
import { kakuroStatePicture } from './explaining/picture.js';
import { kakuroFields } from './fields.js';
import { kakuroGuide } from './guide.js';
import { kakuroPicture } from './picture.js';
import { type KakuroPuzzle, type KakuroSolution, numbersOf } from './puzzle.js';
import { readKakuro, readKakuroSolution } from './reading.js';
import { kakuroClues, kakuroRuled } from './rules.js';
import { kakuroVariants } from './variants.js';

export {
  type KakuroCell,
  type KakuroPuzzle,
  type KakuroSolution,
  LARGEST_NUMBER,
  NO_SUMS,
} from './puzzle.js';
export { kakuroClues, kakuroRuled };

/** Kakuro: numbers in runs that add up to sums. */
export const kakuro = ruledFamily<KakuroPuzzle, KakuroSolution>({
  ruled: kakuroRuled,
  name: 'Kakuro',
  aliases: ['cross-sums'],
  rules:
    'Write a number from 1 to 9 into every white cell. The numbers of each run of white cells add up to the ' +
    'sum before it, and none repeats in a run.',
  guide: kakuroGuide,
  codecs: kakuroCodecs,
  examples: kakuroExamples,
  counterexamples: kakuroCounterexamples,
  readPuzzle: readKakuro,
  readSolution: readKakuroSolution,
  picture: kakuroPicture,
  variants: kakuroVariants,
  clues: kakuroClues,
  fields: kakuroFields,
  explaining: {
    readState: (json, puzzle) => readNumberState(json, numbersOf(puzzle)),
    picture: kakuroStatePicture,
    moves: kakuroMoves,
  },
});
