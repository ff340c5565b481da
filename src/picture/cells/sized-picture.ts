/**
 * A picture ready to be drawn at several sizes: at one next to that which was asked for, a picture is often
 * solvable as it is.
 */
import { type Result, success } from '../../core/index.js';
import type { ColourImage } from '../decode/colour/colour-image.js';
import { scaleColours } from '../decode/colour/scale.js';
import { subjectBoxOf } from '../decode/colour/subject.js';
import { type ToneOptions, toned } from '../decode/colour/tone.js';
import { sizeOf } from '../decode/crop.js';
import { fitGrid, type GridFit, type WantedSize } from '../decode/size.js';
import { SAMPLES_A_SIDE } from './samples.js';

/** Most columns (or rows) more or less than were asked for. */
const MOST_OFF = 2;

/** Columns from which on one more or less is not seen. */
const COLUMNS_FOR_ONE = 8;

/** Pixels a cell that are kept at least: twice as many as are sampled. */
const PIXELS_A_CELL = 2 * SAMPLES_A_SIDE;

export interface SizeOptions extends WantedSize, ToneOptions {
  /** Cut the picture to its subject; default true. */
  readonly crop?: boolean;
}

/** A picture and the grids to draw it on. */
export interface SizedPicture {
  /** As it is drawn, cut to its subject, and with no more pixels than its drawings need. */
  readonly image: ColourImage;
  /** The size that was asked for, then others. */
  readonly fits: readonly [GridFit, ...GridFit[]];
}

/**
 * Cuts a picture to its subject, and finds the sizes next to the one that was asked for: other widths, or
 * other heights where only that was given. Where both were, or the picture has no more pixels than cells,
 * there are no others.
 * @returns every issue of {@link fitGrid} for the size that was asked for
 */
export function sizedPicture(
  original: ColourImage,
  { width, height, crop = true, ...tones }: SizeOptions,
): Result<SizedPicture> {
  const image = toned(original, tones);
  const box = crop ? subjectBoxOf(image) : { left: 0, top: 0, right: image.width, bottom: image.height };
  const { width: across, height: down } = sizeOf(box);
  const asked: WantedSize = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  const fit = fitGrid(across, down, asked);
  if (!fit.ok) return fit;
  const scale = Math.min(1, (PIXELS_A_CELL * (fit.value.picture.width + MOST_OFF)) / across);
  const [columns, rows] = [across, down].map((pixels) => Math.max(1, Math.round(scale * pixels))) as [
    number,
    number,
  ];
  const isOwnSize = fit.value.width >= across || fit.value.height >= down;
  const isFixed = isOwnSize || (width !== undefined && height !== undefined);
  const others = (isFixed ? [] : sizesAround(fit.value, asked)).flatMap((size) => {
    const other = fitGrid(columns, rows, size);
    return other.ok ? [other.value] : [];
  });
  return success({ image: scaleColours(image, box, columns, rows), fits: [fit.value, ...others] });
}

/** Sizes with a few columns (or rows) more and less. */
function sizesAround(fit: GridFit, { width, height }: WantedSize): WantedSize[] {
  const side = height !== undefined || (width === undefined && fit.height > fit.width) ? 'height' : 'width';
  const off = Math.min(MOST_OFF, Math.floor(fit[side] / COLUMNS_FOR_ONE));
  return Array.from({ length: off }, (_, step) => [-1 - step, 1 + step])
    .flat()
    .map((step): WantedSize => ({ [side]: fit[side] + step }));
}
