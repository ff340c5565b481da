/**
 * The colour nonogram of a picture as a task: its samples in, the puzzle and everything that is known of it
 * out, as plain data.
 */

import type { Budget } from '../../core/index.js';
import {
  type Bitmap,
  Changes,
  type ColouredCells,
  colouredCells,
  isSolvedByLines,
  likenessOfColouredSolution,
  likenessOfColours,
  type NonogramRequest,
  needsMinimiser,
  nonogramOfBitmap,
  type PictureSamples,
} from '../../picture/index.js';
import { openEngine } from '../../solve/index.js';
import { minimiserFor } from './minimiser.js';
import type { MadePicture } from './picture-task.js';
import type { PlainCells } from './plain-pictures.js';
import { type Sampled, sampledOf } from './sampled-pictures.js';
import type { TaskContext } from './task-context.js';

/** OKLab lightness below which a grey ink is black, and how far its channels may differ. */
const BLACK = 0.5;
const GREY = 24;

/** Likeness that a picture may lose by another size. */
const SIZE_LOSS = 0.005;

/** A request for the colour nonogram of a picture. */
export interface ColouredTask extends Pick<NonogramRequest, 'unique' | 'goal' | 'seed' | 'ratesSteps'> {
  /** The grid that was asked for comes first; another is taken where only that needs no change. */
  readonly samples: readonly PictureSamples[];
  /** Most colours besides the background. */
  readonly colours: number;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
  /** Cells that a repair must not change, 1 for each. */
  readonly kept?: PlainCells<'cells'>;
}

/** The colour nonogram of a picture, and how like the original its solution is, 0..1. */
export interface MadeColoured extends MadePicture {
  readonly likeness: number;
}

/**
 * Makes the nonogram: the fewest cells are changed, and of these repairs one that costs the looks least.
 * Where all that is seen on paper is black, it is a puzzle in black and white.
 * @throws PuzzlewrightError `picture-blank` when nothing is seen on white paper
 */
export async function makeColoured(
  { samples, colours, budget, ...request }: ColouredTask,
  { abort, onProgress }: TaskContext,
): Promise<MadeColoured> {
  const { sampled, drawing } = drawBest(samples, colours);
  const { bitmap, palette, inks, lightness, costs } = drawing;
  const inColours = palette === undefined ? {} : { palette };
  const changes = new Changes(bitmap.cells, inks);
  const weights = Array.from(
    { length: changes.count },
    (_, item) => costs[changes.cellOf(item) * (inks + 1) + changes.colourOf(item)]!,
  );
  const { original, ...made } = nonogramOfBitmap({
    ...request,
    bitmap,
    ...inColours,
    weights,
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    ...(await minimiserFor(needsMinimiser({ bitmap, unique: request.unique, ...inColours }))),
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  const likeness = likenessOfColouredSolution(made.solution, lightness, sampled.reference);
  return { ...made, original: { ...original, cells: [...original.cells] }, likeness };
}

/** A picture in inks as a nonogram takes it. */
interface InkDrawing extends Pick<ColouredCells, 'lightness' | 'costs'> {
  readonly bitmap: Bitmap;
  /** The number of inks there are. */
  readonly inks: number;
  /** Absent in black and white. */
  readonly palette?: ColouredCells['palette'];
}

/**
 * Draws a picture at the size that was asked for; at the first other one instead where only there line logic
 * solves it as it is, and it is nearly as like the original.
 */
function drawBest([asked, ...others]: readonly PictureSamples[], colours: number): InkedPicture {
  const first = drawOn(asked!, colours);
  if (isSolvable(first.drawing)) return first;
  for (const samples of others) {
    const other = drawOn(samples, colours);
    if (other.likeness >= first.likeness - SIZE_LOSS && isSolvable(other.drawing)) return other;
  }
  return first;
}

/** A drawing, the picture that it is of, and how like it is. */
interface InkedPicture {
  readonly sampled: Sampled;
  readonly drawing: InkDrawing;
  readonly likeness: number;
}

function drawOn(samples: PictureSamples, colours: number): InkedPicture {
  const sampled = sampledOf(samples);
  const drawing = inkDrawing(colouredCells(sampled.picture, colours));
  const { bitmap, lightness } = drawing;
  return {
    sampled,
    drawing,
    likeness: likenessOfColours(bitmap.cells, lightness, sampled.reference).value,
  };
}

function isSolvable({ bitmap, palette }: InkDrawing): boolean {
  return isSolvedByLines(bitmap, [], palette);
}

function inkDrawing({ rows, columns, palette, cells, lightness, costs }: ColouredCells): InkDrawing {
  const inks = palette.length - 1;
  const isBlack = inks === 1 && lightness[1]! < BLACK && isGrey(palette[1]!);
  const bitmap = { width: columns, height: rows, cells };
  return { bitmap, inks, lightness, costs, ...(isBlack ? {} : { palette }) };
}

/** True if the channels of a colour `#rrggbb` are nearly equal. */
function isGrey(colour: string): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return Math.max(...channels) - Math.min(...channels) <= GREY;
}
