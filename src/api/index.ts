/** One typed function for each verb, and what they work with; nothing here depends on a platform. */
export type { Near } from '../../generators/by-steps.js';
export type { FailureCount, Failures } from '../../generators/make.js';
export type { Sweep } from '../../generators/picture/black-white.js';
export type { PictureNonogram, UniqueBy } from '../../generators/picture/index.js';
export type { Goal as PictureGoal } from '../../generators/picture/judge.js';
export type { PictureVerdict } from '../../generators/picture/verdict.js';
export type { Budget, LimitName } from '../core/budget.js';
export { PuzzlewrightError } from '../core/error.js';
export type { Cell } from '../core/grid/cell.js';
export {
  type DrawingPlatform,
  type Face,
  type Font,
  type FontGlyph,
  type FontLayout,
  useDrawingPlatform,
} from '../draw/platform.js';
export type { EngineId } from '../engine/engine.js';
export type { Explanation, Step } from '../explain/step.js';
export type { StepRecord } from '../explain/words/step-json.js';
export { type BattleshipPuzzle, type BattleshipSolution, battleship } from '../families/battleship/index.js';
export { type CircuitPuzzle, type CircuitSolution, circuit } from '../families/circuit/index.js';
export { type HashiPuzzle, type HashiSolution, hashi } from '../families/hashi/index.js';
export { FAMILIES, findFamily } from '../families/index.js';
export { type KenkenPuzzle, type KenkenSolution, kenken } from '../families/kenken/index.js';
export {
  cellsOfSolution,
  coloursOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  nonogram,
  puzzleOfColours,
  puzzleOfPicture,
} from '../families/nonogram/index.js';
export { type QueensPuzzle, type QueensSolution, queens } from '../families/queens/index.js';
export { type StarBattlePuzzle, type StarBattleSolution, starBattle } from '../families/star-battle/index.js';
export { type SudokuGrid, type SudokuPuzzle, type SudokuSolution, sudoku } from '../families/sudoku/index.js';
export { type ZebraPuzzle, type ZebraSolution, zebra } from '../families/zebra/index.js';
export type { BinariseMethod } from '../image/binarise.js';
export type { Bitmap, GreyImage } from '../image/bitmap.js';
export type { ColourImage } from '../image/colour/colour-image.js';
export {
  type LoadedPicture,
  type LoadOptions,
  type PictureDecoder,
  type PictureDescription,
  type Transparency,
  usePictureDecoder,
} from '../image/load.js';
export type { BoundBook } from '../jobs/bind-book.js';
export type { TaskContext, TaskProgress } from '../jobs/task-context.js';
export type { TaskAnswer, TaskArgument, TaskName } from '../jobs/tasks.js';
export type { Workers } from '../jobs/workers.js';
export type { HintLevel, HintRecord } from '../worked/hint-record.js';
export type { Panel as StepPicture } from '../worked/panel.js';
export { type BookOptions, bookFromSpec } from './book.js';
export { type CellsNonogram, type CellsOptions, nonogramFromCells } from './cells.js';
export { type Check, check } from './check.js';
export { type ConvertOptions, convert, parse } from './convert.js';
export { count } from './count.js';
export {
  type CellExplained,
  type Explained,
  type ExplainOptions,
  type ExplainProgress,
  explain,
  type Hint,
  type HintOptions,
  hint,
  stepPictures,
  whyCell,
} from './explain.js';
export {
  type Generated,
  type GeneratedPuzzle,
  type GenerateOptions,
  type GenerateProgress,
  type GeneratorSettings,
  generate,
} from './generate.js';
export { type Minimum, type MinimumOptions, type MinimumSettings, minimum } from './minimum.js';
export type { RunOptions } from './options.js';
export {
  nonogramFromPicture,
  type PictureOptions,
  type PictureResult,
  type PictureVersion,
} from './picture.js';
export { type Rate, rate } from './rate.js';
export type { AskOptions } from './request.js';
export { type Solve, type SolveOptions, solve } from './solve.js';
