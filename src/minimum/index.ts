/** The door of this room: what others may use, in reading order. */

export type { ClueSettings } from './clue-request.js';
export { type ClueSession, type OpenedClues, openClues } from './clue-session.js';
export { type EnoughAnswer, type EnoughRequest, enoughClues, enoughOf } from './enough-clues.js';
export { type FewestAnswer, type FewestRequest, fewestClues } from './fewest-clues.js';
// The room itself
export type {
  AnyMinimumProblem,
  Evidence,
  LoopCut,
  LoopReport,
  MinimumAnswer,
  MinimumFind,
  MinimumProblemRequest,
  MinimumProgram,
  MinimumSettings,
  RunContext,
  TableAnswer,
  TaskRunner,
} from './problem.js';
export { findMinimumProblem, MINIMUM_PROBLEMS } from './problems.js';
export { queensProblem } from './queens/index.js';
export { type LeastWallsAnswer, LeastWallsSearch, mostQueens } from './queens/search/least-walls.js';
// queens
export { imagesOf } from './queens/search/symmetries.js';
export { boardCount, boardOf, everyBoard } from './queens/search/walled-boards.js';
// sudoku
export { fewestGivensOf, type GridMethod } from './sudoku/fewest-of-grid.js';
export { sudokuProblem } from './sudoku/index.js';
