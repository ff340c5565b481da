/**
 * A picture file for a nonogram: decoded within the time that is left, or a bitmap whose
 * pixels are its cells.
 */
import { type Result, success } from '../../core/index.js';
import {
  type ImageSettings,
  isBitmap,
  loadOptionsOf,
  type Picture,
  type PlainCells,
  pictureOfBitmap,
  settingsBesideKept,
} from '../../jobs/index.js';
import type { Host } from '../host/index.js';
import { type DecodedPicture, decodedWithin, MOST_PICTURE, readBytes } from '../input/index.js';

/** A picture that was read. */
export interface ReadPicture extends Picture, DecodedPicture {
  /** The settings by which it was read: with the size of the cells to keep, where no other was asked for. */
  readonly settings: ImageSettings;
}

/** The settings for reading a picture file. */
export interface PictureWanted {
  readonly settings: ImageSettings;
  /** Cells that a repair must keep. */
  readonly kept?: PlainCells<'cells'> | undefined;
  /** Most seconds for decoding, if there is a limit. */
  readonly seconds: number | undefined;
}

/**
 * Reads a picture, or names its fault.
 * @returns undefined when it timed out
 * @throws InputError for a file that cannot be read at all
 */
export async function readPicture(
  file: string,
  { settings: given, kept, seconds }: PictureWanted,
  host: Host,
): Promise<Result<ReadPicture> | undefined> {
  const bytes = readBytes(file, host, MOST_PICTURE);
  if (isBitmap(bytes)) {
    const read = pictureOfBitmap(bytes, given);
    return read.ok ? success({ ...read.value, seconds: 0, settings: given }) : read;
  }
  const settings = settingsBesideKept(given, kept);
  const read = await decodedWithin(bytes, loadOptionsOf(settings), seconds, host);
  return read?.ok ? success({ ...read.value, settings }) : read;
}
