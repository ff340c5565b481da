/**
 * Left and right of a symmetrical drawing: its cells are made alike where only the sampling made them
 * different.
 */
import type { Mask } from './thickness.js';

/** Share of the samples that may differ from their mirror images in a symmetrical drawing. */
const DIFFERENT_SHARE = 0.03;

/**
 * Cells that differ more than this from their mirror image, as a share of a cell, are meant to be different.
 */
const MEANT = 0.8;

/**
 * Gives cells and their mirror images the mean of their values, in a drawing that is symmetrical about its
 * vertical middle line; a drawing that is not stays as it is.
 */
export function balanceSymmetry(
  { width, height, samples }: Mask,
  values: Float64Array,
  columns: number,
): Float64Array {
  let different = 0;
  for (let row = 0; row < height; row++) {
    const start = row * width;
    for (let left = 0, right = width - 1; left < right; left++, right--) {
      if (samples[start + left] !== samples[start + right]) different += 2;
    }
  }
  if (different > DIFFERENT_SHARE * samples.length) return values;
  return values.map((value, cell) => {
    const column = cell % columns;
    const mirrored = values[cell - column + columns - 1 - column]!;
    return Math.abs(value - mirrored) > MEANT ? value : (value + mirrored) / 2;
  });
}
