import { cellsOfSide, edgeKey } from '../../core/index.js';
import { defineFamily } from '../kit/define-family.js';
import { cellsOfDifference } from '../kit/differing-cells.js';
import { fencesClues } from './clues.js';
import { fencesCodecs } from './codecs/index.js';
import { fencesCounterexamples, fencesExamples } from './examples.js';
import { fencesExplaining } from './explaining/index.js';
import { fencesGuide } from './guide.js';
import { sides } from './models/sides.js';
import { fencesPicture } from './picture.js';
import type { FencesPuzzle, FencesSolution } from './puzzle.js';
import { rateFences } from './rating.js';
import { readFences, readFencesSolution } from './reading.js';
import { verifyFences } from './rules.js';
import { fencesVariants } from './variants.js';

/** A grid without an end: of each side the cell above or to the left is meant, where there is one. */
const ENDLESS = { rows: Infinity, columns: Infinity };

/** Fences: the family that new ones about lines are made from. It keeps every law, outside the registry. */
export const fences = defineFamily<FencesPuzzle, FencesSolution>({
  id: 'fences',
  name: 'Fences',
  aliases: ['loop-the-loop'],
  rules:
    'Draw one loop along the sides of the cells, without crossing or touching itself; a number says how many ' +
    'sides of its cell belong to it.',
  guide: fencesGuide,
  formulations: [sides],
  codecs: fencesCodecs,
  examples: fencesExamples,
  counterexamples: fencesCounterexamples,
  readPuzzle: readFences,
  readSolution: readFencesSolution,
  verify: verifyFences,
  differences: (first, second) =>
    cellsOfDifference(first, second, edgeKey, (side) => cellsOfSide(side, ENDLESS).slice(0, 1)),
  picture: fencesPicture,
  variants: fencesVariants,
  rate: rateFences,
  clues: fencesClues,
  explaining: fencesExplaining,
});
