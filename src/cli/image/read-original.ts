/**
 * A picture file as the original of a nonogram: decoded within the time that is left, or a bitmap whose
 * pixels are its cells.
 */
import { type Result, success } from '../../core/index.js';
import {
  type ImageSettings,
  isBitmap,
  type Original,
  originalOfBitmap,
  originalOptionsOf,
  type PlainCells,
  settingsBesideKept,
} from '../../jobs/index.js';
import type { Host } from '../host/index.js';
import { MOST_PICTURE, readBytes, tryPicture } from '../input/index.js';

/** An original that was read. */
export interface ReadOriginal extends Original {
  /** The file can say of its pixels how transparent they are. */
  readonly hasAlpha: boolean;
  /** Seconds of the time limit that decoding took. */
  readonly seconds: number;
  /** The settings by which it was read: with the size of the cells to keep, where no other was asked for. */
  readonly settings: ImageSettings;
}

/** The settings for reading a picture file. */
export interface OriginalWanted {
  readonly settings: ImageSettings;
  /** Cells that a repair must keep. */
  readonly kept?: PlainCells<'cells'> | undefined;
  /** Most seconds for decoding, if there is a limit. */
  readonly seconds: number | undefined;
}

/**
 * Reads a picture, or says what is wrong with it.
 * @returns undefined when it timed out
 * @throws InputError for a file that cannot be read at all
 */
export async function readOriginal(
  file: string,
  { settings: given, kept, seconds }: OriginalWanted,
  host: Host,
): Promise<Result<ReadOriginal> | undefined> {
  const bytes = readBytes(file, host, MOST_PICTURE);
  if (isBitmap(bytes)) {
    const read = originalOfBitmap(bytes, given);
    return read.ok ? success({ ...read.value, seconds: 0, settings: given }) : read;
  }
  const settings = settingsBesideKept(given, kept);
  const read = await tryPicture(bytes, originalOptionsOf(settings), seconds, host);
  if (read === undefined || !read.ok) return read;
  const { colours, ...picture } = read.value;
  return success({ ...picture, colours: colours!, settings });
}
