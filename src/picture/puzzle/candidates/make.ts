/** One candidate: drawn, its puzzle made unique by a repair that minds the looks, judged again. */

import { cellsOfSolution } from '../../../families/nonogram/index.js';
import type { Reference } from '../../cells/likeness/index.js';
import { type Looks, LooksJudge } from '../../cells/looks.js';
import { type Recognition, recognitionOf } from '../../cells/recognition.js';
import { type BitmapRequest, needsMinimiser, nonogramOfBitmap } from '../index.js';
import { looksWeights } from '../looks.js';

/** The most questions to an engine for another solution: each takes some milliseconds. */
const MOST_QUESTIONS = 150;

/** A request for a candidate of an original. */
export interface CandidateRequest extends Omit<BitmapRequest, 'weights' | 'looks' | 'mostQuestions'> {
  /** The reference for the looks: the original that the cells of `bitmap` were drawn of. */
  readonly reference: Reference;
}

/** A candidate's nonogram; `looks` and `recognition` are those of its solution. */
export type CandidateNonogram = ReturnType<typeof nonogramOfBitmap> & {
  readonly looks: Looks;
  readonly recognition: Recognition;
};

/** Makes a candidate of its cells. */
export function makeCandidate({ reference, ...request }: CandidateRequest): CandidateNonogram {
  const { cells, width, height } = request.bitmap;
  const judge = new LooksJudge(reference, cells);
  const looks = (changed: Readonly<Uint8Array>): number => judge.judge(changed).score;
  const made = nonogramOfBitmap({
    ...request,
    // Weighing every cell takes long, and is for repairs only.
    weights:
      request.unique === 'repair' && needsMinimiser(request)
        ? looksWeights(cells, { width, height }, looks)
        : cells,
    looks,
    mostQuestions: MOST_QUESTIONS,
  });
  const solved = cellsOfSolution(made.solution);
  return { ...made, looks: judge.judge(solved), recognition: recognitionOf(solved, reference) };
}
