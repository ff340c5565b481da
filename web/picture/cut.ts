/** Cuts the sides off a picture. */
import type { ColourImage } from '../../src/browser.js';
import type { Cut } from './settings.js';

const WHOLE = 100;
const BYTES = 4;

/** Where the upper left corner of the rest is, in pixels. */
export function cornerOf(
  { width, height }: Pick<ColourImage, 'width' | 'height'>,
  cut: Cut,
): { readonly left: number; readonly top: number } {
  return { left: rest(width, cut.left, cut.right)[0], top: rest(height, cut.top, cut.bottom)[0] };
}

/** The picture without its sides; at least one pixel is left. */
export function cutImage(image: ColourImage, cut: Cut): ColourImage {
  const [left, width] = rest(image.width, cut.left, cut.right);
  const [top, height] = rest(image.height, cut.top, cut.bottom);
  if (width === image.width && height === image.height) return image;
  const pixels = new Uint8ClampedArray(BYTES * width * height);
  for (let row = 0; row < height; row++) {
    const start = BYTES * ((top + row) * image.width + left);
    pixels.set(image.pixels.subarray(start, start + BYTES * width), BYTES * row * width);
  }
  return { width, height, pixels };
}

/** Where the rest of a side begins and how long it is. */
function rest(length: number, before: number, after: number): [start: number, length: number] {
  const start = Math.min(length - 1, Math.round((length * before) / WHOLE));
  const end = Math.max(start + 1, length - Math.round((length * after) / WHOLE));
  return [start, end - start];
}
