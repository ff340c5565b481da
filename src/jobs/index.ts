/** The door of `jobs`: what users ask for as a whole, over two ports. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Ports: workers, stores, tasks, settings.
export { plainOfJson, textOfPlain } from './ports/plain-text.js';
export {
  ATTEMPTS_SETTING,
  BATCH_SETTINGS,
  CERTIFY_SETTING,
  ENGINE_SETTING,
  FORMULATION_SETTING,
  MOST_PUZZLES,
  SOLVERS,
} from './ports/settings.js';
export { openMemoryStore, type Store, type Stored } from './ports/store.js';
export type { TaskContext, TaskProgress } from './ports/task-context.js';
export type { Version, VersionMethod, Versions } from './ports/version.js';
export {
  loadTask,
  runTask,
  TASK_NAMES,
  type TaskAnswer,
  type TaskArgument,
  type TaskName,
} from './ports/tasks.js';
export { cancelled, type Workers } from './ports/workers.js';
export { openInProcess } from './ports/in-process.js';

// Batches.
export { BOOK_HEAD, type BookHead, PUZZLE_PLACE } from './batch/saved-puzzle.js';
export { numbersOf, type Shard } from './batch/shard.js';
export type { Step } from './batch/fill-batch.js';
export type { RefusedEntry } from './batch/resume.js';
export type { GivenPuzzle } from './batch/given-puzzles.js';
export type { ForeignEntry, PuzzleEntry } from './batch/puzzle-entries.js';
export { repeatPuzzle } from './batch/repeat-puzzle.js';
export { type BatchEnd, type BatchRequest, makeBatch } from './batch/batch.js';
export { type MergeEnd, mergeShards } from './batch/merge.js';

// Pictures.
export type { PlainCells } from './picture/plain-pictures.js';
export {
  IMAGE_SETTINGS,
  type ImageSettings,
  originalOptionsOf,
  PICTURE_SETTINGS,
  pictureOptionsOf,
  SHEET_VERSIONS,
} from './picture/settings.js';
export { wayOf } from './picture/image-way.js';
export type { MadePicture } from './picture/task.js';
export { drawingOfPicture, filesOfPicture, PICTURE_ENDINGS, PREVIEW_ENDINGS } from './picture/files.js';
export { choosesInColours } from './picture/coloured-versions.js';
export { isOneSize } from './picture/versions.js';
export {
  type ImagePorts,
  type ImageRequest,
  type MadeImage,
  makeImage,
  type Original,
} from './picture/image.js';
export { isBitmap, originalOfBitmap, settingsBesideKept } from './picture/bitmap-original.js';
export { type PictureRecord, recordOfImage } from './picture/record.js';
export {
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type PictureStamp,
  type RefusedPicture,
  stampOf,
} from './picture/picture.js';

// Books.
export type { ReachedPages } from './book/page-target.js';
export type { FillLimit } from './book/fill-book.js';
export { bindBook, type BoundBook } from './book/bind-book.js';
export { type BookEnd, type BookEvents, type BookRequest, collectBook } from './book/book.js';

// Minimum problems.
export { type AnsweredEntry, LIST_HEAD, type ListHead } from './minimum/saved-answer.js';
export type { MinimumEntry } from './minimum/saved-minimum.js';
export { findMinimum, type MinimumEnd, type MinimumEvents } from './minimum/minimum.js';
export { findMinima } from './minimum/list.js';

// Files of a puzzle.
export { cellOnPaper, type Drawing, pdfOf, pngOf, type Shown, svgOf } from './files/drawing.js';
export {
  allFormats,
  type Found,
  IN_NO_FORMAT,
  isLineFormat,
  recognise,
  unsupportedText,
} from './files/recognise.js';
export { panelsOf, type StepDrawing, stepsPdf, stepsSvg } from './files/step-drawing.js';
