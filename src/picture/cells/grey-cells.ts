/** Grey cells of a picture, for the methods of greys: means of its samples, sharpened, in the whole range. */
import { type Result, success } from '../../core/index.js';
import type { GreyImage } from '../decode/bitmap.js';
import type { ColourImage } from '../decode/colour/colour-image.js';
import type { Ground } from '../decode/colour/ground.js';
import { hexOf } from '../decode/colour/oklab-hex.js';
import { greyOfColours } from '../decode/colour/tone.js';
import { luminance } from '../decode/luminance.js';
import { sharpen } from '../decode/sharpen.js';
import type { GridFit } from '../decode/size.js';
import { applyTone, contrastCurve, TO_HUNDREDTHS } from '../decode/tone.js';
import { meansOfCells } from './cell-means.js';
import { type PictureSamples, takeSamples } from './samples.js';
import { type SizeOptions, sizedPicture } from './sized-picture.js';

const PAPER_WHITE = 255;

/** Options for the grey cells of a picture. */
export interface GreyOptions {
  /** Amount of unsharp masking, see {@link sharpen}; default 0, which keeps the tones as they are. */
  readonly sharpen?: number;
  /** Use the whole range from black to white; default true. */
  readonly contrast?: boolean;
}

/** A picture in grey. */
export interface GreyPicture {
  /** Grey value of every cell of the grid. */
  readonly cells: GreyImage;
  /** Grey value of the ground, in the tones of the cells; absent where there is none. */
  readonly ground?: number;
  /** The samples in their own tones, to be shown beside the cells. */
  readonly samples: GreyImage;
}

/** The grey cells of the whole grid: the picture in its place, and ground around it. */
export function greyPicture(
  { fit, colours, ground: { colour } }: PictureSamples,
  { sharpen: amount = 0, contrast = true }: GreyOptions = {},
): GreyPicture {
  const samples = greyOfColours(colours);
  const { width, height } = fit.picture;
  const averaged = { width, height, values: Float64Array.from(meansOfCells(samples.values, height, width)) };
  const picture = amount === 0 ? averaged : sharpen(averaged, amount);
  const stretch = contrast ? contrastCurve(picture) : (grey: number) => grey;
  const tone = (grey: number): number => TO_HUNDREDTHS(stretch(grey));
  const toned = applyTone(picture, tone);
  if (colour === undefined)
    return { cells: pad(toned, fit, PAPER_WHITE), samples: pad(samples, fit, PAPER_WHITE) };
  const ground = greyOf(colour);
  return {
    cells: pad(toned, fit, tone(ground)),
    ground: tone(ground),
    samples: pad(samples, fit, ground),
  };
}

/**
 * The grey cells of a picture on the grid that is asked for.
 * @returns every issue of {@link sizedPicture}
 */
export function greyCellsOf(image: ColourImage, options: SizeOptions & GreyOptions): Result<GreyImage> {
  const sized = sizedPicture(image, options);
  if (!sized.ok) return sized;
  return success(greyPicture(takeSamples(sized.value.image, sized.value.fits[0]), options).cells);
}

/** The grey value of a ground; undefined where there is none. */
export function greyOfGround({ colour }: Ground): number | undefined {
  return colour === undefined ? undefined : greyOf(colour);
}

function greyOf(colour: NonNullable<Ground['colour']>): number {
  const hex = hexOf(colour);
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return luminance(Uint8Array.from(channels))[0]!;
}

/** A picture of cells, or of samples of cells, in its place on the grid. */
function pad(picture: GreyImage, fit: GridFit, around: number): GreyImage {
  const scale = picture.width / fit.picture.width;
  const [width, height] = [scale * fit.width, scale * fit.height];
  const values = new Float64Array(width * height).fill(around);
  for (let row = 0; row < picture.height; row++) {
    const line = picture.values.subarray(row * picture.width, (row + 1) * picture.width);
    values.set(line, (scale * fit.picture.top + row) * width + scale * fit.picture.left);
  }
  return { width, height, values };
}
