/**
 * A picture's nonogram as a task: grey cells in, the puzzle and everything that is known of it out, as plain
 * JSON data.
 */

import type { Budget } from '../../core/index.js';
import {
  drawInBlackAndWhite,
  needsMinimiser,
  nonogramOfDrawn,
  type PictureGoal,
  type PictureMethod,
  type PictureNonogram,
  type UniqueBy,
} from '../../picture/index.js';
import { openEngine } from '../../solve/index.js';
import { minimiserFor } from './minimiser.js';
import type { PlainCells } from './plain-pictures.js';
import type { TaskContext } from './task-context.js';

/** A request for the nonogram of grey cells. */
export interface GreyCellsTask {
  readonly cells: PlainCells<'values'>;
  readonly method: PictureMethod;
  readonly unique: UniqueBy;
  readonly goal: PictureGoal;
  readonly seed: string;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
  /** Cells that a repair must not change, 1 for each. */
  readonly kept?: PlainCells<'cells'>;
}

/** A picture's nonogram. */
export interface MadePicture extends Omit<PictureNonogram, 'original' | 'squares'> {
  readonly original: PlainCells<'cells'>;
  readonly squares?: Pick<NonNullable<PictureNonogram['squares']>, 'objective' | 'bound' | 'gap'>;
}

/**
 * Makes the nonogram.
 * @throws PuzzlewrightError `picture-blank` or `picture-full` when all cells come out alike
 */
export async function makePicture(
  { cells, budget, ...request }: GreyCellsTask,
  { abort, onProgress }: TaskContext,
): Promise<MadePicture> {
  const { method, unique } = request;
  const wanted = {
    ...request,
    cells: { ...cells, values: Float64Array.from(cells.values) },
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(await minimiserFor(method.name === 'translucent')),
  };
  const drawn = drawInBlackAndWhite(wanted);
  const minimiser = await minimiserFor(needsMinimiser({ bitmap: drawn.bitmap, unique }));
  const { original, squares, ...made } = nonogramOfDrawn(drawn, { ...wanted, ...minimiser });
  return {
    ...made,
    original: { ...original, cells: [...original.cells] },
    ...(squares === undefined
      ? {}
      : { squares: { objective: squares.objective, bound: squares.bound, gap: squares.gap } }),
  };
}
