/** A picture file as grey cells: read, decoded within the time that is left, and prepared. */
import { type Result, success } from '../../core/index.js';
import {
  type ColourImage,
  type LoadOptions,
  loadPicture,
  type PreparedPicture,
  type PrepareOptions,
  prepareLoaded,
} from '../../picture/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_PICTURE, nameOf, readBytes } from './read-bytes.js';

export interface ReadPicture extends PreparedPicture {
  /** The file can say of its pixels how transparent they are. */
  readonly hasAlpha: boolean;
  /** Its colours, where they were asked for. */
  readonly colours?: ColourImage;
  /** Seconds of the time limit that decoding took. */
  readonly seconds: number;
}

/**
 * Reads a picture.
 * @param seconds most seconds for decoding, if there is a limit
 * @returns undefined when it timed out
 * @throws InputError naming the file and what is wrong with it
 */
export async function readPicture(
  file: string,
  options: PrepareOptions & LoadOptions,
  seconds: number | undefined,
  host: Host,
): Promise<ReadPicture | undefined> {
  const bytes = readBytes(file, host, MOST_PICTURE);
  const read = await tryPicture(bytes, options, seconds, host);
  if (read === undefined || read.ok) return read?.value;
  throw InputError.ofIssues(nameOf(file), read.issues);
}

/**
 * Reads the bytes of a picture file, or says what is wrong with them.
 * @param seconds most seconds for decoding, if there is a limit
 * @returns undefined when it timed out
 */
export async function tryPicture(
  bytes: Uint8Array,
  options: PrepareOptions & LoadOptions,
  seconds: number | undefined,
  host: Host,
): Promise<Result<ReadPicture> | undefined> {
  const { transparency = 'white', colours = false, frame } = options;
  const loading = { transparency, colours, ...(frame === undefined ? {} : { frame }) };
  const { loaded, milliseconds } =
    seconds === undefined
      ? { loaded: await loadPicture(bytes, loading), milliseconds: 0 }
      : await host.decodeWithin(bytes, loading, 1000 * seconds);
  if (loaded === undefined) return undefined;
  if (!loaded.ok) return loaded;
  const { hasAlpha, colours: inColour, ...picture } = loaded.value;
  const prepared = prepareLoaded(picture, options);
  if (!prepared.ok) return prepared;
  return success({
    ...prepared.value,
    hasAlpha,
    ...(inColour === undefined ? {} : { colours: inColour }),
    seconds: milliseconds / 1000,
  });
}
