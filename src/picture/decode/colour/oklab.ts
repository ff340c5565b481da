/**
 * Colours as the eye compares them: in OKLab (B. Ottosson, A perceptual color space for image processing,
 * 2020) equal distances look about equally large. L runs from 0 (black) to 1 (white), a from green to red, b
 * from blue to yellow. Opacity is a fourth coordinate with a quarter of its difference, so that white on
 * transparency has an edge.
 */
import type { ColourImage } from './colour-image.js';

/** Row-major coordinates of every pixel as it looks on white paper, and its opacity 0..1. */
export interface OklabImage {
  readonly width: number;
  readonly height: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  readonly opacity: Float32Array;
}

/** A single colour in the coordinates of {@link OklabImage}. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
  readonly opacity: number;
}

/** The weight of a difference of opacity relative to one of colour. */
export const OPACITY_WEIGHT = 0.25;

/** Linear light of each byte on the sRGB curve (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const encoded = byte / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
});

/** Converts every pixel, laid over white. */
export function toOklab({ width, height, pixels }: ColourImage): OklabImage {
  const count = width * height;
  const image = {
    width,
    height,
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
    opacity: new Float32Array(count),
  };
  // Neighbours are often alike, and cube roots take long: a pixel like the one before has its colour.
  let last = -1;
  for (let pixel = 0; pixel < count; pixel++) {
    const at = 4 * pixel;
    const opacity = pixels[at + 3]! / 255;
    image.opacity[pixel] = opacity;
    const red = onWhite(pixels[at]!, opacity);
    const green = onWhite(pixels[at + 1]!, opacity);
    const blue = onWhite(pixels[at + 2]!, opacity);
    const colour = (red << 16) | (green << 8) | blue;
    if (colour === last) copyPrevious(image, pixel);
    else convert(image, pixel, LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!);
    last = colour;
  }
  return image;
}

/** The distance of two pixels of an image. */
export function distance(image: OklabImage, one: number, other: number): number {
  const { l, a, b, opacity } = image;
  return length(
    l[one]! - l[other]!,
    a[one]! - a[other]!,
    b[one]! - b[other]!,
    opacity[one]! - opacity[other]!,
  );
}

/** The distance of two colours. */
export function colourDistance(one: Oklab, other: Oklab): number {
  return length(one.l - other.l, one.a - other.a, one.b - other.b, one.opacity - other.opacity);
}

/** The colour of a pixel. */
export function colourAt({ l, a, b, opacity }: OklabImage, pixel: number): Oklab {
  return { l: l[pixel]!, a: a[pixel]!, b: b[pixel]!, opacity: opacity[pixel]! };
}

function length(l: number, a: number, b: number, opacity: number): number {
  const weighted = OPACITY_WEIGHT * opacity;
  return Math.sqrt(l * l + a * a + b * b + weighted * weighted);
}

function onWhite(byte: number, opacity: number): number {
  return opacity === 1 ? byte : Math.round(255 + (byte - 255) * opacity);
}

function copyPrevious({ l, a, b }: OklabImage, pixel: number): void {
  l[pixel] = l[pixel - 1]!;
  a[pixel] = a[pixel - 1]!;
  b[pixel] = b[pixel - 1]!;
}

/** Linear red, green and blue to OKLab, with the published matrices. */
function convert(image: OklabImage, pixel: number, red: number, green: number, blue: number): void {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  image.l[pixel] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  image.a[pixel] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  image.b[pixel] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
}
