/**
 * From the bytes of a picture file to grey values: every format that sharp reads (PNG, JPEG, WebP, GIF, AVIF,
 * TIFF, SVG), the first page of several, turned upright as its EXIF data says, laid over white where it is
 * transparent. Large pictures are shrunk while they are decoded, so a 10000 x 10000 file needs no more memory than
 * its decoder; drawings (SVG) are rasterised at the working size whatever size they name.
 */
import sharp from 'sharp';
import { type Issue, issue } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';
import type { GreyImage } from './bitmap.js';
import { luminance } from './luminance.js';
import { recognisePicture } from './signature.js';

/** The longest side, in pixels, of the picture that is worked on: 16 pixels a cell at the largest grid. */
export const WORKING_SIDE = 1600;

/** The largest picture that is read, in pixels: 16383 x 16383. */
const MOST_PIXELS = 16383 * 16383;

/** Pixels an inch at which SVG user units are pixels. */
const SVG_DENSITY = 72;

const READABLE = 'PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG';

/** What the file held, before anything was done to it. */
export interface PictureDescription {
  /** Format as sharp names it: `png`, `jpeg`, `webp`, `gif`, `heif`, `tiff`, `svg`. */
  readonly format: string;
  /** Size in pixels, upright. */
  readonly width: number;
  readonly height: number;
}

export interface LoadedPicture {
  /** At most {@link WORKING_SIDE} pixels a side, same aspect as the file. */
  readonly grey: GreyImage;
  readonly source: PictureDescription;
}

/**
 * Decodes a picture.
 *
 * @returns issue `picture-empty` (no bytes), `picture-unreadable` (not a picture, or damaged), `picture-truncated`
 *   (the file ends early) or `picture-too-large` (more than 16383 x 16383 pixels)
 */
export async function loadPicture(bytes: Uint8Array): Promise<Result<LoadedPicture>> {
  if (bytes.length === 0)
    return failure(issue('picture-empty', `The file is empty; a picture (${READABLE}) was expected.`));
  try {
    const source = await describe(bytes);
    return success({ grey: await decode(bytes, source), source });
  } catch (error) {
    return failure(explain(bytes, error instanceof Error ? error.message : String(error)));
  }
}

async function describe(bytes: Uint8Array): Promise<PictureDescription> {
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return { format, width: autoOrient.width, height: autoOrient.height };
}

async function decode(bytes: Uint8Array, source: PictureDescription): Promise<GreyImage> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'truncated',
    autoOrient: true,
    ...(source.format === 'svg' && { density: rasterDensity(source) }),
  })
    .flatten({ background: '#ffffff' })
    .resize({
      width: WORKING_SIDE,
      height: WORKING_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
      // The sharper kernels overshoot at edges, which would darken and lighten cells that are neither.
      kernel: 'linear',
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, values: luminance(data) };
}

/** The density at which a drawing's longest side is the working size; sharp accepts 1 to 100000. */
function rasterDensity({ width, height }: PictureDescription): number {
  const density = (SVG_DENSITY * WORKING_SIDE) / Math.max(width, height);
  return Math.min(100_000, Math.max(1, density));
}

function explain(bytes: Uint8Array, reason: string): Issue {
  const format = recognisePicture(bytes);
  if (/pixel limit/i.test(reason))
    return issue('picture-too-large', 'The picture has more than 16383 x 16383 pixels; scale it down first.');
  if (format === undefined)
    return issue('picture-unreadable', `The file is not a picture; ${READABLE} was expected.`);
  if (!format.readable)
    return issue('picture-unreadable', `${format.name} files cannot be read; ${READABLE} was expected.`);
  if (ENDS_EARLY[format.name]?.test(reason))
    return issue(
      'picture-truncated',
      `The ${format.name} file is damaged or ends early; a whole picture was expected.`,
    );
  const detail = reason.split('\n')[0]!.trim();
  return issue(
    'picture-unreadable',
    `The ${format.name} file cannot be decoded (${detail}); a whole picture was expected.`,
  );
}

/** How the decoder of each format words that bytes are missing at the end. */
const ENDS_EARLY: Readonly<Record<string, RegExp>> = {
  PNG: /libpng read error|corrupt header:\s*$/,
  JPEG: /premature end/i,
  GIF: /unexpected end|no frames/i,
  WebP: /unable to parse|unable to read|not enough data/i,
  TIFF: /unsupported image format|read error|not enough data|out of order/i,
  AVIF: /bad seek|end of file|insufficient/i,
  SVG: /couldn't find end|premature end|extra content|end of (document|input)/i,
};
