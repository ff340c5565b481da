import { ruledFamily } from '../kit/rules/index.js';
import { turnedSigns } from '../kit/sign-puzzle.js';
import { akariCodecs } from './codecs/index.js';
import { akariCounterexamples, akariExamples } from './examples.js';
import { akariMoves } from './explaining/moves.js';
import { akariStatePicture, readAkariState } from './explaining/state.js';
import { akariFields } from './fields.js';
import { akariGuide } from './guide.js';
import { akariPicture } from './picture.js';
import type { AkariPuzzle, AkariSolution } from './puzzle.js';
import { readAkari, readAkariSolution } from './reading.js';
import { akariClues, akariRuled, type WallNumber } from './rules.js';

export type { AkariPuzzle, AkariSolution } from './puzzle.js';
export { BULB, WALL, WHITE_CELL } from './puzzle.js';
export { akariClues, akariRuled } from './rules.js';

/** Akari: bulbs that light up all cells, none in the light of another. */
export const akari = ruledFamily<AkariPuzzle, AkariSolution, WallNumber>({
  ruled: akariRuled,
  name: 'Akari',
  aliases: ['light-up', 'lightup'],
  rules:
    'Place bulbs into white cells so that all of these are lit along rows and columns as far as the next wall, ' +
    'no bulb lights another, and a number has so many bulbs at its sides.',
  guide: akariGuide,
  codecs: akariCodecs,
  examples: akariExamples,
  counterexamples: akariCounterexamples,
  readPuzzle: readAkari,
  readSolution: readAkariSolution,
  picture: akariPicture,
  variants: turnedSigns,
  clues: akariClues,
  fields: akariFields,
  explaining: { readState: readAkariState, picture: akariStatePicture, moves: akariMoves },
});
