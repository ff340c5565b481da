/**
 * From the bytes of a picture file to grey values: every format that sharp reads (PNG, JPEG, WebP, GIF, AVIF,
 * TIFF, SVG), the first page of several, turned upright as its EXIF data says, laid over white where it is
 * transparent, or the shape that its opaque parts make. Large pictures are shrunk while they are decoded, so a 10000 x 10000 file needs no more memory than
 * its decoder; drawings (SVG) are rasterised at the working size whatever size they name.
 */
import sharp from 'sharp';
import { type Issue, issue } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';
import type { GreyImage } from '../image/bitmap.js';
import {
  type LoadedPicture,
  type LoadOptions,
  type PictureDescription,
  type Transparency,
  WORKING_SIDE,
} from '../image/load.js';
import { luminance } from '../image/luminance.js';
import { recognisePicture } from '../image/signature.js';

/** The largest picture that is read, in pixels: 16383 x 16383. */
const MOST_PIXELS = 16383 * 16383;

/** Pixels an inch at which SVG user units are pixels. */
const SVG_DENSITY = 72;

const READABLE = 'PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG';

/** Decodes a picture; `loadPicture` says which issues may come back. */
export async function decodePicture(
  bytes: Uint8Array,
  { transparency }: Required<LoadOptions>,
): Promise<Result<LoadedPicture>> {
  if (bytes.length === 0)
    return failure(issue('picture-empty', `The file is empty; a picture (${READABLE}) was expected.`));
  try {
    const { source, hasAlpha } = await describe(bytes);
    if (transparency === 'shape' && !hasAlpha) return failure(opaque());
    return success({ grey: await decode(bytes, source, transparency), source, hasAlpha });
  } catch (error) {
    return failure(explain(bytes, error instanceof Error ? error.message : String(error)));
  }
}

async function describe(bytes: Uint8Array): Promise<Omit<LoadedPicture, 'grey'>> {
  const { format, autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return { source: { format, width: autoOrient.width, height: autoOrient.height }, hasAlpha };
}

async function decode(
  bytes: Uint8Array,
  source: PictureDescription,
  transparency: Transparency,
): Promise<GreyImage> {
  const isShape = transparency === 'shape';
  const opened = sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
    // Damaged data are refused, also where something could still be shown of them.
    failOn: 'warning',
    autoOrient: true,
    ...(source.format === 'svg' && { density: rasterDensity(source) }),
  });
  const { data, info } = await (isShape ? opened.ensureAlpha() : opened.flatten({ background: '#ffffff' }))
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
  const values = isShape ? darkWhereOpaque(data) : luminance(data);
  return { width: info.width, height: info.height, values };
}

/** Grey values of interleaved 8-bit RGBA pixels by their last channel: opaque is black, transparent is white. */
function darkWhereOpaque(pixels: Uint8Array): Float64Array {
  return Float64Array.from({ length: pixels.length / 4 }, (_, pixel) => 255 - pixels[4 * pixel + 3]!);
}

function opaque(): Issue {
  const message = 'The picture has no transparent parts, so that its shape is the whole rectangle.';
  return issue('picture-opaque', message);
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
  const detail = reason
    .split('\n')[0]!
    .replace(/^\w+: /, '')
    .trim();
  return issue(
    'picture-damaged',
    `The ${format.name} file is damaged (${detail}); a whole picture was expected. Open it in a picture editor, see what is left of it, and save it anew.`,
  );
}

/** How the decoder of each format words that bytes are missing at the end. */
const ENDS_EARLY: Readonly<Record<string, RegExp>> = {
  PNG: /libpng read error|corrupt header:\s*$/,
  JPEG: /premature end of (input|jpeg)/i,
  GIF: /unexpected end|no frames/i,
  WebP: /unable to parse|unable to read|not enough data/i,
  TIFF: /unsupported image format|read error|not enough data|out of order/i,
  AVIF: /bad seek|end of file|insufficient/i,
  SVG: /couldn't find end|premature end|extra content|end of (document|input)/i,
};
