import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { unrulyClues } from './clues.js';
import { unrulyCodecs } from './codecs/index.js';
import { unrulyCounterexamples, unrulyExamples } from './examples.js';
import { unrulyExplaining } from './explaining/index.js';
import { unrulyGuide } from './guide.js';
import { cells } from './models/cells.js';
import { unrulyPicture } from './picture.js';
import type { UnrulyPuzzle, UnrulySolution } from './puzzle.js';
import { rateUnruly } from './rating.js';
import { readUnruly, readUnrulySolution } from './reading.js';
import { verifyUnruly } from './rules.js';
import { unrulyVariants } from './variants.js';

/** Unruly: the family that new ones are made from. It keeps every law and is not in the registry. */
export const unruly = defineFamily<UnrulyPuzzle, UnrulySolution>({
  id: 'unruly',
  name: 'Unruly',
  aliases: ['tohu-wa-vohu'],
  rules:
    'Make every cell black or white, as many black as white in each row and column, and never more than two ' +
    'neighbours alike in a line.',
  guide: unrulyGuide,
  formulations: [cells],
  codecs: unrulyCodecs,
  examples: unrulyExamples,
  counterexamples: unrulyCounterexamples,
  readPuzzle: readUnruly,
  readSolution: readUnrulySolution,
  verify: verifyUnruly,
  differences: differingCells,
  picture: unrulyPicture,
  variants: unrulyVariants,
  rate: rateUnruly,
  clues: unrulyClues,
  explaining: unrulyExplaining,
});
