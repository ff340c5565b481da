/**
 * Pixels in colour, row-major, four bytes each: red, green and blue on the sRGB curve, and opacity (0
 * transparent, 255 opaque).
 */
export interface ColourImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array | Uint8ClampedArray;
}
