/**
 * Portable bitmaps as originals: where the grid is as large as the bitmap, its pixels are the cells, which no
 * method draws anew.
 */

import { failure, type Result, success } from '../../core/index.js';
import {
  type Bitmap,
  coloursOfGrey,
  crop,
  greyOfBitmap,
  isBitmapFile,
  type LoadedPicture,
  outsidePicture,
  prepareLoaded,
  readBitmapFile,
  SIDES,
} from '../../picture/index.js';
import type { PlainCells } from '../tasks/index.js';
import type { Original } from './image.js';
import { type ImageSettings, pictureOptionsOf } from './settings.js';

/** True if bytes are those of a bitmap, for {@link originalOfBitmap}. */
export const isBitmap: (bytes: Uint8Array) => boolean = isBitmapFile;

/** An original of the bytes of a bitmap, or what is wrong with them or with the size that is wanted. */
export function originalOfBitmap(
  bytes: Uint8Array,
  settings: ImageSettings,
): Result<Original & Pick<LoadedPicture, 'hasAlpha'>> {
  const read = readBitmapFile(bytes);
  if (!read.ok) return read;
  const options = pictureOptionsOf(settings);
  const outside = options.frame && outsidePicture(options.frame, read.value);
  if (outside !== undefined) return failure(outside);
  const whole = greyOfBitmap(read.value);
  const grey = options.frame === undefined ? whole : crop(whole, options.frame);
  const { width, height } = grey;
  const source = { format: 'pbm', width, height };
  const isCells = isGrid(grey, settings);
  const asItIs = { width, height, crop: false, contrast: false, invert: settings.invert };
  const prepared = prepareLoaded({ grey, source }, isCells ? asItIs : options);
  if (!prepared.ok) return prepared;
  return success({
    ...prepared.value,
    colours: coloursOfGrey(grey),
    hasAlpha: false,
    ...(isCells ? { isCells } : {}),
  });
}

/** Reads the cells that a repair must keep, 1 for each. */
export function readKept(bytes: Uint8Array): Result<PlainCells<'cells'>> {
  const read = readBitmapFile(bytes);
  if (!read.ok) return read;
  const { width, height, cells } = read.value;
  return success({ width, height, cells: [...cells] });
}

/** The settings of a picture beside cells to keep: where no size is asked for, it is theirs. */
export function settingsBesideKept(
  settings: ImageSettings,
  kept: PlainCells<'cells'> | undefined,
): ImageSettings {
  const isOpen = settings.width === undefined && settings.height === undefined;
  return kept !== undefined && isOpen ? { ...settings, width: kept.width } : settings;
}

/** True if the grid that is wanted is as large as the bitmap. */
function isGrid(
  { width, height }: Pick<Bitmap, 'width' | 'height'>,
  { width: columns = width, height: rows = height }: ImageSettings,
): boolean {
  return columns === width && rows === height && Math.max(width, height) <= SIDES.most;
}
