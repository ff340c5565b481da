/**
 * Error diffusion (R. W. Floyd and L. Steinberg, An adaptive algorithm for spatial grey scale, Proc. SID 17,
 * 1976): each cell takes the nearer of black and white and passes the error on to its neighbours, 7/16 ahead,
 * 3/16, 5/16 and 1/16 to the next row. Rows run to and fro (serpentine), which avoids the worm-like patterns
 * of one direction. What would leave the picture is dropped, as published.
 */
import type { Bitmap, GreyImage } from './bitmap.js';

const WHITE = 255;

interface DitherOptions {
  /** Every second row runs from right to left (default), or all from left to right. */
  readonly serpentine?: boolean;
}

/** Dithers a picture; the mean grey is kept, but for the error dropped at the border. */
export function dither(image: GreyImage, { serpentine = true }: DitherOptions = {}): Bitmap {
  const { width, height } = image;
  const values = Float64Array.from(image.values);
  const cells = new Uint8Array(values.length);
  const add = (row: number, column: number, share: number): void => {
    if (row < height && column >= 0 && column < width) values[row * width + column]! += share;
  };
  for (let row = 0; row < height; row++) {
    const ahead = serpentine && row % 2 === 1 ? -1 : 1;
    for (let step = 0; step < width; step++) {
      const column = ahead === 1 ? step : width - 1 - step;
      const value = values[row * width + column]!;
      const filled = value < WHITE / 2;
      if (filled) cells[row * width + column] = 1;
      const error = filled ? value : value - WHITE;
      add(row, column + ahead, (error * 7) / 16);
      add(row + 1, column - ahead, (error * 3) / 16);
      add(row + 1, column, (error * 5) / 16);
      add(row + 1, column + ahead, error / 16);
    }
  }
  return { width, height, cells };
}
