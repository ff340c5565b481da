/**
 * From grey cells to black and white ones by the requested method, with the data that the later steps need.
 */
import { type Budget, type Cell, PuzzlewrightError } from '../../core/index.js';
import { openPictureField } from '../../families/nonogram/index.js';
import type { Engine } from '../../solve/index.js';
import type { TranslucentEffort } from '../cells/translucent/effort.js';
import { type TranslucentResult, translucentSquares } from '../cells/translucent/index.js';
import { type BinariseMethod, binarise } from '../decode/binarise.js';
import type { Bitmap, GreyImage } from '../decode/bitmap.js';
import { otsuThreshold } from '../decode/otsu.js';
import { applyThreshold, thresholdCandidates } from '../decode/threshold.js';
import { repairWeights } from '../decode/weights.js';

/** A method that turns grey cells black and white; `otsu` sweeps the thresholds around Otsu's. */
export type PictureMethod =
  | BinariseMethod
  | { readonly name: 'translucent'; readonly effort?: TranslucentEffort };

/** The result of the sweep: it left Otsu's own threshold for one whose picture line logic solves. */
export interface Sweep {
  readonly otsu: number;
  /** Cells that differ from the picture at Otsu's own threshold, row-major. */
  readonly differs: readonly Cell[];
}

export interface BlackAndWhite {
  readonly bitmap: Bitmap;
  /** Whole number per cell, small where the picture is doubtful. */
  readonly weights: ArrayLike<number>;
  /** The threshold, where one for the whole picture was used. */
  readonly threshold?: number;
  /** Present when the sweep changed cells. */
  readonly sweep?: Sweep;
  readonly squares?: TranslucentResult;
}

export interface BlackAndWhiteRequest {
  readonly cells: GreyImage;
  readonly method: PictureMethod;
  readonly seed: string;
  /**
   * Minimises the squares of `translucent`, other methods need none: an engine that takes objectives (HiGHS).
   */
  readonly minimiser?: Engine;
  readonly budget?: Budget;
  readonly onSquares?: (bounds: { readonly lower: number; readonly upper: number }) => void;
}

/**
 * Makes grey cells black and white.
 * @throws PuzzlewrightError `picture-blank` or `picture-full` when all cells come out alike: that is no
 *   puzzle
 */
export function blackAndWhite(request: BlackAndWhiteRequest): BlackAndWhite {
  const made = binariseBy(request);
  refuseOneColour(made.bitmap, request.cells);
  return made;
}

function binariseBy({
  cells,
  method,
  seed,
  minimiser,
  budget,
  onSquares,
}: BlackAndWhiteRequest): BlackAndWhite {
  if (method.name === 'translucent') {
    if (minimiser === undefined) throw new Error('squares are to be drawn without an engine that minimises');
    const squares = translucentSquares(cells, {
      engine: minimiser,
      seed,
      ...(method.effort === undefined ? {} : { effort: method.effort }),
      ...(budget === undefined ? {} : { budget }),
      onProgress: ({ objective, bound }) => onSquares?.({ lower: bound, upper: objective }),
    });
    return { bitmap: squares.bitmap, weights: evenWeights(cells), squares };
  }
  if (method.name === 'otsu') {
    const { threshold, bitmap, otsu, differs } = sweepThresholds(cells, budget?.abort);
    const sweep = differs.length === 0 ? {} : { sweep: { otsu, differs } };
    return { bitmap, weights: repairWeights(cells, threshold), threshold, ...sweep };
  }
  const { bitmap, thresholds } = binarise(cells, method);
  const threshold = method.name === 'threshold' ? { threshold: method.threshold } : {};
  return { bitmap, weights: repairWeights(cells, thresholds), ...threshold };
}

/** Squares darken their neighbours, so no single cell is more doubtful than another. */
function evenWeights({ values }: GreyImage): ArrayLike<number> {
  return new Uint8Array(values.length).fill(1);
}

function refuseOneColour({ cells, width, height }: Bitmap, { values }: GreyImage): void {
  if (cells.some((cell) => cell !== cells[0])) return;
  const [darkest, lightest] = [Math.min(...values), Math.max(...values)];
  const shade = (grey: number): string => String(Math.round(grey));
  const greys =
    darkest === lightest
      ? `every cell has the grey value ${shade(darkest)}`
      : `its cells have grey values from ${shade(darkest)} to ${shade(lightest)}`;
  const isBlank = cells[0] === 0;
  const outcome = isBlank ? 'blank: none' : 'full: each';
  throw new PuzzlewrightError(
    isBlank ? 'picture-blank' : 'picture-full',
    `The picture comes out ${outcome} of its ${width} x ${height} cells is filled (${greys}). ` +
      'A picture with filled and empty cells was expected.',
  );
}

/** Grey levels by which the threshold may leave Otsu's. */
const LARGEST_STEP = 20;
/** Share of the cells that may differ from Otsu's picture. */
const LARGEST_DIFFERENCE = 0.05;
/** Thresholds tried at most; a photograph has one between every two of its many greys. */
const MOST_CANDIDATES = 200;

/** The chosen threshold and its picture. */
interface Swept {
  readonly threshold: number;
  readonly bitmap: Bitmap;
  /** Otsu's own threshold. */
  readonly otsu: number;
  /** Cells that differ from the picture at Otsu's own threshold, row-major. */
  readonly differs: readonly Cell[];
}

/**
 * Chooses the threshold of a picture: among those around Otsu's, nearest first, the first whose picture is
 * solved by line logic. Most drawings have one within a few grey levels, and then not a single cell needs to
 * be changed. A threshold too far away would spoil the picture; when none nearby will do, Otsu's picture is
 * taken as it is. See docs/methods.md, "Pictures with the fewest changes".
 * @param stop polled between thresholds; true ends the sweep, and Otsu's picture is taken
 */
function sweepThresholds(cells: GreyImage, stop: () => boolean = () => false): Swept {
  const otsu = otsuThreshold(cells);
  const usual = applyThreshold(cells, otsu);
  for (const threshold of thresholdCandidates(cells, otsu, MOST_CANDIDATES)) {
    if (stop()) break;
    if (Math.abs(threshold - otsu) > LARGEST_STEP) continue;
    const bitmap = applyThreshold(cells, threshold);
    const differs = differencesOf(bitmap, usual);
    if (differs.length > LARGEST_DIFFERENCE * usual.cells.length) continue;
    if (isLineSolvable(bitmap)) return { threshold, bitmap, otsu, differs };
  }
  return { threshold: otsu, bitmap: usual, otsu, differs: [] };
}

/** True if line logic alone solves the nonogram of a picture. */
function isLineSolvable({ cells, width, height }: Bitmap): boolean {
  return openPictureField(cells, height, width).propagate() === 'solved';
}

function differencesOf(first: Bitmap, second: Bitmap): readonly Cell[] {
  return Array.from(first.cells.keys())
    .filter((index) => first.cells[index] !== second.cells[index])
    .map((index): Cell => [Math.floor(index / first.width), index % first.width]);
}
