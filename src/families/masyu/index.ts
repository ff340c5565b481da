import { edgeKey } from '../../core/index.js';
import { cellsOfDifference } from '../kit/differing-cells.js';
import { ruledFamily } from '../kit/rules/index.js';
import { turnedSigns } from '../kit/sign-puzzle.js';
import { masyuCodecs } from './codecs/index.js';
import { masyuCounterexamples, masyuExamples } from './examples.js';
import { masyuExplaining } from './explaining/index.js';
import { masyuFields } from './fields.js';
import { masyuGuide } from './guide.js';
import { masyuPicture } from './picture.js';
import type { MasyuPuzzle, MasyuSolution } from './puzzle.js';
import { readMasyu, readMasyuSolution } from './reading.js';
import { masyuClues, masyuRuled } from './rules.js';

export { type MasyuPuzzle, type MasyuSolution, NO_PEARL, pearlsOn } from './puzzle.js';
export { masyuClues, masyuRuled } from './rules.js';

/** Masyu: one loop from cell to cell through white and black pearls. */
export const masyu = ruledFamily<MasyuPuzzle, MasyuSolution>({
  ruled: masyuRuled,
  name: 'Masyu',
  aliases: ['mashu', 'pearl'],
  rules:
    'Draw one loop from cell to neighbouring cell through all pearls, without crossing or touching itself: ' +
    'straight through a white pearl with a turn in the cell before or behind it, and with a turn on a black ' +
    'pearl, straight through the cells before and behind it.',
  guide: masyuGuide,
  codecs: masyuCodecs,
  examples: masyuExamples,
  counterexamples: masyuCounterexamples,
  readPuzzle: readMasyu,
  readSolution: readMasyuSolution,
  differences: (first, second) => cellsOfDifference(first, second, edgeKey, ([cell]) => [cell]),
  picture: masyuPicture,
  variants: turnedSigns,
  clues: masyuClues,
  fields: masyuFields,
  explaining: masyuExplaining,
});
