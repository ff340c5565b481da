import { cellsOfSide, edgeKey } from '../../core/index.js';
import { cellsOfDifference } from '../kit/differing-cells.js';
import { ruledFamily } from '../kit/rules/index.js';
import { slitherlinkCodecs } from './codecs/index.js';
import { slitherlinkCounterexamples, slitherlinkExamples } from './examples.js';
import { slitherlinkExplaining } from './explaining/index.js';
import { slitherlinkGuide } from './guide.js';
import { slitherlinkPicture } from './picture.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';
import { readSlitherlink, readSlitherlinkSolution } from './reading.js';
import { slitherlinkClues, slitherlinkRuled } from './rules.js';
import { slitherlinkVariants } from './variants.js';

export type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';
export { OPEN } from './puzzle.js';
export { slitherlinkClues, slitherlinkRuled } from './rules.js';

/** A grid without an end: of each side the cell above or to the left is meant, where there is one. */
const ENDLESS = { rows: Infinity, columns: Infinity };

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
  differences: (first, second) =>
    cellsOfDifference(first, second, edgeKey, (side) => cellsOfSide(side, ENDLESS).slice(0, 1)),
  picture: slitherlinkPicture,
  variants: slitherlinkVariants,
  clues: slitherlinkClues,
  explaining: slitherlinkExplaining,
});
