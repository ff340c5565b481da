/** The door of `minimum`: the fewest clues or walls, with proof. */

// biome-ignore-all assist/source/organizeImports: in reading order

// queens.
export { symmetricBoardsOf } from './queens/search/symmetries.js';
export { boardCount, boardOf, everyBoard } from './queens/search/walled-boards.js';
export { type LeastWallsAnswer, LeastWallsSearch, mostQueens } from './queens/search/least-walls.js';
export { boardOfPlacement, fewerWalls, wallsIn } from './queens/certify-walls.js';
export { queensProblem } from './queens/index.js';

// Edits of clues.
export {
  type EditAnswer,
  EDIT_SETTINGS,
  type EditKind,
  type EditSettings,
  editsAllowed,
  fewestEdits,
  type NeedAnswer,
  needMove,
  type Suggestion,
  type UnneededAnswer,
  unneededClues,
} from './edits/index.js';

// sudoku.
export { fewestGivensOf, type GridMethod } from './sudoku/fewest-of-grid.js';
export { sudokuProblem } from './sudoku/index.js';

export type {
  AnyMinimumProblem,
  ClaimedClues,
  Evidence,
  LoopCut,
  LoopReport,
  MinimumAnswer,
  MinimumClaim,
  MinimumFind,
  MinimumProblemRequest,
  MinimumProgram,
  MinimumSettings,
  RunContext,
  TableAnswer,
  TaskRunner,
} from './problem.js';
export type { ClueSettings } from './clue-request.js';
export { type ClueSession, openClues, type OpenedClues } from './clue-session.js';
export { type FewestClaim, hittingModel, otherSolutionOf, smallestSets } from './certify-fewest.js';
export { clueSetOf } from './clue-preparation.js';
export { type EnoughAnswer, enoughClues, enoughOf, type EnoughRequest } from './enough-clues.js';
export { type FewestAnswer, fewestClues, type FewestCluesRequest } from './fewest-clues.js';
export { findMinimumProblem, MINIMUM_PROBLEMS } from './problems.js';
