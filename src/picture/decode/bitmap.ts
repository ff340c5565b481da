/** Grey values of a picture, row-major: 0 black to 255 white (relative luminance on the sRGB curve). */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly values: Readonly<Float64Array>;
}

/** A black and white picture, row-major: 1 filled (black), 0 empty (white). */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly cells: Readonly<Uint8Array>;
}
