/**
 * Changes of colour that leave every pixel where it is: the negative, the shape that opaque parts make, and
 * greys.
 */
import type { GreyImage } from '../bitmap.js';
import { luminance } from '../luminance.js';
import type { ColourImage } from './colour-image.js';

/**
 * The treatment of transparent parts: `white` lays the picture over white, `shape` takes opaque parts for
 * dark.
 */
export type Transparency = 'white' | 'shape';

/** The changes that are asked for before a picture is drawn. */
export interface ToneOptions {
  /** Make the negative, for a light subject on a dark ground; default false. */
  readonly invert?: boolean;
  /** Default `white`. */
  readonly transparency?: Transparency;
}

/** The picture as it is drawn, and as drawings are compared with it. */
export function toned(
  image: ColourImage,
  { invert = false, transparency = 'white' }: ToneOptions,
): ColourImage {
  if (transparency === 'shape') return invert ? negativeShapeOf(image) : shapeOf(image);
  return invert ? negativeOf(image) : image;
}

/** The negative; transparent parts stay so. */
function negativeOf({ width, height, pixels }: ColourImage): ColourImage {
  return { width, height, pixels: pixels.map((byte, at) => (at % 4 === 3 ? byte : 255 - byte)) };
}

/** Black wherever the picture is opaque. */
function shapeOf({ width, height, pixels }: ColourImage): ColourImage {
  return { width, height, pixels: pixels.map((byte, at) => (at % 4 === 3 ? byte : 0)) };
}

/** The negative of the shape on its white paper: white wherever the picture is opaque, on black. */
function negativeShapeOf({ width, height, pixels }: ColourImage): ColourImage {
  return { width, height, pixels: pixels.map((_, at) => (at % 4 === 3 ? 255 : pixels[at | 3]!)) };
}

/** Grey values of a picture on white paper. */
export function greyOfColours({ width, height, pixels }: ColourImage): GreyImage {
  const laid = new Uint8Array(3 * width * height);
  for (let from = 0, to = 0; to < laid.length; from += 4, to += 3) {
    const opacity = pixels[from + 3]! / 255;
    laid[to] = onWhite(pixels[from]!, opacity);
    laid[to + 1] = onWhite(pixels[from + 1]!, opacity);
    laid[to + 2] = onWhite(pixels[from + 2]!, opacity);
  }
  return { width, height, values: luminance(laid) };
}

function onWhite(byte: number, opacity: number): number {
  return opacity === 1 ? byte : Math.round(255 + (byte - 255) * opacity);
}

/** A grey picture in colour, opaque. */
export function coloursOfGrey({ width, height, values }: GreyImage): ColourImage {
  const pixels = new Uint8Array(4 * width * height).fill(255);
  values.forEach((value, pixel) => {
    pixels.fill(Math.round(Math.min(255, Math.max(0, value))), 4 * pixel, 4 * pixel + 3);
  });
  return { width, height, pixels };
}
