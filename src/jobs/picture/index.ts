/** The door of `jobs/picture`: one picture to its nonogram, many of them, and the puzzles of batches. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { drawingOfPicture, filesOfPicture, PICTURE_ENDINGS, PREVIEW_ENDINGS } from './files.js';
export {
  IMAGE_SETTINGS,
  type ImageSettings,
  loadOptionsOf,
  PICTURE_SETTINGS,
  SHEET_RENDERINGS,
  sizeOptionsOf,
} from './settings.js';
export type { Rendering, RenderingMethod, Renderings } from './rendering.js';
export { wayOf } from './image-way.js';
export { choosesInColours } from './coloured-renderings.js';
export { isOneSize } from './renderings.js';
export { type ImagePorts, type ImageRequest, type MadeImage, makeImage, type Picture } from './image.js';
export { isBitmap, pictureOfBitmap, settingsBesideKept } from './bitmap-picture.js';
export { type PictureRecord, recordOfImage } from './record.js';
export { type MadeMosaic, mosaicDrawing, mosaicOfDrawing } from './mosaic.js';
export {
  makePictures,
  type NamedPicture,
  type PictureEntry,
  type PictureStamp,
  type RefusedPicture,
  stampOf,
} from './picture.js';
export { makePuzzleBy } from './puzzles.js';
