/** The door of `jobs`: what users ask for as a whole, over two ports. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Tasks: what workers do, by name.
export {
  type TaskContext,
  type TaskProgress,
  type PlainCells,
  type MadePicture,
  loadTask,
  runTask,
  TASK_NAMES,
  type TaskAnswer,
  type TaskArgument,
  type TaskName,
} from './tasks/index.js';

// Ports: workers, stores, settings.
export {
  cancelled,
  type Workers,
  openInProcess,
  openMemoryStore,
  openPassingStore,
  type Store,
  type Stored,
  type RefusedEntry,
  ATTEMPTS_SETTING,
  BATCH_SETTINGS,
  CERTIFY_SETTING,
  ENGINE_SETTING,
  FORMULATION_SETTING,
  MOST_PUZZLES,
  SOLVERS,
  plainOfJson,
  textOfPlain,
} from './ports/index.js';

// Files of a puzzle.
export {
  cellOnPaper,
  type Drawing,
  pdfOf,
  pngOf,
  type ShownPart,
  svgOf,
  allFormats,
  type UndecodedPuzzle,
  IN_NO_FORMAT,
  isLineFormat,
  recognise,
  unsupportedText,
  panelsOf,
  type StepDrawing,
  stepsPdf,
  stepsSvg,
} from './files/index.js';

// Pictures.
export {
  drawingOfPicture,
  filesOfPicture,
  PICTURE_ENDINGS,
  PREVIEW_ENDINGS,
  IMAGE_SETTINGS,
  type ImageSettings,
  loadOptionsOf,
  PICTURE_SETTINGS,
  sizeOptionsOf,
  SHEET_RENDERINGS,
  type Rendering,
  type RenderingMethod,
  type Renderings,
  wayOf,
  choosesInColours,
  isOneSize,
  type ImagePorts,
  type ImageRequest,
  type MadeImage,
  makeImage,
  type Picture,
  isBitmap,
  pictureOfBitmap,
  settingsBesideKept,
  type PictureRecord,
  recordOfImage,
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type PictureStamp,
  type RefusedPicture,
  stampOf,
  type MadeMosaic,
  mosaicDrawing,
  mosaicOfDrawing,
} from './picture/index.js';

// Batches.
export {
  type GivenPuzzle,
  repeatPuzzle,
  BOOK_HEAD,
  type BookHead,
  PUZZLE_PLACE,
  numbersOf,
  type Shard,
  type BatchStep,
  type ForeignEntry,
  type PuzzleEntry,
  type BatchEnd,
  type BatchRequest,
  makeBatch,
  type MergeEnd,
  mergeShards,
} from './batch/index.js';

// Books.
export {
  type FillLimit,
  bindBook,
  bindSeries,
  bindSheets,
  type BoundBook,
  type BoundVolume,
  type ReachedPages,
  type BookEnd,
  type BookEvents,
  type BookRequest,
  collectBook,
} from './book/index.js';

// Minimum problems.
export {
  type MinimumEntry,
  findMinimum,
  type MinimumEnd,
  type MinimumEvents,
  type AnsweredEntry,
  LIST_HEAD,
  type ListHead,
  findMinima,
} from './minimum/index.js';
