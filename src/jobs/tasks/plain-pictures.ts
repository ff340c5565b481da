/** Cells of pictures as plain data, as arguments and answers of tasks hold them. */
import type { GreyImage } from '../../picture/index.js';

/** A picture with a list of numbers in place of a typed array, row-major. */
export type PlainCells<Key extends 'values' | 'cells'> = Pick<GreyImage, 'width' | 'height'> & {
  readonly [Name in Key]: readonly number[];
};

/** Grey cells as plain data. */
export function plainCells({ width, height, values }: GreyImage): PlainCells<'values'> {
  return { width, height, values: [...values] };
}
