/**
 * Colour to grey as the eye weighs it: the relative luminance Y of ITU-R BT.709 / sRGB (IEC 61966-2-1) is a
 * weighted sum of the linear-light channels, so each channel is linearised first and Y is put back on the
 * sRGB curve. Greys stay what they were, and equal steps of the result look about equally large.
 */

/** Weights of red, green and blue in the relative luminance (ITU-R BT.709). */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linearise(value / 255));

/** The sRGB curve: an encoded value 0..1 to linear light 0..1. */
function linearise(encoded: number): number {
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** The inverse curve: linear light 0..1 to the encoded value 0..1. */
function encode(linear: number): number {
  return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/**
 * Colours whose values are remembered at a time, a power of two: drawings have few, and neighbours are often
 * alike.
 */
const REMEMBERED = 4096;

/** Spreads colours over the places where their values are remembered (Knuth's multiplicative hashing). */
const SPREAD = 0x9e3779b1;

/**
 * Grey values (0..255, on the sRGB curve) of interleaved 8-bit sRGB pixels.
 *
 * @param pixels three bytes a pixel, row-major
 */
export function luminance(pixels: Uint8Array): Float64Array {
  const grey = new Float64Array(pixels.length / 3);
  // The curve takes long. Neighbours are often alike; by place, the last colour that had it, and its value.
  let [last, value] = [-1, 0];
  const colours = new Int32Array(REMEMBERED).fill(-1);
  const values = new Float64Array(REMEMBERED);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 3) {
    const red = pixels[at]!;
    const green = pixels[at + 1]!;
    const blue = pixels[at + 2]!;
    if (red === green && green === blue) {
      grey[pixel] = red;
      continue;
    }
    const colour = (red << 16) | (green << 8) | blue;
    if (colour !== last) {
      const place = (Math.imul(colour, SPREAD) >>> 20) & (REMEMBERED - 1);
      if (colours[place] !== colour) {
        const light = RED * LINEAR[red]! + GREEN * LINEAR[green]! + BLUE * LINEAR[blue]!;
        colours[place] = colour;
        values[place] = 255 * encode(light);
      }
      [last, value] = [colour, values[place]!];
    }
    grey[pixel] = value;
  }
  return grey;
}
