/**
 * The likeness of a nonogram of grey cells to its original, and its recognition; the renderings of a picture
 * are judged when they are drawn.
 */

import { cellsOfSolution, coloursOfSolution } from '../../families/nonogram/index.js';
import { likenessOf, likenessOfColours, type Reference } from '../cells/likeness/index.js';
import { type Recognition, recognitionOf } from '../cells/recognition.js';

/**
 * The likeness of a black and white solution to the picture that it was drawn of, from 0 to 1, and its
 * recognition.
 */
export function likenessOfSolution(
  solution: readonly string[],
  reference: Reference,
): { readonly likeness: number; readonly recognition: Recognition } {
  const cells = cellsOfSolution(solution);
  return { likeness: likenessOf(cells, reference).value, recognition: recognitionOf(cells, reference) };
}

/**
 * Likeness from 0 to 1 of a solution in colours to the picture that it was drawn of, by the facts known of
 * that picture.
 * @param lightness of each colour in OKLab, the background's first
 */
export function likenessOfColouredSolution(
  solution: readonly string[],
  lightness: readonly number[],
  reference: Reference,
): number {
  return likenessOfColours(coloursOfSolution(solution), lightness, reference).value;
}
