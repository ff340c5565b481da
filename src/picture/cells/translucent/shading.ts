/** The shading of translucent squares: the number of squares over each cell, and the grey that they make. */
import type { Bitmap, GreyImage } from '../../decode/bitmap.js';

/** The number of squares lie over each cell, row-major: the d of the program, 0 to 9. */
export function shadingOf({ width, height, cells }: Bitmap): Uint8Array {
  const shading = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (cells[row * width + column] === 0) continue;
      for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, height - 1); r++) {
        for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, width - 1); c++) {
          shading[r * width + c]!++;
        }
      }
    }
  }
  return shading;
}

/** The grey that the program takes d squares for: white without any, a ninth of the way to black for each. */
export function seenGrey(bitmap: Bitmap): GreyImage {
  const values = Float64Array.from(shadingOf(bitmap), (count) => 255 - (255 * count) / 9);
  return { width: bitmap.width, height: bitmap.height, values };
}
