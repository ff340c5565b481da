import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { queensCodecs } from './codecs/index.js';
import { queensCounterexamples, queensExamples } from './examples.js';
import { queensMoves } from './explaining/moves/index.js';
import { queensStatePicture, readQueensState } from './explaining/state.js';
import { queensFields } from './fields.js';
import { queensGuide } from './guide.js';
import { leastWallsBoard } from './models/least-walls-board.js';
import { partitions } from './models/partitions.js';
import { QUEENS_WORDS, queensPicture } from './picture.js';
import { QUEEN, type QueensPuzzle, type QueensSolution } from './puzzle.js';
import { rateQueens } from './rating.js';
import { readQueens, readQueensSolution } from './reading.js';
import { undecidedQueens, verifyQueens } from './rules.js';
import { queensVariants } from './variants.js';

/**
 * Queens with walls: the given number of queens, or the largest possible; none attacks another, and walls
 * block attacks.
 */
export const queens = defineFamily<QueensPuzzle, QueensSolution>({
  id: 'queens',
  name: 'Queens',
  aliases: ['blocked-n-queens'],
  rules:
    'Place the given number of queens, or as many as fit, so that none attacks another along a row, column or diagonal; walls block attacks.',
  guide: queensGuide,
  formulations: [partitions, leastWallsBoard],
  codecs: queensCodecs,
  examples: queensExamples,
  counterexamples: queensCounterexamples,
  readPuzzle: readQueens,
  readSolution: readQueensSolution,
  verify: verifyQueens,
  undecided: undecidedQueens,
  differences: differingCells,
  picture: queensPicture,
  pictureWords: QUEENS_WORDS,
  variants: queensVariants,
  asksForBest: ({ queens }) => queens === undefined,
  rate: rateQueens,
  fields: queensFields,
  explaining: {
    formulation: 'partitions',
    withOptimum: ({ family, board }, solution) => ({
      family,
      board,
      queens: (solution as QueensSolution).join('').split(QUEEN).length - 1,
    }),
    readState: readQueensState,
    picture: queensStatePicture,
    moves: queensMoves,
  },
});

export { Field } from './field.js';
export { type LeastWallsModel, leastWalls } from './models/least-walls.js';
export { QUEEN, type QueensPuzzle, type QueensSolution, WALL } from './puzzle.js';
export { rateQueens } from './rating.js';
export { largestNumber, searchPlacements } from './search.js';
