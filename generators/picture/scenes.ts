/** How a picture's nonogram is drawn: the puzzle, the solution with changed cells marked, and the squares' preview. */
import type { Scene } from '../../src/draw/scene.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import { cellsOfSolution } from '../../src/families/nonogram/puzzle.js';
import type { GreyImage } from '../../src/image/bitmap.js';
import type { PictureNonogram } from './index.js';
import { translucentPreview } from './preview.js';

export interface PictureScenes {
  readonly puzzle: Scene;
  readonly solution: Scene;
  /** The original beside the overlapping squares of the finished picture, where squares were asked for. */
  readonly preview?: Scene;
}

/** Draws what was made; `original` is the picture as it came in. */
export function scenesOf(made: PictureNonogram, original: GreyImage): PictureScenes {
  const { puzzle, solution, changed, squares } = made;
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  return {
    puzzle: nonogram.picture(puzzle, {}),
    solution: nonogram.picture(puzzle, { solution, marks: changed }),
    ...(squares === undefined
      ? {}
      : { preview: translucentPreview(original, { width, height, cells: cellsOfSolution(solution) }) }),
  };
}
