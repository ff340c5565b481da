import { ruledFamily } from '../kit/rules/index.js';
import { tentsCodecs } from './codecs/index.js';
import { tentsCounterexamples, tentsExamples } from './examples.js';
import { tentsMoves } from './explaining/moves.js';
import { readTentsState, tentsStatePicture } from './explaining/state.js';
import { tentsFields } from './fields.js';
import { tentsGuide } from './guide.js';
import { tentsPicture } from './picture.js';
import type { TentsPuzzle, TentsSolution } from './puzzle.js';
import { readTents, readTentsSolution } from './reading.js';
import { type LineNumber, tentsClues, tentsRuled } from './rules.js';
import { tentsVariants } from './variants.js';

export { OPEN, TENT, type TentsPuzzle, type TentsSolution, TREE } from './puzzle.js';
export { tentsClues, tentsRuled } from './rules.js';

/** Tents: one beside each tree, none touching another, counted in rows and columns. */
export const tents = ruledFamily<TentsPuzzle, TentsSolution, LineNumber>({
  ruled: tentsRuled,
  name: 'Tents',
  aliases: ['tents-and-trees'],
  rules:
    'Pitch a tent of its own at a side of each tree so that no two tents touch, not even at a corner, and each ' +
    'row and column has the given number of tents.',
  guide: tentsGuide,
  codecs: tentsCodecs,
  examples: tentsExamples,
  counterexamples: tentsCounterexamples,
  readPuzzle: readTents,
  readSolution: readTentsSolution,
  picture: tentsPicture,
  variants: tentsVariants,
  clues: tentsClues,
  fields: tentsFields,
  explaining: { readState: readTentsState, picture: tentsStatePicture, moves: tentsMoves },
});
