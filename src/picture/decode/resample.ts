/**
 * Area averaging: a cell's grey is the mean over the part of the picture that it covers, pixels at its border
 * counting by the fraction covered (box filter). No pixel is lost or counted twice, so the mean of the whole
 * picture stays, and edges do not overshoot. A picture with fewer pixels than cells keeps its hard pixel
 * edges, which is what pixel art wants. Averages are taken on the sRGB curve, where half black and half white
 * is a middle grey: a threshold of 128 then fills a cell when the larger part of it is black.
 */
import type { GreyImage } from './bitmap.js';

/** Scales a picture to `width` x `height` cells; both must be at least 1. */
export function resample(image: GreyImage, width: number, height: number): GreyImage {
  const across = averageRows(image.values, image.width, image.height, width);
  const turned = transpose(across, width, image.height);
  const down = averageRows(turned, image.height, width, height);
  return { width, height, values: transpose(down, height, width) };
}

/** The pixels that one cell of a row covers. */
interface Span {
  readonly first: number;
  /** The weights of the pixels from the first on; their sum is 1. */
  readonly shares: Readonly<Float64Array>;
}

/** Averages every row of a row-major raster from `from` to `to` values. */
function averageRows(values: Readonly<Float64Array>, from: number, rows: number, to: number): Float64Array {
  const spans = spansOf(from, to);
  const averaged = new Float64Array(rows * to);
  for (let row = 0; row < rows; row++) {
    for (let target = 0; target < to; target++) {
      const { first, shares } = spans[target]!;
      const start = row * from + first;
      let sum = 0;
      for (let index = 0; index < shares.length; index++) sum += shares[index]! * values[start + index]!;
      averaged[row * to + target] = sum;
    }
  }
  return averaged;
}

/** The spans of a row of `to` cells over `from` pixels. */
function spansOf(from: number, to: number): readonly Span[] {
  const width = from / to;
  return Array.from({ length: to }, (_, target) => {
    const start = target * width;
    const end = (target + 1) * width;
    const first = Math.floor(start);
    const last = Math.min(from, Math.ceil(end));
    const shares = Float64Array.from({ length: last - first }, (_, index) => {
      const pixel = first + index;
      return Math.max(0, (Math.min(end, pixel + 1) - Math.max(start, pixel)) / width);
    });
    return { first, shares };
  });
}

function transpose(values: Readonly<Float64Array>, width: number, height: number): Float64Array {
  const turned = new Float64Array(values.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      turned[column * height + row] = values[row * width + column]!;
  return turned;
}
