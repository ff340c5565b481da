/** Changes of colour that leave every pixel where it is: the negative, the shape that opaque parts make, and greys. */
import type { GreyImage } from '../bitmap.js';
import { luminance } from '../luminance.js';
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

/** Grey values of a picture on white paper. */
export function greyOfColours({ width, height, pixels }: ColourImage): GreyImage {
  const laid = new Uint8Array(3 * width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const opacity = pixels[4 * pixel + 3]! / 255;
    for (let channel = 0; channel < 3; channel++) {
      const value = pixels[4 * pixel + channel]!;
      laid[3 * pixel + channel] = Math.round(255 + (value - 255) * opacity);
    }
  }
  return { width, height, values: luminance(laid) };
}

/** A grey picture in colour, opaque. */
export function coloursOfGrey({ width, height, values }: GreyImage): ColourImage {
  const pixels = new Uint8Array(4 * width * height).fill(255);
  values.forEach((value, pixel) => {
    pixels.fill(Math.round(Math.min(255, Math.max(0, value))), 4 * pixel, 4 * pixel + 3);
  });
  return { width, height, pixels };
}
