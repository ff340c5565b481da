import type { Family } from '../family.js';
import { differingCells } from '../kit/differing-cells.js';
import { nonogramClues } from './clues.js';
import { nonogramCodecs } from './codecs/index.js';
import { nonogramCounterexamples, nonogramExamples } from './examples.js';
import { nonogramGuide } from './guide.js';
import { boschFormulation } from './models/bosch.js';
import { khanFormulation } from './models/khan.js';
import { orderFormulation } from './models/order.js';
import { nonogramPicture } from './picture.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';
import { rateNonogram } from './rating.js';
import { NONOGRAM_ISSUE_CODES, readNonogram, readNonogramSolution } from './reading.js';
import { verifyNonogram } from './rules.js';
import { nonogramVariants } from './variants.js';

/** The nonogram: a picture hidden behind the lengths of its blocks. */
export const nonogram: Family<NonogramPuzzle, NonogramSolution> = {
  id: 'nonogram',
  name: 'Nonogram',
  aliases: ['picross', 'griddler'],
  rules:
    'Fill cells so that the blocks of filled cells in every row and column have the given lengths in the given ' +
    'order, with at least one empty cell between two blocks.',
  guide: nonogramGuide,
  // The first that an engine can take is its default: `order` for sat, `khan` for highs.
  formulations: [orderFormulation, khanFormulation, boschFormulation],
  codecs: nonogramCodecs,
  examples: nonogramExamples,
  counterexamples: nonogramCounterexamples,
  issueCodes: NONOGRAM_ISSUE_CODES,
  readPuzzle: readNonogram,
  readSolution: readNonogramSolution,
  verify: verifyNonogram,
  differences: differingCells,
  picture: nonogramPicture,
  variants: nonogramVariants,
  rate: rateNonogram,
  clues: nonogramClues,
};

export { Field, openPictureField } from './lines/field.js';
export { probe } from './lines/probe.js';
export { EMPTY, FILLED, OPEN } from './lines/states.js';
export {
  cellsOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
  solutionOfCells,
} from './puzzle.js';
