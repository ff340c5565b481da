/** The colour nonogram of a picture as a task: an original in, the puzzle and everything that is known of it out, as plain JSON data. */
import { Changes } from '../../generators/picture/changes.js';
import { nonogramOfBitmap, type PuzzleRequest } from '../../generators/picture/index.js';
import type { Budget } from '../core/budget.js';
import { openEngine } from '../engine/index.js';
import { coloursOfSolution } from '../families/nonogram/index.js';
import { colouredCells } from '../picture/coloured-cells.js';
import { likenessOfColours, referenceOf } from '../picture/likeness/index.js';
import { type DrawingsRequest, sampled } from './candidate-tasks.js';
import type { MadePicture } from './picture-task.js';
import type { TaskContext } from './task-context.js';

/** Which colour nonogram is wanted of which original. */
export interface ColouredTask extends DrawingsRequest, Pick<PuzzleRequest, 'goal' | 'seed'> {
  /** Most colours besides the background. */
  readonly colours: number;
  readonly unique: 'repair' | 'keep';
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
}

/** The colour nonogram of a picture, and how like the original its solution is, 0..1. */
export interface MadeColoured extends MadePicture {
  readonly likeness: number;
}

/**
 * Makes the nonogram: the fewest cells are changed, and of these repairs one that costs the looks least.
 * @throws PuzzlewrightError `picture-blank` when nothing is seen on white paper, and for a size that does not suit the picture
 */
export async function makeColoured(
  { image, size, colours, budget, ...request }: ColouredTask,
  { abort, onProgress }: TaskContext,
): Promise<MadeColoured> {
  const picture = sampled({ image, size });
  const { rows, columns, palette, lightness, cells, costs } = colouredCells(picture, colours);
  const changes = new Changes(cells, palette.length - 1);
  const weights = Array.from(
    { length: changes.count },
    (_, item) => costs[changes.cellOf(item) * palette.length + changes.colourOf(item)]!,
  );
  const { original, ...made } = nonogramOfBitmap({
    ...request,
    bitmap: { width: columns, height: rows, cells },
    palette,
    weights,
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    minimiser: await openEngine('highs'),
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const drawn = coloursOfSolution(made.solution);
  const likeness = likenessOfColours(drawn, lightness, referenceOf(picture)).value;
  return { ...made, original: { ...original, cells: [...original.cells] }, likeness };
}
