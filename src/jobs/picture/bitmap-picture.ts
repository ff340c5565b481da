/**
 * Portable bitmaps as pictures: where the grid is as large as the bitmap, its pixels are the cells, which no
 * method draws anew.
 */

import { failure, type Result, success } from '../../core/index.js';
import {
  type ColourImage,
  coloursOfBitmap,
  cutColours,
  isBitmapFile,
  outsidePicture,
  readBitmapFile,
  SIDES,
} from '../../picture/index.js';
import type { PlainCells } from '../tasks/index.js';
import type { Picture } from './image.js';
import { type ImageSettings, loadOptionsOf } from './settings.js';

/** True if bytes are those of a bitmap, for {@link pictureOfBitmap}. */
export const isBitmap: (bytes: Uint8Array) => boolean = isBitmapFile;

/** The picture of the bytes of a bitmap, or their faults. */
export function pictureOfBitmap(bytes: Uint8Array, settings: ImageSettings): Result<Picture> {
  const read = readBitmapFile(bytes);
  if (!read.ok) return read;
  const whole = coloursOfBitmap(read.value);
  const { frame } = loadOptionsOf(settings);
  const outside = frame && outsidePicture(frame, whole);
  if (outside !== undefined) return failure(outside);
  const image = frame === undefined ? whole : cutColours(whole, frame);
  const { width, height } = image;
  const isCells = isGrid(image, settings);
  return success({
    image,
    source: { format: 'pbm', width, height },
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
  { width, height }: ColourImage,
  { width: columns = width, height: rows = height }: ImageSettings,
): boolean {
  return columns === width && rows === height && Math.max(width, height) <= SIDES.most;
}
