/**
 * The threshold sweep: among the thresholds around Otsu's, nearest first, the first whose picture is solved
 * by line logic. Most drawings have one within a few grey levels, and then not a single cell needs to be
 * changed. A threshold too far away would spoil the picture, so the sweep stays near; when it finds none,
 * Otsu's picture is taken as it is. See docs/methods.md, "Pictures with the fewest changes".
 */
import type { Cell } from '../../core/index.js';
import { openPictureField } from '../../families/nonogram/index.js';
import type { Bitmap, GreyImage } from '../decode/bitmap.js';
import { otsuThreshold } from '../decode/otsu.js';
import { applyThreshold, thresholdCandidates } from '../decode/threshold.js';

/** Grey levels by which the threshold may leave Otsu's. */
const LARGEST_STEP = 20;
/** Share of the cells that may differ from Otsu's picture. */
const LARGEST_DIFFERENCE = 0.05;
/** Thresholds tried at most; a photograph has one between every two of its many greys. */
const MOST_CANDIDATES = 200;

/** The chosen threshold and its picture. */
export interface Swept {
  readonly threshold: number;
  readonly bitmap: Bitmap;
  /** Otsu's own threshold. */
  readonly otsu: number;
  /** Cells that differ from the picture at Otsu's own threshold, row-major. */
  readonly differs: readonly Cell[];
}

/**
 * Chooses the threshold of a picture.
 * @param stop polled between thresholds; true ends the sweep, and Otsu's picture is taken
 */
export function sweepThresholds(cells: GreyImage, stop: () => boolean = () => false): Swept {
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
