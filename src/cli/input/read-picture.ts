/** A picture file: read, and decoded within the time that is left. */
import { type Result, success } from '../../core/index.js';
import { type LoadedPicture, type LoadOptions, loadPicture } from '../../picture/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_PICTURE, nameOf, readBytes } from './read-bytes.js';

/** A picture that was decoded. */
export interface DecodedPicture extends LoadedPicture {
  /** Seconds of the time limit that decoding took. */
  readonly seconds: number;
}

/**
 * Reads a picture; there is no limit of time.
 * @throws InputError naming the file and its fault
 */
export async function loadPictureFile(
  file: string,
  options: LoadOptions,
  host: Host,
): Promise<LoadedPicture> {
  const read = await loadPicture(readBytes(file, host, MOST_PICTURE), options);
  if (read.ok) return read.value;
  throw InputError.ofIssues(nameOf(file), read.issues);
}

/**
 * Decodes the bytes of a picture file, or names their fault.
 * @param seconds most seconds for decoding, if there is a limit
 * @returns undefined when it timed out
 */
export async function decodedWithin(
  bytes: Uint8Array,
  options: LoadOptions,
  seconds: number | undefined,
  host: Host,
): Promise<Result<DecodedPicture> | undefined> {
  const { loaded, milliseconds } =
    seconds === undefined
      ? { loaded: await loadPicture(bytes, options), milliseconds: 0 }
      : await host.decodeWithin(bytes, options, 1000 * seconds);
  return loaded?.ok ? success({ ...loaded.value, seconds: milliseconds / 1000 }) : loaded;
}
