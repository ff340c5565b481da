/**
 * The candidates of a picture as tasks: drawings at one size, judged, and the puzzle of one of them. Arguments and
 * answers are plain JSON data.
 */
import { type CandidateMethod, drawCandidates } from '../../generators/picture/candidates/draw.js';
import { candidateCells, makeCandidate } from '../../generators/picture/candidates/make.js';
import { needsMinimiser, type PuzzleRequest } from '../../generators/picture/index.js';
import type { Budget } from '../core/budget.js';
import { PuzzlewrightError } from '../core/error.js';
import { base64, bytesOfBase64 } from '../draw/base64.js';
import { openEngine } from '../engine/index.js';
import type { ColourImage } from '../image/colour/colour-image.js';
import type { WantedSize } from '../image/size.js';
import { sampleFor } from '../picture/draw-cells.js';
import { referenceOf } from '../picture/likeness/index.js';
import type { Looks } from '../picture/looks.js';
import type { SampledPicture } from '../picture/samples.js';
import { minimiserFor } from './minimiser.js';
import type { MadePicture, PlainCells } from './picture-task.js';
import type { TaskContext } from './task-context.js';

/** A picture in colour; its pixels as base64. */
export interface PlainColours extends Pick<ColourImage, 'width' | 'height'> {
  readonly pixels: string;
}

/** An original, cut to its subject, and the grid that it is drawn on. */
export interface DrawingsRequest {
  readonly image: PlainColours;
  readonly size: WantedSize;
  /** Draw by this method alone, in all its strengths. */
  readonly only?: CandidateMethod['name'];
}

/** A drawing of a picture, not repaired. */
export interface PlainDrawing {
  readonly method: CandidateMethod;
  readonly rows: number;
  readonly columns: number;
  readonly looks: Looks;
  /** Line logic alone solves its puzzle. */
  readonly isSolvable: boolean;
  /** The picture has a ground; a photograph that fills its frame has none. */
  readonly hasGround: boolean;
}

/** Which puzzle is wanted of which drawing. */
export interface CandidateTask extends DrawingsRequest, Pick<PuzzleRequest, 'unique' | 'goal' | 'seed'> {
  readonly method: CandidateMethod;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
  /** Cells that a repair must not change, 1 for each. */
  readonly kept?: PlainCells<'cells'>;
}

/** The puzzle of a drawing; `looks` are those of its solution. */
export interface MadeCandidate extends MadePicture {
  readonly looks: Looks;
}

/** A picture in colour as plain data. */
export function plainColours({ width, height, pixels }: ColourImage): PlainColours {
  return { width, height, pixels: base64(Uint8Array.from(pixels)) };
}

/** Draws a picture by every method. */
export function drawPicture(request: DrawingsRequest): readonly PlainDrawing[] {
  const picture = sampled(request);
  const { rows, columns } = picture;
  return drawCandidates(picture, referenceOf(picture), request.only).map(({ cells: _, ...drawing }) => ({
    ...drawing,
    rows,
    columns,
  }));
}

/** Makes the puzzle of a drawing. */
export async function makeDrawing(
  { budget, method, ...request }: CandidateTask,
  { abort, onProgress }: TaskContext,
): Promise<MadeCandidate> {
  const picture = sampled(request);
  const bitmap = candidateCells(method, picture);
  const minimiser = await minimiserFor(needsMinimiser({ bitmap, unique: request.unique }));
  const { original, ...made } = makeCandidate({
    ...request,
    ...minimiser,
    picture,
    bitmap,
    budget: { ...budget, ...(abort === undefined ? {} : { abort }) },
    prover: await openEngine('sat'),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return { ...made, original: { ...original, cells: [...original.cells] } };
}

/**
 * The samples of a picture in plain data.
 * @throws PuzzlewrightError for a size that does not suit the picture
 */
export function sampled({ image, size }: DrawingsRequest): SampledPicture {
  const pixels = bytesOfBase64(image.pixels);
  const picture = sampleFor({ ...image, pixels }, { ...size, crop: false });
  if (picture.ok) return picture.value;
  const [{ code, message, place }] = picture.issues as [(typeof picture.issues)[number]];
  throw new PuzzlewrightError(code, message, place);
}
