/** Pictures as plain JSON data, as arguments and answers of tasks hold them. */
import { base64 } from '../../draw/index.js';
import type { ColourImage, GreyImage } from '../../picture/index.js';

/** A picture in colour; its pixels as base64. */
export interface PlainColours extends Pick<ColourImage, 'width' | 'height'> {
  readonly pixels: string;
}

/** A picture with a list of numbers in place of a typed array, row-major. */
export type PlainCells<Key extends 'values' | 'cells'> = Pick<GreyImage, 'width' | 'height'> & {
  readonly [Name in Key]: readonly number[];
};

/** A picture in colour as plain data. */
export function plainColours({ width, height, pixels }: ColourImage): PlainColours {
  return { width, height, pixels: base64(new Uint8Array(pixels)) };
}

/** Grey cells as plain data. */
export function plainCells({ width, height, values }: GreyImage): PlainCells<'values'> {
  return { width, height, values: [...values] };
}
