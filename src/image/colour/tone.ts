/** Changes of colour that leave every pixel where it is: the negative, and the shape that opaque parts make. */
import type { ColourImage } from './colour-image.js';

/** The negative; what is transparent stays so. */
export function negativeColours({ width, height, pixels }: ColourImage): ColourImage {
  const negative = Uint8Array.from(pixels, (byte, at) => (at % 4 === 3 ? byte : 255 - byte));
  return { width, height, pixels: negative };
}

/** Black wherever the picture is opaque. */
export function shapeOf({ width, height, pixels }: ColourImage): ColourImage {
  return { width, height, pixels: Uint8Array.from(pixels, (byte, at) => (at % 4 === 3 ? byte : 0)) };
}
