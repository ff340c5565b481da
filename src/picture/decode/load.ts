/**
 * From the bytes of a picture file to grey values. Decoding is a port: a decoder is handed in once, before
 * the first picture; `src/node` has the one for Node.
 */
import { failure, type Issue, issue, type Result } from '../../core/index.js';
import type { GreyImage } from './bitmap.js';
import type { ColourImage } from './colour/colour-image.js';
import type { Box } from './crop.js';

/** The longest side, in pixels, of the picture that is worked on: 16 pixels a cell at the largest grid. */
export const WORKING_SIDE = 1600;

/** The longest side, in pixels, of a picture in colour: 8 pixels a cell at the largest grid. */
export const COLOUR_SIDE = 800;

/** The properties of a picture file as it was read. */
export interface PictureDescription {
  /** Format as sharp names it: `png`, `jpeg`, `webp`, `gif`, `heif`, `tiff`, `svg`. */
  readonly format: string;
  /** Size in pixels, upright; of the frame, where one was asked for. */
  readonly width: number;
  readonly height: number;
}

/**
 * The treatment of transparent parts: `white` lays the picture over white, `shape` takes opaque parts for
 * dark.
 */
export type Transparency = 'white' | 'shape';

/** Options for reading a picture file. */
export interface LoadOptions {
  /** Default `white`. */
  readonly transparency?: Transparency;
  /**
   * Decode the colours besides (default false), or `only` them: then the grey values are theirs, of fewer
   * pixels.
   */
  readonly colours?: boolean | 'only';
  /** The part that is the picture, in pixels of the upright file; default all of it. */
  readonly frame?: Box;
}

/** The options with those that have a default. */
export type DecodeOptions = LoadOptions & Required<Omit<LoadOptions, 'frame'>>;

/** A picture file as grey values. */
export interface LoadedPicture {
  /** At most 1600 pixels a side, same aspect as the file. */
  readonly grey: GreyImage;
  readonly source: PictureDescription;
  /** The file can say of its pixels how transparent they are. */
  readonly hasAlpha: boolean;
  /** The colours, where they were asked for: at most 800 pixels a side. */
  readonly colours?: ColourImage;
}

/** A picture in colour. */
export interface LoadedColours {
  /**
   * At most {@link COLOUR_SIDE} pixels a side, same aspect as the file; opaque where the file knows no
   * transparency.
   */
  readonly image: ColourImage;
  readonly source: PictureDescription;
  /** The file can say of its pixels how transparent they are. */
  readonly hasAlpha: boolean;
}

/** Decodes a picture in colour; see {@link loadColours}. */
export type ColourDecoder = (bytes: Uint8Array) => Promise<Result<LoadedColours>>;

/** Decodes a picture of the formats that it knows, with the issues that `loadPicture` names. */
export type PictureDecoder = (bytes: Uint8Array, options: DecodeOptions) => Promise<Result<LoadedPicture>>;

let decoder: PictureDecoder | undefined;
let colourDecoder: ColourDecoder | undefined;

/** Hands in the decoder; whatever was handed in before is replaced. */
export function usePictureDecoder(decode: PictureDecoder): void {
  decoder = decode;
}

/** Hands in the decoder of pictures in colour; whatever was handed in before is replaced. */
export function useColourDecoder(decode: ColourDecoder): void {
  colourDecoder = decode;
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
  { transparency = 'white', colours = false, ...others }: LoadOptions = {},
): Promise<Result<LoadedPicture>> {
  if (decoder !== undefined) return decoder(bytes, { transparency, colours, ...others });
  return failure(missing('usePictureDecoder'));
}

/**
 * Decodes a picture in colour.
 *
 * @returns the issues of {@link loadPicture} but `picture-opaque`
 */
export async function loadColours(bytes: Uint8Array): Promise<Result<LoadedColours>> {
  return colourDecoder === undefined ? failure(missing('useColourDecoder')) : colourDecoder(bytes);
}

function missing(call: string): Issue {
  const message = `No decoder of pictures was handed in; expected a call of ${call} first.`;
  return issue('picture-decoder-missing', message);
}
