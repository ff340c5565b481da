/**
 * From the bytes of a picture file to its pixels in colour. Decoding is a port: a decoder is handed in once,
 * before the first picture; `src/node` has the one for Node.
 */
import { failure, issue, type Result } from '../../core/index.js';
import type { ColourImage } from './colour/colour-image.js';
import type { Transparency } from './colour/tone.js';
import type { Box } from './crop.js';

/** The longest side, in pixels, of a picture that is worked on: 8 pixels a cell at the largest grid. */
export const LONGEST_SIDE = 800;

/** The properties of a picture file as it was read. */
export interface PictureDescription {
  /** Format as sharp names it: `png`, `jpeg`, `webp`, `gif`, `heif`, `tiff`, `svg`. */
  readonly format: string;
  /** Size in pixels, upright; of the frame, where one was asked for. */
  readonly width: number;
  readonly height: number;
}

/** Options for decoding a picture file. */
export interface DecodeOptions {
  /** The part that is the picture, in pixels of the upright file; default all of it. */
  readonly frame?: Box;
}

/** Options for reading a picture file. */
export interface LoadOptions extends DecodeOptions {
  /** The treatment that transparent parts will have; default `white`. */
  readonly transparency?: Transparency;
}

/** A picture that was decoded. */
export interface LoadedPicture {
  /**
   * At most 800 pixels a side, same aspect as the file; opaque where the file knows no
   * transparency.
   */
  readonly image: ColourImage;
  readonly source: PictureDescription;
  /** The file can say of its pixels how transparent they are. */
  readonly hasAlpha: boolean;
}

/** The opacity from which on a pixel is a part of the shape. */
const HALF = 128;

/** Decodes a picture of the formats that it knows, with the issues that `loadPicture` names. */
export type PictureDecoder = (bytes: Uint8Array, options: DecodeOptions) => Promise<Result<LoadedPicture>>;

let decoder: PictureDecoder | undefined;

/** Hands in the decoder; whatever was handed in before is replaced. */
export function usePictureDecoder(decode: PictureDecoder): void {
  decoder = decode;
}

/**
 * Decodes a picture.
 *
 * @returns issue `picture-empty` (no bytes), `picture-unreadable` (not a picture), `picture-damaged` (data
 *   that contradict themselves), `picture-truncated` (the file ends early), `picture-too-large` (more than
 *   16383 x 16383 pixels), `picture-decoder-missing` (none was handed in), `crop-outside` (a frame that the
 *   picture does not hold) or `picture-opaque` (its shape was asked for, and it has no transparent parts)
 */
export async function loadPicture(
  bytes: Uint8Array,
  { transparency = 'white', ...options }: LoadOptions = {},
): Promise<Result<LoadedPicture>> {
  if (decoder === undefined) {
    const message = 'No decoder of pictures was handed in; expected a call of usePictureDecoder first.';
    return failure(issue('picture-decoder-missing', message));
  }
  const loaded = await decoder(bytes, options);
  if (!loaded.ok || transparency === 'white') return loaded;
  const { hasAlpha, image } = loaded.value;
  if (hasAlpha && !isRectangle(image)) return loaded;
  const message = 'Nothing in the picture is transparent, so that its shape is a rectangle.';
  return failure(issue('picture-opaque', message));
}

/** True if the opaque parts are a rectangle, as of a drawing on a ground of its own between empty strips. */
function isRectangle({ width, pixels }: ColourImage): boolean {
  let [count, left, right, top, bottom] = [0, width, -1, -1, -1];
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at]! < HALF) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    if (top < 0) top = y;
    bottom = y;
    count++;
  }
  return count > 0 && count === (right - left + 1) * (bottom - top + 1);
}
