/** How like its original a nonogram of grey cells is; the versions of a picture are judged when they are drawn. */

import { cellsOfSolution, coloursOfSolution } from '../../src/families/nonogram/index.js';
import type { ColourImage } from '../../src/image/colour/colour-image.js';
import type { PreparedPicture } from '../../src/image/prepare.js';
import { fitGrid, type GridFit, type WantedSize } from '../../src/image/size.js';
import {
  likenessOf,
  likenessOfColours,
  type Reference,
  referenceOf,
} from '../../src/picture/likeness/index.js';
import { samplePicture } from '../../src/picture/samples.js';

/** Likeness from 0 to 1 of a solution to the part of the picture that its cells were made of. */
export function likenessOfSolution(
  solution: readonly string[],
  image: ColourImage,
  { cells, used, source }: Pick<PreparedPicture, 'cells' | 'used' | 'source'>,
  wanted: WantedSize,
): number {
  const [across, down] = [image.width / source.width, image.height / source.height];
  const left = Math.min(image.width - 1, Math.round(used.left * across));
  const top = Math.min(image.height - 1, Math.round(used.top * down));
  const box = {
    left,
    top,
    right: Math.min(image.width, Math.max(left + 1, Math.round(used.right * across))),
    bottom: Math.min(image.height, Math.max(top + 1, Math.round(used.bottom * down))),
  };
  const { width, height } = cells;
  const whole: GridFit = { width, height, picture: { left: 0, top: 0, width, height } };
  const fit = fitGrid(box.right - box.left, box.bottom - box.top, wanted);
  const isSame = fit.ok && fit.value.width === width && fit.value.height === height;
  const picture = samplePicture(image, box, isSame ? fit.value : whole);
  return likenessOf(cellsOfSolution(solution), referenceOf(picture)).value;
}

/**
 * Likeness from 0 to 1 of a solution in colours to the picture that it was drawn of, by what is known of that.
 * @param lightness of each colour in OKLab, the background's first
 */
export function likenessOfColouredSolution(
  solution: readonly string[],
  lightness: readonly number[],
  reference: Reference,
): number {
  return likenessOfColours(coloursOfSolution(solution), lightness, reference).value;
}
