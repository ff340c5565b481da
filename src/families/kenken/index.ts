import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { noNumbers, readNumberState } from '../kit/states/number-state.js';
import { kenkenClues } from './clues.js';
import { kenkenCodecs } from './codecs/index.js';
import { confirmsOnlyNumbers } from './confirm.js';
import { kenkenCounterexamples, kenkenExamples } from './examples.js';
import { kenkenMoves } from './explaining/moves/index.js';
import { kenkenStatePicture } from './explaining/picture.js';
import { kenkenFields } from './fields.js';
import { bigM, combinations, logarithms } from './formulations.js';
import { kenkenGuide } from './guide.js';
import { kenkenPicture } from './picture.js';
import type { KenkenPuzzle, KenkenSolution } from './puzzle.js';
import { rateKenken } from './rating.js';
import { readKenken, readKenkenSolution } from './reading.js';
import { verifyKenken } from './rules.js';
import { kenkenVariants } from './variants.js';

/** Calcudoku: a Latin square whose cages give the result of their numbers. */
export const kenken = defineFamily<KenkenPuzzle, KenkenSolution>({
  id: 'kenken',
  name: 'Calcudoku',
  aliases: ['calcudoku'],
  rules:
    'Fill the grid so that every row and column holds every number once and the numbers of each cage make its target by its operation, in any order.',
  guide: kenkenGuide,
  formulations: [combinations, logarithms, bigM],
  codecs: kenkenCodecs,
  examples: kenkenExamples,
  counterexamples: kenkenCounterexamples,
  readPuzzle: readKenken,
  readSolution: readKenkenSolution,
  verify: verifyKenken,
  confirmsOnlySolution: confirmsOnlyNumbers,
  differences: differingCells,
  picture: kenkenPicture,
  colours: 'cages',
  variants: kenkenVariants,
  rate: rateKenken,
  clues: kenkenClues,
  fields: kenkenFields,
  explaining: {
    formulation: 'combinations',
    readState: (json, { size }) => readNumberState(json, noNumbers(size)),
    picture: kenkenStatePicture,
    moves: kenkenMoves,
  },
});

export { Candidates } from './candidates.js';
export type { Cage, CageOperation, KenkenPuzzle, KenkenSolution } from './puzzle.js';
