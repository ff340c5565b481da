import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { verifierByRules } from '../kit/rules/index.js';
import { nonogramClues } from './clues.js';
import { nonogramCodecs } from './codecs/index.js';
import { COLOUR_WORDS } from './colour-names.js';
import { coloursOfSolution } from './colours.js';
import { confirmsOnlyColours } from './confirm.js';
import { nonogramCounterexamples, nonogramExamples } from './examples.js';
import { nonogramMoves } from './explaining/moves/index.js';
import { nonogramStatePicture, readNonogramState } from './explaining/state.js';
import { nonogramFields } from './fields.js';
import { boschFormulation, khanFormulation, orderFormulation } from './formulations.js';
import { givenCellsCensus } from './given-cells.js';
import { nonogramGuide } from './guide.js';
import { nonogramPicture } from './picture.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';
import { rateNonogram } from './rating.js';
import { readNonogram, readNonogramSolution } from './reading.js';
import { nonogramRuled } from './rules.js';
import { nonogramVariants } from './variants.js';

/** The nonogram: a picture hidden behind the lengths of its blocks. */
export const nonogram = defineFamily<NonogramPuzzle, NonogramSolution>({
  id: 'nonogram',
  name: 'Nonogram',
  aliases: ['picross', 'griddler'],
  rules:
    'Fill cells so that the blocks of filled cells in every row and column have the given lengths in the given ' +
    'order, with at least one empty cell between two blocks of the same colour.',
  guide: nonogramGuide,
  // The first that an engine can take is its default: `order` for sat, `khan` for highs.
  formulations: [orderFormulation, khanFormulation, boschFormulation],
  codecs: nonogramCodecs,
  examples: nonogramExamples,
  counterexamples: nonogramCounterexamples,
  readPuzzle: readNonogram,
  readSolution: readNonogramSolution,
  verify: verifierByRules(nonogramRuled, readNonogramSolution),
  confirmsOnlySolution: (puzzle, solution) => confirmsOnlyColours(puzzle, coloursOfSolution(solution)),
  differences: differingCells,
  picture: nonogramPicture,
  pictureWords: COLOUR_WORDS,
  variants: nonogramVariants,
  rate: rateNonogram,
  clues: nonogramClues,
  censuses: [givenCellsCensus],
  fields: nonogramFields,
  explaining: {
    formulation: 'order',
    readState: readNonogramState,
    picture: nonogramStatePicture,
    moves: nonogramMoves,
    kindOf: ({ palette }) => (palette === undefined ? undefined : 'colours'),
  },
});

export { coloursOfSolution, puzzleOfColours, signOf, solutionOfColours } from './colours.js';
export { openPictureField } from './lines/field.js';
export { openEmptyField, openPictureLogic, type PictureField, type PictureLogic } from './logic.js';
export {
  cellsOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
  solutionOfCells,
} from './puzzle.js';
