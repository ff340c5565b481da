/** The four ways from grey cells to black and white ones, behind one call. */
import { adaptiveThresholds } from './adaptive.js';
import type { Bitmap, GreyImage } from './bitmap.js';
import { dither } from './dither.js';
import { otsuThreshold } from './otsu.js';
import { applyThreshold } from './threshold.js';

/** A way of cells to black and white; `threshold` is a grey value 0..255. */
export type BinariseMethod =
  | { readonly name: 'threshold'; readonly threshold: number }
  | { readonly name: 'otsu' }
  | { readonly name: 'adaptive' }
  | { readonly name: 'dither'; readonly serpentine?: boolean };

export interface Binarised {
  readonly bitmap: Bitmap;
  /** Grey value below which each cell counted as dark, row-major; it shows how doubtful each cell was. */
  readonly thresholds: Float64Array;
}

/** Turns grey cells into black and white ones. */
export function binarise(image: GreyImage, method: BinariseMethod): Binarised {
  switch (method.name) {
    case 'threshold':
      return byOneThreshold(image, method.threshold);
    case 'otsu':
      return byOneThreshold(image, otsuThreshold(image));
    case 'adaptive':
      return byThresholds(image, adaptiveThresholds(image));
    case 'dither':
      return { bitmap: dither(image, method), thresholds: new Float64Array(image.values.length).fill(127.5) };
  }
}

function byOneThreshold(image: GreyImage, threshold: number): Binarised {
  const thresholds = new Float64Array(image.values.length).fill(threshold);
  return { bitmap: applyThreshold(image, threshold), thresholds };
}

function byThresholds(image: GreyImage, thresholds: Float64Array): Binarised {
  const cells = Uint8Array.from(image.values, (grey, index) => (grey < thresholds[index]! ? 1 : 0));
  return { bitmap: { width: image.width, height: image.height, cells }, thresholds };
}
