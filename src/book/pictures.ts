/** Pictures of puzzles for print, and how small they may become. */
import type { Scene } from '../draw/scene.js';
import type { AnyFamily, View } from '../families/family.js';
import type { Entry } from './entries.js';
import { MILLIMETRES_PER_POINT as POINT } from './lengths.js';

/** The least sizes that are good to solve: of the smallest text, and of the side of a cell to write into. */
const LEAST_TEXT = 6 * POINT;
const LEAST_CELL = 4.8;
/** What large print promises of every text in a puzzle. */
export const LARGE_TEXT = 16 * POINT;

/** The puzzle as it is to be solved; `textWidth` is the width of running text in millimetres. */
export function puzzlePicture({ family, puzzle, words }: Entry, textWidth: number): Scene {
  return family.picture(puzzle.puzzle, { textWidth, words });
}

/** The answer for the key. */
export function answerPicture({ family, puzzle, words }: Entry, textWidth: number): Scene {
  return family.picture(puzzle.puzzle, { solution: puzzle.solution, answerOnly: true, textWidth, words });
}

/** The small example of a family, as a puzzle and with its solution. */
export function examplePictures(
  family: AnyFamily,
  view: Pick<View<unknown>, 'textWidth' | 'answerOnly' | 'words'>,
): { readonly puzzle: Scene; readonly solution: Scene } {
  const { puzzle, solution } = family.examples.find(({ name }) => name === family.guide.example)!;
  return { puzzle: family.picture(puzzle, view), solution: family.picture(puzzle, { ...view, solution }) };
}

/** Font size of the smallest text in millimetres; undefined for a picture without texts. */
export function smallestText({ shapes }: Scene): number | undefined {
  const sizes = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.size] : []));
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

/** The smallest scale at which the picture of a puzzle is good to solve. */
export function leastScale(scene: Scene): number {
  const cells = scene.lattice === undefined ? 0 : LEAST_CELL / scene.lattice.pitch;
  return Math.max(cells, scaleForText(scene, LEAST_TEXT));
}

/** The scale at which the smallest text has a size in millimetres; 0 for a picture without texts. */
export function scaleForText(scene: Scene, size: number): number {
  const smallest = smallestText(scene);
  return smallest === undefined ? 0 : size / smallest;
}
