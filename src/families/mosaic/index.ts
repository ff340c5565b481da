import { sizeOfRows } from '../../core/index.js';
import { ruledFamily } from '../kit/rules/index.js';
import { readColourState } from '../kit/states/colour-state.js';
import { mosaicCodecs } from './codecs/index.js';
import { mosaicCounterexamples, mosaicExamples } from './examples.js';
import { mosaicMoves } from './explaining/moves/index.js';
import { mosaicFields } from './fields.js';
import { mosaicGuide } from './guide.js';
import { mosaicPicture, mosaicStatePicture } from './picture.js';
import type { MosaicPuzzle, MosaicSolution } from './puzzle.js';
import { readMosaic, readMosaicSolution } from './reading.js';
import { mosaicClues, mosaicRuled } from './rules.js';
import { mosaicVariants } from './variants.js';

export { BLACK_CELL, type MosaicPuzzle, type MosaicSolution, NO_NUMBER, WHITE_CELL } from './puzzle.js';
export { mosaicClues, mosaicRuled } from './rules.js';

/** Mosaics: black and white cells, and numbers of the black ones around. */
export const mosaic = ruledFamily<MosaicPuzzle, MosaicSolution>({
  ruled: mosaicRuled,
  name: 'Mosaic',
  aliases: ['fill-a-pix', 'mosaik'],
  rules:
    'Make every cell black or white. A number says how many cells are black of its own cell and the eight around it.',
  guide: mosaicGuide,
  codecs: mosaicCodecs,
  examples: mosaicExamples,
  counterexamples: mosaicCounterexamples,
  readPuzzle: readMosaic,
  readSolution: readMosaicSolution,
  picture: mosaicPicture,
  variants: mosaicVariants,
  clues: mosaicClues,
  fields: mosaicFields,
  explaining: {
    readState: (json, { grid }) => readColourState(json, sizeOfRows(grid)),
    picture: mosaicStatePicture,
    moves: mosaicMoves,
  },
});
