/** One candidate made: drawn, its puzzle made unique by a repair that minds the looks, judged again. */

import { cellsOfSolution } from '../../../src/families/nonogram/index.js';
import { referenceOf } from '../../../src/picture/likeness/index.js';
import { type Looks, LooksJudge } from '../../../src/picture/looks.js';
import type { SampledPicture } from '../../../src/picture/samples.js';
import { type BitmapRequest, nonogramOfBitmap } from '../index.js';
import { looksWeights } from '../looks.js';
import { type CandidateMethod, drawBy } from './draw.js';

/** How often an engine may be asked for another solution: a question takes some milliseconds. */
const MOST_QUESTIONS = 150;

/** Which candidate is to be made of which original. */
export interface CandidateRequest
  extends Omit<BitmapRequest, 'bitmap' | 'weights' | 'looks' | 'mostQuestions'> {
  readonly picture: SampledPicture;
  readonly method: CandidateMethod;
}

/** A candidate's nonogram; `looks` are those of its solution. */
export type CandidateNonogram = ReturnType<typeof nonogramOfBitmap> & { readonly looks: Looks };

/** Makes a candidate. */
export function makeCandidate({ picture, method, ...request }: CandidateRequest): CandidateNonogram {
  const { rows: height, columns: width } = picture;
  const cells = drawBy(method, picture);
  const judge = new LooksJudge(referenceOf(picture), cells);
  const looks = (changed: Readonly<Uint8Array>): number => judge.judge(changed).score;
  const made = nonogramOfBitmap({
    ...request,
    bitmap: { width, height, cells },
    weights: looksWeights(cells, { width, height }, looks),
    looks,
    mostQuestions: MOST_QUESTIONS,
  });
  return { ...made, looks: judge.judge(cellsOfSolution(made.solution)) };
}
