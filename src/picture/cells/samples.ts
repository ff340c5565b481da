/** A picture sampled at 8 x 8 points a cell: fine enough to know where boundaries run inside a cell. */

import type { ColourImage } from '../decode/colour/colour-image.js';
import { findGround, type Ground } from '../decode/colour/ground.js';
import { type OklabImage, toOklab } from '../decode/colour/oklab.js';
import { scaleColours } from '../decode/colour/scale.js';
import type { GridFit } from '../decode/size.js';

/** Samples along a side of a cell. */
export const SAMPLES_A_SIDE = 8;

/** Samples of a picture for a grid: all that its drawings need, as plain data for any thread. */
export interface PictureSamples {
  readonly fit: GridFit;
  /** {@link SAMPLES_A_SIDE} along each side of a cell of the picture's place on the grid. */
  readonly colours: ColourImage;
  readonly ground: Ground;
}

/** Samples a picture for a grid. */
export function takeSamples(image: ColourImage, fit: GridFit): PictureSamples {
  const { width, height } = fit.picture;
  const whole = { left: 0, top: 0, right: image.width, bottom: image.height };
  const colours = scaleColours(image, whole, SAMPLES_A_SIDE * width, SAMPLES_A_SIDE * height);
  return { fit, colours, ground: findGround(toOklab(colours)) };
}

/** The samples of the whole grid; those outside the picture are ground. */
export interface SampledPicture {
  readonly rows: number;
  readonly columns: number;
  /** Colours of the samples, {@link SAMPLES_A_SIDE} along each side of a cell. */
  readonly image: OklabImage;
  readonly ground: Ground;
}

/** The samples on their grid, in the colours that methods and measures of likeness compare. */
export function openSamples({ fit, colours, ground }: PictureSamples): SampledPicture {
  const { width, height, picture } = fit;
  const placed = { rows: height, columns: width, image: toOklab(colours), ground };
  return picture.width === width && picture.height === height ? placed : padded(placed, fit);
}

/** Puts the samples in their place on the grid, with ground (or white, where there is none) around them. */
function padded({ rows, columns, image, ground }: SampledPicture, { picture }: GridFit): SampledPicture {
  const { l, a, b, opacity } = ground.colour ?? { l: 1, a: 0, b: 0, opacity: 1 };
  const place = <Line extends Float32Array | Uint8Array>(part: Line, whole: Line): Line => {
    for (let row = 0; row < image.height; row++) {
      const line = part.subarray(row * image.width, (row + 1) * image.width);
      const start =
        (SAMPLES_A_SIDE * picture.top + row) * SAMPLES_A_SIDE * columns + SAMPLES_A_SIDE * picture.left;
      whole.set(line, start);
    }
    return whole;
  };
  const count = SAMPLES_A_SIDE * rows * SAMPLES_A_SIDE * columns;
  const filled = (part: Float32Array, value: number): Float32Array =>
    place(part, new Float32Array(count).fill(value));
  return {
    rows,
    columns,
    image: {
      width: SAMPLES_A_SIDE * columns,
      height: SAMPLES_A_SIDE * rows,
      l: filled(image.l, l),
      a: filled(image.a, a),
      b: filled(image.b, b),
      opacity: filled(image.opacity, opacity),
    },
    ground: { ...ground, mask: place(ground.mask, new Uint8Array(count).fill(1)) },
  };
}
