import type { Bitmap } from './bitmap.js';

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
