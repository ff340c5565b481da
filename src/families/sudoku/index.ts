import { defineFamily } from '../kit/define-family.js';
import { differingCells } from '../kit/differing-cells.js';
import { Confirmation, clueChoiceByRules, verifierByRules } from '../kit/rules/index.js';
import { readNumberState } from '../kit/states/number-state.js';
import { sudokuCensuses } from './census/index.js';
import { sudokuClues } from './clues.js';
import { sudokuCodecs } from './codecs/index.js';
import { confirmsOnlyNumbers } from './confirm.js';
import { sudokuCounterexamples, sudokuExamples } from './examples.js';
import { sudokuMoves } from './explaining/moves.js';
import { sudokuStatePicture } from './explaining/picture.js';
import { sudokuFields } from './fields.js';
import { assignment } from './formulations.js';
import { sudokuFurtherRules } from './further-rules.js';
import { sudokuGuide } from './guide.js';
import { sudokuPicture } from './picture.js';
import { isPlain, type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';
import { rateSudoku } from './rating.js';
import { readSudoku, readSudokuSolution } from './reading.js';
import { sudokuRuled } from './rules.js';
import { sudokuVariants } from './variants.js';

/** Confirms solutions of puzzles with regions, several grids or constraints. */
const ofVariants = new Confirmation(sudokuRuled);

/** Sudoku: every row, column and box holds every number once. */
export const sudoku = defineFamily<SudokuPuzzle, SudokuSolution>({
  id: 'sudoku',
  name: 'Sudoku',
  aliases: [],
  rules: 'Fill the grid so that every row, column and box holds every number once.',
  furtherRules: sudokuFurtherRules,
  guide: sudokuGuide,
  formulations: [assignment],
  codecs: sudokuCodecs,
  examples: sudokuExamples,
  counterexamples: sudokuCounterexamples,
  readPuzzle: readSudoku,
  readSolution: readSudokuSolution,
  verify: verifierByRules(sudokuRuled, readSudokuSolution),
  confirmsOnlySolution: (puzzle, solution) =>
    isPlain(puzzle) ? confirmsOnlyNumbers(puzzle, solution) : ofVariants.confirmsOnly(puzzle, solution),
  differences: differingCells,
  picture: sudokuPicture,
  variants: sudokuVariants,
  rate: rateSudoku,
  clues: clueChoiceByRules(sudokuRuled, sudokuClues),
  censuses: sudokuCensuses,
  fields: sudokuFields,
  explaining: {
    formulation: 'assignment',
    readState: (json, puzzle) => readNumberState(json, { given: puzzle.grid, most: sideOf(puzzle) }),
    picture: sudokuStatePicture,
    moves: sudokuMoves,
  },
});

export { usualBox } from './box.js';
export { Candidates } from './candidates.js';
export { sudokuClues } from './clues.js';
export { type ConstraintCard, type ConstraintField, constraintCards } from './constraints/described.js';
export type { Constraint } from './constraints/index.js';
export { usualDifference } from './constraints/lines/whispers.js';
export { classesBySize } from './kinds/index.js';
export {
  areasOf,
  type Box,
  isPlain,
  type PlainSudoku,
  type SudokuGrid,
  type SudokuPuzzle,
  type SudokuSolution,
} from './puzzle.js';
export { rateSudoku } from './rating.js';
export { sudokuRuled } from './rules.js';
export { MOST_PICTURES } from './small-pictures.js';
