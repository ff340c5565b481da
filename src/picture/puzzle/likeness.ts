/**
 * The likeness of a nonogram of grey cells to its original, and its recognition; the versions of a picture
 * are judged when they are drawn.
 */

import { cellsOfSolution, coloursOfSolution } from '../../families/nonogram/index.js';
import { likenessOf, likenessOfColours, type Reference, referenceOf } from '../cells/likeness/index.js';
import { type Recognition, recognitionOf } from '../cells/recognition.js';
import { type SampledPicture, samplePicture } from '../cells/samples.js';
import type { ColourImage } from '../decode/colour/colour-image.js';
import type { PreparedPicture } from '../decode/prepare.js';
import { fitGrid, type GridFit, type WantedSize } from '../decode/size.js';

/**
 * Measures a picture, so that solutions can be compared with it.
 * @param prepared the cells that a method draws; `used` says which part of the picture they show
 * @returns the likeness, from 0 to 1, of a solution with that number of cells to that part, and its
 *   recognition
 */
export function likenessTo(
  image: ColourImage,
  prepared: Pick<PreparedPicture, 'cells' | 'used' | 'source'>,
  wanted: WantedSize,
): (solution: readonly string[]) => { readonly likeness: number; readonly recognition: Recognition } {
  const reference = referenceOf(sampledPart(image, prepared, wanted));
  return (solution) => {
    const cells = cellsOfSolution(solution);
    return {
      likeness: likenessOf(cells, reference).value,
      recognition: recognitionOf(cells, reference),
    };
  };
}

function sampledPart(
  image: ColourImage,
  { cells, used, source }: Pick<PreparedPicture, 'cells' | 'used' | 'source'>,
  wanted: WantedSize,
): SampledPicture {
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
  return samplePicture(image, box, isSame ? fit.value : whole);
}

/**
 * Likeness from 0 to 1 of a solution in colours to the picture that it was drawn of, by what is known of
 * that.
 * @param lightness of each colour in OKLab, the background's first
 */
export function likenessOfColouredSolution(
  solution: readonly string[],
  lightness: readonly number[],
  reference: Reference,
): number {
  return likenessOfColours(coloursOfSolution(solution), lightness, reference).value;
}
