/**
 * From the bytes of a picture file to its pixels: every format that sharp reads (PNG, JPEG, WebP, GIF, AVIF,
 * TIFF, SVG), the first page of several, turned upright as its EXIF data says. Large pictures are shrunk
 * while they are decoded, so a 10000 x 10000 file needs no more memory than its decoder; drawings (SVG) are
 * rasterised at the working size whatever size they name.
 */
import sharp, { type Sharp } from 'sharp';
import { failure, type Issue, issue, type Result, success } from '../core/index.js';
import {
  type Box,
  type ColourImage,
  type DecodeOptions,
  LONGEST_SIDE,
  type LoadedPicture,
  outsidePicture,
  type PictureDescription,
  recognisePicture,
  sizeOf,
} from '../picture/index.js';

/** The largest picture that is read, in pixels: 16383 x 16383. */
const MOST_PIXELS = 16383 * 16383;

/** Pixels an inch at which SVG user units are pixels. */
const SVG_DENSITY = 72;

/** Times that a drawing may be longer than the part of it that is used, when it is rasterised. */
const MOST_RASTER = 4;

/** A picture file, and the part of it that is used. */
interface Part {
  readonly whole: PictureDescription;
  readonly frame: Box;
}

const READABLE = 'PNG, JPEG, WebP, GIF, AVIF, TIFF or SVG';

/** Decodes a picture; `loadPicture` says which issues may come back. */
export async function decodePicture(
  bytes: Uint8Array,
  { frame }: DecodeOptions,
): Promise<Result<LoadedPicture>> {
  if (bytes.length === 0)
    return failure(issue('picture-empty', `The file is empty; a picture (${READABLE}) was expected.`));
  try {
    const { source: whole, hasAlpha } = await describe(bytes);
    const outside = frame && outsidePicture(frame, whole);
    if (outside !== undefined) return failure(outside);
    const part: Part = {
      whole,
      frame: frame ?? { left: 0, top: 0, right: whole.width, bottom: whole.height },
    };
    const source = { format: whole.format, ...sizeOf(part.frame) };
    return success({ image: await decodePixels(bytes, part), source, hasAlpha });
  } catch (error) {
    return failure(explain(bytes, error instanceof Error ? error.message : String(error)));
  }
}

async function describe(bytes: Uint8Array): Promise<Pick<LoadedPicture, 'source' | 'hasAlpha'>> {
  const { format, autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  return { source: { format, width: autoOrient.width, height: autoOrient.height }, hasAlpha };
}

/** The pixels of a picture. */
async function decodePixels(bytes: Uint8Array, part: Part): Promise<ColourImage> {
  const opened = await open(bytes, part);
  const { data, info } = await opened
    .ensureAlpha()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
      // The sharper kernels overshoot at edges, which would darken and lighten cells that are neither.
      kernel: 'linear',
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** The part of the picture upright; that of a drawing as large as the largest picture. */
async function open(bytes: Uint8Array, { whole, frame }: Part): Promise<Sharp> {
  const isWhole = frame.right - frame.left === whole.width && frame.bottom - frame.top === whole.height;
  const options = {
    limitInputPixels: MOST_PIXELS,
    // Damaged data are refused, also where something could still be shown of them.
    failOn: 'warning',
    autoOrient: true,
    ...(whole.format === 'svg' && { density: rasterDensity({ whole, frame }) }),
  } as const;
  const opened = sharp(bytes, options);
  if (isWhole) return opened;
  // A drawing has more pixels than it names.
  const { autoOrient } = whole.format === 'svg' ? await opened.metadata() : { autoOrient: whole };
  const [across, down] = [autoOrient.width / whole.width, autoOrient.height / whole.height];
  const [left, top] = [Math.floor(frame.left * across), Math.floor(frame.top * down)];
  return opened.extract({
    left,
    top,
    width: Math.min(autoOrient.width, Math.ceil(frame.right * across)) - left,
    height: Math.min(autoOrient.height, Math.ceil(frame.bottom * down)) - top,
  });
}

/**
 * The density at which a drawing's part is as large as the largest picture, as far as the whole drawing
 * does not become too large; sharp accepts 1 to 100000.
 */
function rasterDensity({ whole, frame }: Part): number {
  const longest = ({ width, height }: Pick<PictureDescription, 'width' | 'height'>): number =>
    Math.max(width, height);
  const scale = Math.min(1 / longest(sizeOf(frame)), MOST_RASTER / longest(whole));
  return Math.min(100_000, Math.max(1, SVG_DENSITY * LONGEST_SIDE * scale));
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

/** The message of each format's decoder for bytes missing at the end. */
const ENDS_EARLY: Readonly<Record<string, RegExp>> = {
  PNG: /libpng read error|corrupt header:\s*$/,
  JPEG: /premature end of (input|jpeg)/i,
  GIF: /unexpected end|no frames/i,
  WebP: /unable to parse|unable to read|not enough data/i,
  TIFF: /unsupported image format|read error|not enough data|out of order/i,
  AVIF: /bad seek|end of file|insufficient/i,
  SVG: /couldn't find end|premature end|extra content|end of (document|input)/i,
};
