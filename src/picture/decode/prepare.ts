/**
 * The way of a picture from the bytes of its file to grey cells: load, crop, fit, average, set the tone, pad.
 */
import { type Result, success } from '../../core/index.js';
import { estimateBackground } from './background.js';
import type { GreyImage } from './bitmap.js';
import { type Box, crop, subjectBox } from './crop.js';
import { type LoadedPicture, loadPicture, type PictureDescription } from './load.js';
import { resample } from './resample.js';
import { sharpen } from './sharpen.js';
import { fitGrid, type GridFit, type WantedSize } from './size.js';
import { applyTone, contrastCurve, NEGATIVE, TO_HUNDREDTHS, type ToneCurve } from './tone.js';

/** Longest side of the preview, in pixels. */
const PREVIEW_SIDE = 320;

const PAPER_WHITE = 255;

export interface PrepareOptions extends WantedSize {
  /** Cut off the even background around the subject; default true. */
  readonly crop?: boolean;
  /** Amount of unsharp masking, see {@link sharpen}; default 0, which keeps the tones as they are. */
  readonly sharpen?: number;
  /** Use the whole range from black to white; default true. */
  readonly contrast?: boolean;
  /** Make the negative, for a light subject on a dark background; default false. */
  readonly invert?: boolean;
}

export interface PreparedPicture {
  /** Grey value of every cell of the grid. */
  readonly cells: GreyImage;
  /** Grey value of the even background, in the tones of the cells; absent where there is none. */
  readonly background?: number;
  /** The cropped picture in its own tones, small enough to be shown beside the result. */
  readonly preview: GreyImage;
  /** The properties of the file. */
  readonly source: PictureDescription;
  /** The part that was used, in pixels of the file. */
  readonly used: Box;
}

/** Prepares a picture; every issue of {@link loadPicture} and {@link fitGrid} may come back. */
export async function preparePicture(
  bytes: Uint8Array,
  options: PrepareOptions = {},
): Promise<Result<PreparedPicture>> {
  const loaded = await loadPicture(bytes);
  return loaded.ok ? prepareLoaded(loaded.value, options) : loaded;
}

/** Prepares a picture that is decoded already; every issue of {@link fitGrid} may come back. */
export function prepareLoaded(
  { grey, source }: Pick<LoadedPicture, 'grey' | 'source'>,
  options: PrepareOptions = {},
): Result<PreparedPicture> {
  const box = options.crop === false ? wholeBox(grey) : subjectBox(grey);
  const subject = crop(grey, box);
  const fit = fitGrid(subject.width, subject.height, options);
  if (!fit.ok) return fit;
  return success({
    ...cellsOf(subject, estimateBackground(grey), fit.value, options),
    preview: previewOf(subject),
    source,
    used: inFile(box, grey, source),
  });
}

/**
 * The cells of the whole grid, the averaged picture in its place and background around it; and the
 * background's tone.
 */
function cellsOf(
  subject: GreyImage,
  background: number | undefined,
  fit: GridFit,
  options: PrepareOptions,
): Pick<PreparedPicture, 'cells' | 'background'> {
  const averaged = resample(subject, fit.picture.width, fit.picture.height);
  const picture = options.sharpen ? sharpen(averaged, options.sharpen) : averaged;
  const curve = toneOf(picture, options);
  const toned = applyTone(picture, curve);
  if (background === undefined) return { cells: pad(toned, fit, PAPER_WHITE) };
  return { cells: pad(toned, fit, curve(background)), background: curve(background) };
}

function toneOf(picture: GreyImage, options: PrepareOptions): ToneCurve {
  const stretch: ToneCurve = options.contrast === false ? (grey) => grey : contrastCurve(picture);
  const tone: ToneCurve = options.invert ? (grey) => NEGATIVE(stretch(grey)) : stretch;
  return (grey) => TO_HUNDREDTHS(tone(grey));
}

function pad(picture: GreyImage, fit: GridFit, background: number): GreyImage {
  const values = new Float64Array(fit.width * fit.height).fill(background);
  for (let row = 0; row < picture.height; row++) {
    const line = picture.values.subarray(row * picture.width, (row + 1) * picture.width);
    values.set(line, (fit.picture.top + row) * fit.width + fit.picture.left);
  }
  return { width: fit.width, height: fit.height, values };
}

function previewOf(subject: GreyImage): GreyImage {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(subject.width, subject.height));
  const pixels = (side: number): number => Math.max(1, Math.round(side * scale));
  return resample(subject, pixels(subject.width), pixels(subject.height));
}

/** A box of the working picture in pixels of the file. */
function inFile(box: Box, working: GreyImage, source: PictureDescription): Box {
  const across = source.width / working.width;
  const down = source.height / working.height;
  return {
    left: Math.round(box.left * across),
    top: Math.round(box.top * down),
    right: Math.round(box.right * across),
    bottom: Math.round(box.bottom * down),
  };
}

function wholeBox({ width, height }: GreyImage): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}
