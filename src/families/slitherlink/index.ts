import { cellsOfSides } from '../kit/differing-cells.js';
import { ruledFamily } from '../kit/rules/index.js';
import { turnedSigns } from '../kit/sign-puzzle.js';
import { slitherlinkCodecs } from './codecs/index.js';
import { slitherlinkCounterexamples, slitherlinkExamples } from './examples.js';
import { slitherlinkExplaining } from './explaining/index.js';
import { slitherlinkFields } from './fields.js';
import { slitherlinkGuide } from './guide.js';
import { slitherlinkPicture } from './picture.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';
import { readSlitherlink, readSlitherlinkSolution } from './reading.js';
import { slitherlinkClues, slitherlinkRuled } from './rules.js';

export type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';
export { OPEN } from './puzzle.js';
export { slitherlinkClues, slitherlinkRuled } from './rules.js';

/** Slitherlink: one loop along the sides of cells, numbers of which say how many belong to it. */
export const slitherlink = ruledFamily<SlitherlinkPuzzle, SlitherlinkSolution>({
  ruled: slitherlinkRuled,
  name: 'Slitherlink',
  aliases: ['loopy', 'slither', 'loop-the-loop'],
  rules:
    'Draw one loop along the sides of the cells, without crossing or touching itself; a number says how many ' +
    'sides of its cell belong to it.',
  guide: slitherlinkGuide,
  codecs: slitherlinkCodecs,
  examples: slitherlinkExamples,
  counterexamples: slitherlinkCounterexamples,
  readPuzzle: readSlitherlink,
  readSolution: readSlitherlinkSolution,
  differences: cellsOfSides,
  picture: slitherlinkPicture,
  variants: turnedSigns,
  clues: slitherlinkClues,
  fields: slitherlinkFields,
  explaining: slitherlinkExplaining,
});
