/** One typed function for each verb, with its types; nothing here depends on a platform. */
export type { FailureCount, Failures, Near } from '../../generators/index.js';
export type { Certificate, CertificateInstance, CertificateVerdict } from '../certificates/index.js';
export { type Budget, type Cell, type LimitName, PuzzlewrightError } from '../core/index.js';
export {
  type DrawingPlatform,
  type Face,
  type Font,
  type FontGlyph,
  type FontLayout,
  useDrawingPlatform,
} from '../draw/index.js';
export type {
  EntryRecord,
  Explanation,
  HintLevel,
  HintRecord,
  JudgementRecord,
  Panel as StepPicture,
  Step,
  StepRecord,
  WrittenEntry,
} from '../explain/index.js';
export * from '../families/index.js';
export {
  cellsOfSolution,
  coloursOfSolution,
  puzzleOfColours,
  puzzleOfPicture,
} from '../families/nonogram/index.js';
export {
  type ConstraintCard,
  type ConstraintField,
  constraintCards,
  type SudokuGrid,
} from '../families/sudoku/index.js';
export type {
  BoundBook,
  TaskAnswer,
  TaskArgument,
  TaskContext,
  TaskName,
  TaskProgress,
  Workers,
} from '../jobs/index.js';
export type { EditAnswer, EditKind, NeedAnswer, Suggestion, UnneededAnswer } from '../minimum/index.js';
export {
  type BinariseMethod,
  type Bitmap,
  type ColourImage,
  type GreyImage,
  type LoadedPicture,
  type LoadOptions,
  type PictureDecoder,
  type PictureDescription,
  type PictureGoal,
  type PictureNonogram,
  type PictureVerdict,
  type Sweep,
  type Transparency,
  type UniqueBy,
  usePictureDecoder,
} from '../picture/index.js';
export type {
  ForcedAnswer,
  ForcedMark,
  Possibility,
  SolutionCount,
} from '../proving/index.js';
export type { EngineId } from '../solve/index.js';
export { type BookOptions, bookFromSpec } from './book.js';
export { CALLS, type CallContext, type ExplainedSteps } from './calls.js';
export { type CellsNonogram, type CellsOptions, nonogramFromCells } from './cells.js';
export {
  certificateInstance,
  certificateOfBoard,
  certificateOfCensus,
  certificateOfMinimum,
  certificateOfSolutions,
  checkCertificate,
} from './certificate.js';
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
export { type ForcedOptions, forced } from './forced.js';
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
  type PictureRendering,
  type PictureResult,
} from './picture.js';
export { type Rate, rate } from './rate.js';
export type { AskOptions } from './request.js';
export { type Solve, type SolveOptions, solve } from './solve.js';
export { type StepReasons, type StepReasonsOptions, stepReasons } from './step-reasons.js';
export {
  type ClueOptions,
  type NeedingOptions,
  needing,
  type Suggested,
  type SuggestOptions,
  suggest,
  type Unneeded,
  unneeded,
} from './suggest.js';
export { type StepAnswer, type VerifyStepOptions, verifyStep } from './verify-step.js';
