/**
 * The scenes of a picture's nonogram: the puzzle, the solution with changed cells marked, and the squares'
 * preview.
 */
import { BLACK, type PaletteCells, type Scene, WHITE } from '../../draw/index.js';
import {
  cellsOfSolution,
  coloursOfSolution,
  type NonogramSolution,
  nonogram,
} from '../../families/nonogram/index.js';
import type { Bitmap, GreyImage } from '../decode/bitmap.js';
import type { PictureNonogram } from './index.js';
import { translucentPreview } from './preview.js';

export interface PictureScenes {
  readonly puzzle: Scene;
  readonly solution: Scene;
  /**
   * The original beside the overlapping squares of the finished picture, where squares were asked for; and
   * beside those of another solution, where the puzzle has several.
   */
  readonly preview?: Scene;
}

/** The drawn parts of a picture's nonogram; `squares` are there when the squares' preview is wanted. */
type Drawn = Pick<PictureNonogram, 'puzzle' | 'solution' | 'other' | 'changed'> & {
  readonly squares?: object;
};

/** Draws the nonogram; `original` is the picture in grey, which is shown beside squares. */
export function scenesOf(made: Drawn, original?: GreyImage): PictureScenes {
  const { puzzle, solution, other, changed, squares } = made;
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const bitmapOf = (rows: NonogramSolution): Bitmap => ({ width, height, cells: cellsOfSolution(rows) });
  return {
    puzzle: nonogram.picture(puzzle, {}),
    solution: nonogram.picture(puzzle, { solution, marks: changed }),
    ...(squares === undefined || original === undefined
      ? {}
      : {
          preview: translucentPreview(
            original,
            bitmapOf(solution),
            other === undefined ? undefined : bitmapOf(other),
          ),
        }),
  };
}

/** The solved picture in the colours of its palette, in black on white where it has none. */
export function solvedCells({ puzzle, solution }: Pick<Drawn, 'puzzle' | 'solution'>): PaletteCells {
  const [height, width] = [solution.length, solution[0]!.length];
  const palette = puzzle.palette ?? [WHITE, BLACK];
  return { width, height, cells: coloursOfSolution(solution), palette };
}
