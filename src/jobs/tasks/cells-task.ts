/**
 * The nonogram of cells that somebody has painted, as a task: rows of signs in, the puzzle and everything
 * that is known of it out, as plain data.
 */

import type { Budget } from '../../core/index.js';
import {
  bitmapOfPainted,
  type NonogramRequest,
  needsMinimiser,
  nonogramOfBitmap,
  type PaintedCells,
} from '../../picture/index.js';
import { openEngine } from '../../solve/index.js';
import { minimiserFor } from './minimiser.js';
import type { MadePicture } from './picture-task.js';
import type { TaskContext } from './task-context.js';

/** A request for the nonogram of given cells. */
export interface CellsTask extends PaintedCells, Pick<NonogramRequest, 'unique' | 'goal' | 'seed'> {
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
}

/**
 * Makes the nonogram. There is no original that a repair could be compared with, so all changes count the
 * same.
 */
export async function makeOfCells(
  { rows, palette, budget, ...request }: CellsTask,
  { abort, onProgress }: TaskContext,
): Promise<MadePicture> {
  const bitmap = bitmapOfPainted({ rows });
  const inColours = palette === undefined ? {} : { palette };
  const inks = palette === undefined ? 1 : palette.length - 1;
  const { original, ...made } = nonogramOfBitmap({
    ...request,
    bitmap,
    ...inColours,
    weights: new Uint8Array(bitmap.cells.length * inks).fill(1),
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    ...(await minimiserFor(needsMinimiser({ bitmap, unique: request.unique, ...inColours }))),
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...made, original: { ...original, cells: [...original.cells] } };
}
