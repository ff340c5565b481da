/** The door of this room: what others may use, in reading order. */

export { type BatchEnd, type BatchRequest, makeBatch } from './batch/batch.js';
export type { Step } from './batch/fill-batch.js';
export type { GivenPuzzle } from './batch/given-puzzles.js';
export { type MergeEnd, mergeShards } from './batch/merge.js';
export type { ForeignEntry, PuzzleEntry } from './batch/puzzle-entries.js';
export { repeatPuzzle } from './batch/repeat-puzzle.js';
export type { RefusedEntry } from './batch/resume.js';
// batch
export { BOOK_HEAD, type BookHead, PUZZLE_PLACE } from './batch/saved-puzzle.js';
export { numbersOf, type Shard } from './batch/shard.js';
export { type BoundBook, bindBook } from './book/bind-book.js';
export { type BookEnd, type BookEvents, type BookRequest, collectBook } from './book/book.js';
export type { FillLimit } from './book/fill-book.js';
// book
export type { ReachedPages } from './book/page-target.js';
// files
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
export { findMinima } from './minimum/list.js';
export { findMinimum, type MinimumEnd, type MinimumEvents } from './minimum/minimum.js';
// minimum
export { type AnsweredEntry, LIST_HEAD, type ListHead } from './minimum/saved-answer.js';
export type { MinimumEntry } from './minimum/saved-minimum.js';
export { isBitmap, originalOfBitmap, settingsBesideKept } from './picture/bitmap-original.js';
export { choosesInColours } from './picture/coloured-versions.js';
export { drawingOfPicture, filesOfPicture, PICTURE_ENDINGS, PREVIEW_ENDINGS } from './picture/files.js';
export {
  type ImagePorts,
  type ImageRequest,
  type MadeImage,
  makeImage,
  type Original,
} from './picture/image.js';
export { wayOf } from './picture/image-way.js';
export {
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type PictureStamp,
  type RefusedPicture,
  stampOf,
} from './picture/picture.js';
// picture
export type { PlainCells } from './picture/plain-pictures.js';
export { type PictureRecord, recordOfImage } from './picture/record.js';
export {
  IMAGE_SETTINGS,
  type ImageSettings,
  originalOptionsOf,
  PICTURE_SETTINGS,
  pictureOptionsOf,
  SHEET_VERSIONS,
} from './picture/settings.js';
export type { MadePicture } from './picture/task.js';
export { isOneSize } from './picture/versions.js';
export { openInProcess } from './ports/in-process.js';
// ports
export {
  ATTEMPTS_SETTING,
  BATCH_SETTINGS,
  CERTIFY_SETTING,
  ENGINE_SETTING,
  FORMULATION_SETTING,
  MOST_PUZZLES,
} from './ports/settings.js';
export { openMemoryStore, type Store, type Stored } from './ports/store.js';
export type { TaskContext, TaskProgress } from './ports/task-context.js';
export {
  loadTask,
  runTask,
  TASK_NAMES,
  type TaskAnswer,
  type TaskArgument,
  type TaskName,
} from './ports/tasks.js';
export type { Version, VersionMethod, Versions } from './ports/version.js';
export { cancelled, type Workers } from './ports/workers.js';
