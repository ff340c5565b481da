/**
 * The candidates of a picture as tasks: drawings at one size, judged, and the puzzle of one of them.
 * Arguments and answers are plain data.
 */

import type { Budget } from '../../core/index.js';
import {
  type CandidateMethod,
  type CandidateRequest,
  drawCandidates,
  type Looks,
  makeCandidate,
  type NonogramRequest,
  needsMinimiser,
  type PictureSamples,
  type Recognition,
} from '../../picture/index.js';
import { openEngine } from '../../solve/index.js';
import { minimiserFor } from './minimiser.js';
import type { MadePicture } from './picture-task.js';
import type { PlainCells } from './plain-pictures.js';
import { sampledOf } from './sampled-pictures.js';
import type { TaskContext } from './task-context.js';

/** The drawings of a picture on one grid. */
export interface DrawingsRequest {
  readonly samples: PictureSamples;
  /** Draw by this method alone, in all its strengths. */
  readonly only?: CandidateMethod['name'];
}

/** A drawing of a picture, not repaired. */
export interface PlainDrawing {
  readonly method: CandidateMethod;
  /** Row-major, a character a cell: 1 black, 0 white. */
  readonly cells: string;
  readonly rows: number;
  readonly columns: number;
  readonly looks: Looks;
  /** Line logic alone solves its puzzle. */
  readonly isSolvable: boolean;
  /** The picture has a ground; a photograph that fills its frame has none. */
  readonly hasGround: boolean;
}

/** A candidate to make: the puzzle of a drawing. */
export interface CandidateTask
  extends Pick<DrawingsRequest, 'samples'>,
    Pick<NonogramRequest, 'unique' | 'goal' | 'seed' | 'ratesSteps'>,
    Pick<CandidateRequest, 'mostProposals'> {
  /** The cells of the drawing. */
  readonly cells: string;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
  /** Cells that a repair must not change, 1 for each. */
  readonly kept?: PlainCells<'cells'>;
}

/** The puzzle of a drawing; `looks` and `recognition` are those of its solution. */
export interface MadeCandidate extends MadePicture {
  readonly looks: Looks;
  readonly recognition: Recognition;
}

/** Draws a picture by every method. */
export function drawPicture({ samples, only }: DrawingsRequest): readonly PlainDrawing[] {
  const { picture, reference } = sampledOf(samples);
  const { rows, columns } = picture;
  return drawCandidates(picture, reference, only).map(({ cells, ...drawing }) => ({
    ...drawing,
    cells: cells.join(''),
    rows,
    columns,
  }));
}

/** Makes the puzzle of a drawing. */
export async function makeDrawing(
  { samples, cells, budget, ...request }: CandidateTask,
  { abort, onProgress }: TaskContext,
): Promise<MadeCandidate> {
  const { picture, reference } = sampledOf(samples);
  const bitmap = { width: picture.columns, height: picture.rows, cells: Uint8Array.from(cells, Number) };
  const minimiser = await minimiserFor(needsMinimiser({ bitmap, unique: request.unique }));
  const { original, ...made } = makeCandidate({
    ...request,
    ...minimiser,
    reference,
    bitmap,
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...made, original: { ...original, cells: [...original.cells] } };
}
