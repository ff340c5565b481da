/**
 * Area averaging: a cell's grey is the mean over the part of the picture that it covers, pixels at its border
 * counting by the fraction covered (box filter). No pixel is lost or counted twice, so the mean of the whole
 * picture stays, and edges do not overshoot. A picture with fewer pixels than cells keeps its hard pixel edges,
 * which is what pixel art wants. Averages are taken on the sRGB curve, where half black and half white is a middle
 * grey: a threshold of 128 then fills a cell when the larger part of it is black.
 */
import type { GreyImage } from './bitmap.js';

/** Scales a picture to `width` x `height` cells; both must be at least 1. */
export function resample(image: GreyImage, width: number, height: number): GreyImage {
  const across = averageRows(image.values, image.width, image.height, width);
  const turned = transpose(across, width, image.height);
  const down = averageRows(turned, image.height, width, height);
  return { width, height, values: transpose(down, height, width) };
}

/** Averages every row of a row-major raster from `from` to `to` values. */
function averageRows(values: Readonly<Float64Array>, from: number, rows: number, to: number): Float64Array {
  const averaged = new Float64Array(rows * to);
  const span = from / to;
  for (let target = 0; target < to; target++) {
    const start = target * span;
    const end = (target + 1) * span;
    const last = Math.min(from, Math.ceil(end));
    for (let source = Math.floor(start); source < last; source++) {
      const share = (Math.min(end, source + 1) - Math.max(start, source)) / span;
      if (share <= 0) continue;
      for (let row = 0; row < rows; row++)
        averaged[row * to + target]! += share * values[row * from + source]!;
    }
  }
  return averaged;
}

function transpose(values: Readonly<Float64Array>, width: number, height: number): Float64Array {
  const turned = new Float64Array(values.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      turned[column * height + row] = values[row * width + column]!;
  return turned;
}
