import { cellsOfSides } from '../kit/differing-cells.js';
import { ruledFamily } from '../kit/rules/index.js';
import { turnedSigns } from '../kit/sign-puzzle.js';
import { fencesCodecs } from './codecs/index.js';
import { fencesCounterexamples, fencesExamples } from './examples.js';
import { fencesExplaining } from './explaining/index.js';
import { fencesGuide } from './guide.js';
import { fencesPicture } from './picture.js';
import type { FencesPuzzle, FencesSolution } from './puzzle.js';
import { readFences, readFencesSolution } from './reading.js';
import { fencesClues, fencesRuled } from './rules.js';

/** Fences: the family that new ones about lines are made from. It keeps every law, outside the registry. */
export const fences = ruledFamily<FencesPuzzle, FencesSolution>({
  ruled: fencesRuled,
  name: 'Fences',
  aliases: ['loop-the-loop'],
  rules:
    'Draw one loop along the sides of the cells, without crossing or touching itself; a number says how many ' +
    'sides of its cell belong to it.',
  guide: fencesGuide,
  codecs: fencesCodecs,
  examples: fencesExamples,
  counterexamples: fencesCounterexamples,
  readPuzzle: readFences,
  readSolution: readFencesSolution,
  differences: cellsOfSides,
  picture: fencesPicture,
  variants: turnedSigns,
  clues: fencesClues,
  explaining: fencesExplaining,
});
