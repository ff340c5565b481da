import { ruledFamily } from '../kit/rules/index.js';
import { unrulyCodecs } from './codecs/index.js';
import { unrulyCounterexamples, unrulyExamples } from './examples.js';
import { unrulyMoves } from './explaining/moves.js';
import { unrulyStatePicture } from './explaining/picture.js';
import { readUnrulyState } from './explaining/state.js';
import { unrulyGuide } from './guide.js';
import { unrulyPicture } from './picture.js';
import type { UnrulyPuzzle, UnrulySolution } from './puzzle.js';
import { readUnruly, readUnrulySolution } from './reading.js';
import { unrulyClues, unrulyRuled } from './rules.js';
import { unrulyVariants } from './variants.js';

/** Unruly: the family that new ones are made from. It keeps every law and is not in the registry. */
export const unruly = ruledFamily<UnrulyPuzzle, UnrulySolution>({
  ruled: unrulyRuled,
  name: 'Unruly',
  aliases: ['tohu-wa-vohu'],
  rules:
    'Make every cell black or white, as many black as white in each row and column, and never more than two ' +
    'neighbours alike in a line.',
  guide: unrulyGuide,
  codecs: unrulyCodecs,
  examples: unrulyExamples,
  counterexamples: unrulyCounterexamples,
  readPuzzle: readUnruly,
  readSolution: readUnrulySolution,
  picture: unrulyPicture,
  variants: unrulyVariants,
  clues: unrulyClues,
  explaining: { readState: readUnrulyState, picture: unrulyStatePicture, moves: unrulyMoves },
});
