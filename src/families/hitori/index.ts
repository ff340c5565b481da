import { sizeOfRows } from '../../core/index.js';
import { ruledFamily } from '../kit/rules/index.js';
import { readColourState } from '../kit/states/colour-state.js';
import { hitoriCensus } from './census.js';
import { hitoriClues } from './clues.js';
import { hitoriCodecs } from './codecs/index.js';
import { hitoriCounterexamples, hitoriExamples } from './examples.js';
import { hitoriMoves } from './explaining/moves.js';
import { hitoriFields } from './fields.js';
import { hitoriGuide } from './guide.js';
import { positions } from './models/positions.js';
import { hitoriPicture, hitoriStatePicture } from './picture.js';
import type { HitoriPuzzle, HitoriSolution } from './puzzle.js';
import { readHitori, readHitoriSolution } from './reading.js';
import { hitoriRuled } from './rules.js';
import { hitoriVariants } from './variants.js';

export { BLACK_CELL, type HitoriPuzzle, type HitoriSolution, NO_NUMBER, WHITE_CELL } from './puzzle.js';
export { hitoriRuled } from './rules.js';

/** Hitori: cells are blacked out until no number stands twice in a line, and the white ones are connected. */
export const hitori = ruledFamily<HitoriPuzzle, HitoriSolution>({
  ruled: hitoriRuled,
  formulations: [positions],
  name: 'Hitori',
  aliases: ['singles'],
  rules:
    'Make cells black so that no number stands twice among the white cells of a row or column, no two black ' +
    'cells share a side, and all white cells are connected.',
  guide: hitoriGuide,
  codecs: hitoriCodecs,
  examples: hitoriExamples,
  counterexamples: hitoriCounterexamples,
  readPuzzle: readHitori,
  readSolution: readHitoriSolution,
  picture: hitoriPicture,
  variants: hitoriVariants,
  clues: hitoriClues,
  censuses: [hitoriCensus],
  fields: hitoriFields,
  explaining: {
    readState: (json, { grid }) => readColourState(json, sizeOfRows(grid)),
    picture: hitoriStatePicture,
    moves: hitoriMoves,
  },
});
