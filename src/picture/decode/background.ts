/** The surroundings of a picture's subject, judged by the outermost ring of pixels or cells. */
import type { Bitmap, GreyImage } from './bitmap.js';

/** Grey levels by which background may vary: paper grain and JPEG noise stay below it. */
export const BACKGROUND_TOLERANCE = 16;

/** Share of the ring that must agree for the picture to have a background. */
const AGREEMENT = 0.5;

/**
 * The grey value of the background: the median of the ring, or undefined when less than half of the ring is
 * close to it (a photograph that fills its frame).
 */
export function estimateBackground(image: GreyImage): number | undefined {
  const ring = ringIndices(image.width, image.height).map((index) => image.values[index]!);
  ring.sort((first, second) => first - second);
  const median = ring[ring.length >> 1]!;
  const close = ring.filter((value) => Math.abs(value - median) <= BACKGROUND_TOLERANCE).length;
  return close >= AGREEMENT * ring.length ? median : undefined;
}

/**
 * A hint that the picture came out as its own negative: most of the ring is filled, so it is the background
 * and not the subject that is black. Nothing is inverted automatically; the caller reports it and offers to
 * invert.
 */
export function looksInverted(bitmap: Bitmap): boolean {
  const ring = ringIndices(bitmap.width, bitmap.height);
  const filled = ring.filter((index) => bitmap.cells[index] === 1).length;
  const everything = bitmap.cells.every((cell) => cell === 1);
  return !everything && filled > 0.75 * ring.length;
}

/** Row-major indices of the outermost rows and columns, each once. */
function ringIndices(width: number, height: number): number[] {
  const indices: number[] = [];
  for (let row = 0; row < height; row++) {
    const inside = row > 0 && row < height - 1;
    const step = inside && width > 1 ? width - 1 : 1;
    for (let column = 0; column < width; column += step) indices.push(row * width + column);
  }
  return indices;
}
