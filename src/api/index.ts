/** One typed function for each verb, and what they work with; nothing here depends on a platform. */
export type { FailureCount } from '../../generators/make.js';
export type { PictureMethod, PictureNonogram } from '../../generators/picture/index.js';
export type { Budget, LimitName } from '../core/budget.js';
export { PuzzlewrightError } from '../core/error.js';
export type { Cell } from '../core/grid/cell.js';
export { type DrawingPlatform, useDrawingPlatform } from '../draw/platform.js';
export type { EngineId } from '../engine/engine.js';
export { battleship } from '../families/battleship/index.js';
export { circuit } from '../families/circuit/index.js';
export { hashi } from '../families/hashi/index.js';
export { FAMILIES, findFamily } from '../families/index.js';
export { kenken } from '../families/kenken/index.js';
export { nonogram } from '../families/nonogram/index.js';
export { queens } from '../families/queens/index.js';
export { starBattle } from '../families/star-battle/index.js';
export { sudoku } from '../families/sudoku/index.js';
export { zebra } from '../families/zebra/index.js';
export type { GreyImage } from '../image/bitmap.js';
export { type PictureDecoder, usePictureDecoder } from '../image/load.js';
export type { BoundBook } from '../jobs/bind-book.js';
export type { Workers } from '../jobs/workers.js';
export { type BookOptions, bookFromSpec } from './book.js';
export { type Check, check } from './check.js';
export { type ConvertOptions, convert, parse } from './convert.js';
export { count } from './count.js';
export {
  type Generated,
  type GeneratedPuzzle,
  type GenerateOptions,
  type GeneratorSettings,
  generate,
} from './generate.js';
export { type Minimum, type MinimumOptions, minimum } from './minimum.js';
export { nonogramFromPicture, type PictureOptions } from './picture.js';
export { type Rate, rate } from './rate.js';
export type { AskOptions } from './request.js';
export { type Solve, type SolveOptions, solve } from './solve.js';
