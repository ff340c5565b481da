/** One candidate: drawn, its puzzle made unique by a repair that minds the looks, judged again. */

import { cellsOfSolution } from '../../../src/families/nonogram/index.js';
import type { Bitmap } from '../../../src/image/bitmap.js';
import { referenceOf } from '../../../src/picture/likeness/index.js';
import { type Looks, LooksJudge } from '../../../src/picture/looks.js';
import type { SampledPicture } from '../../../src/picture/samples.js';
import { type BitmapRequest, needsMinimiser, nonogramOfBitmap } from '../index.js';
import { looksWeights } from '../looks.js';
import { type CandidateMethod, drawBy } from './draw.js';

/** How often an engine may be asked for another solution: a question takes some milliseconds. */
const MOST_QUESTIONS = 150;

/** Which candidate is to be made of which original. */
export interface CandidateRequest extends Omit<BitmapRequest, 'weights' | 'looks' | 'mostQuestions'> {
  /** The original that the cells of `bitmap` were drawn of. */
  readonly picture: SampledPicture;
}

/** A candidate's nonogram; `looks` are those of its solution. */
export type CandidateNonogram = ReturnType<typeof nonogramOfBitmap> & { readonly looks: Looks };

/** The cells of a candidate before any change. */
export function candidateCells(method: CandidateMethod, picture: SampledPicture): Bitmap {
  return { width: picture.columns, height: picture.rows, cells: drawBy(method, picture) };
}

/** Makes a candidate of its cells. */
export function makeCandidate({ picture, ...request }: CandidateRequest): CandidateNonogram {
  const { cells, width, height } = request.bitmap;
  const judge = new LooksJudge(referenceOf(picture), cells);
  const looks = (changed: Readonly<Uint8Array>): number => judge.judge(changed).score;
  const made = nonogramOfBitmap({
    ...request,
    // Weighing every cell takes long, and is for repairs only.
    weights: needsMinimiser(request) ? looksWeights(cells, { width, height }, looks) : cells,
    looks,
    mostQuestions: MOST_QUESTIONS,
  });
  return { ...made, looks: judge.judge(cellsOfSolution(made.solution)) };
}
