/**
 * Translucent squares: which cells to fill so that 3x3 translucent squares centred on them shade the picture
 * best.
 *
 * A first-order dual gives the bound and a fractional filling; annealing with long chains of moves, exact
 * programs over strips and changes in many parts at once, from its rounding several times and, for smooth
 * pictures, from nothing, give a picture; wider strips polish the best. If the gap is still too wide, a small
 * picture goes to the engine as a whole, with that picture to start from; of a larger one the engine refills
 * bands, the worst first, while the rest is held fixed. Objective, bound and gap are part of the answer.
 */
import { type Budget, createRng } from '../../../core/index.js';
import type { Engine } from '../../../solve/index.js';
import type { Bitmap, GreyImage } from '../../decode/bitmap.js';
import { EFFORTS, type TranslucentEffort } from './effort.js';
import { shadingField } from './field.js';
import { relativeGap, ShadingSearch, type TranslucentWork } from './search.js';
import { shadingOf } from './shading.js';
import { toBitmap } from './squares.js';

export interface TranslucentOptions {
  /** The HiGHS engine; its programs have continuous variables. */
  readonly engine: Engine;
  /** Any text; one seed gives one answer. */
  readonly seed: string;
  /** Default `normal`. */
  readonly effort?: TranslucentEffort;
  /** `nodes` limits the engine's nodes altogether. */
  readonly budget?: Budget;
  readonly onProgress?: (progress: TranslucentProgress) => void;
}

interface TranslucentProgress {
  /** The stage that has just ended; `programs` are the engine's. */
  readonly stage: 'bound' | 'anneal' | 'strips' | 'programs';
  readonly objective: number;
  readonly bound: number;
}

/** The picture that comes closest to the original as overlapping squares, and how close any could come. */
export interface TranslucentResult {
  readonly bitmap: Bitmap;
  /** The sum over all cells of |squares over the cell - ideal number|, the ideal being 9(255-v)/255. */
  readonly objective: number;
  /** No picture of this size has a smaller objective. */
  readonly bound: number;
  /** (objective - bound) / objective; 0 when both are 0. */
  readonly gap: number;
  /** The objective is optimal, up to rounding (a millionth). */
  readonly proved: boolean;
  /** The number of squares lie over each cell, row-major. */
  readonly shading: Readonly<Uint8Array>;
  readonly work: TranslucentWork;
}

/** Objectives closer than this part of themselves are equal. */
const ROUNDING = 1e-6;

/** Fills the cells of the picture so that the squares shade it as well as the effort allows. */
export function translucentSquares(grey: GreyImage, options: TranslucentOptions): TranslucentResult {
  const { engine, seed, effort = 'normal', budget = {}, onProgress } = options;
  const search = new ShadingSearch(shadingField(grey), EFFORTS[effort], engine, budget);
  const report = (stage: TranslucentProgress['stage']): void =>
    onProgress?.({ stage, objective: search.objective, bound: search.bound });
  report('bound');
  search.anneal(createRng(seed).fork('anneal'));
  report('anneal');
  search.polish();
  report('strips');
  search.finish();
  report('programs');
  return resultOf(search);
}

function resultOf({ field, squares, objective, bound: proved, work }: ShadingSearch): TranslucentResult {
  const bitmap = toBitmap(field, squares);
  const bound = Math.max(0, Math.min(proved, objective));
  const gap = relativeGap(objective, bound);
  return { bitmap, objective, bound, gap, proved: gap <= ROUNDING, shading: shadingOf(bitmap), work };
}
