/**
 * The one way of a picture to its nonogram, for every caller: a decoded picture and settings in; the puzzle,
 * how it was made and how like the original it is out. The renderings of the picture, its colours, or grey
 * cells by one method are tasks for workers.
 */

import { type Budget, type Issue, issue, PuzzlewrightError, type Result, success } from '../../core/index.js';
import {
  type GreyImage,
  greyOfGround,
  greyPicture,
  type LoadedPicture,
  likenessOfSolution,
  openSamples,
  type PictureGoal,
  type PictureMethod,
  type Recognition,
  referenceOf,
  type SizedPicture,
  sizedPicture,
  takeSamples,
  type UniqueBy,
} from '../../picture/index.js';
import { type Stopped, unlessCancelled, type Workers } from '../ports/index.js';
import {
  type MadePicture,
  type PlainCells,
  plainCells,
  type TaskContext,
  type TaskProgress,
} from '../tasks/index.js';
import { choosesInColours, makeColouredRenderings, otherColouredWays } from './coloured-renderings.js';
import { type ImageWay, wayOf, wayOfCells, wrongBesideKept } from './image-way.js';
import type { Rendering, Renderings, SamplesBySize } from './rendering.js';
import { isExact, isOneSize, makeRenderings, pickedOf } from './renderings.js';
import { type ImageSettings, sizeOptionsOf } from './settings.js';

/**
 * Nodes of a repair in colours where the caller sets no limit: enough for most proofs, and not many minutes
 * for any.
 */
const USUAL_COLOUR_NODES = 1000;

/** A grey value between those of black and white cells. */
const BETWEEN = 128;

/** A picture that was decoded. */
export interface Picture extends LoadedPicture {
  /** Its pixels are the cells of the puzzle: they are taken as they are, by no method. */
  readonly isCells?: true;
}

/** A request for the nonogram of a picture. */
export interface ImageRequest {
  readonly settings: ImageSettings;
  readonly seed: string;
  /** Counted limits. */
  readonly budget: Omit<Budget, 'abort'>;
  /** Have the proof of the verdict checked. */
  readonly certify: boolean;
  /** Methods of greys use the whole range from black to white; default true. */
  readonly contrast?: boolean;
  /** The cells to keep, as many as the puzzle has: a repair does not change those that are 1. */
  readonly kept?: PlainCells<'cells'>;
}

/** The method that found the cells, and its parameters. */
interface MethodUsed {
  readonly name: string;
  /** For `regions`: the weight of dark regions. */
  readonly lambda?: number;
  /** For `regions`: true if every part of a drawing in flat colours is shown. */
  readonly detail?: 'coarse' | 'fine';
  /** For `lightness` (OKLab, 0..1) and `threshold` (a grey value): darker cells are filled. */
  readonly threshold?: number;
}

/** The nonogram of a picture, and the method that made it. */
export interface MadeImage {
  readonly made: MadePicture;
  /** The method of the picture; of renderings, that of the one taken. */
  readonly method: MethodUsed;
  readonly unique: UniqueBy;
  readonly goal: PictureGoal;
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent in colours and for cells that are taken as they are. */
  readonly recognition?: Recognition;
  /** The renderings, where several were made. */
  readonly renderings?: Renderings;
  /**
   * Other ways to one solution for the same drawing, where it was changed much; by grey cells none are looked
   * for.
   */
  readonly others: readonly Rendering[];
  /** Grey value of the ground, in the tones that were drawn; absent in colours and where there is none. */
  readonly ground?: number;
  /** The picture in grey, for the methods of greys. */
  readonly samples?: GreyImage;
}

/** The end of the work on a picture. */
export type ImageEnd =
  | { readonly status: 'made'; readonly image: MadeImage }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  | Stopped;

/** Progress: bounds of the minimised number, or finished tasks of those that are known. */
type ImageProgress = TaskProgress | (TaskProgress & { readonly done: number; readonly of: number });

/** The ports of the job. */
export interface ImagePorts {
  readonly workers: Workers;
  /** Polled; true ends the searches with the best that there is. */
  readonly abort?: NonNullable<TaskContext['abort']>;
  onProgress?(progress: ImageProgress): void;
  /** Receives every rendering as soon as it is made, before it is known which is the best. */
  onRendering?(rendering: Rendering): void;
}

/**
 * Makes the nonogram of a picture. The same picture and request give the same nonogram with any workers.
 * @returns `refused` for settings that do not suit each other or the picture, and for a picture that shows
 *   nothing
 */
export async function makeImage(
  picture: Picture,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<ImageEnd> {
  const way = picture.isCells === true ? wayOfCells(request.settings) : wayOf(request.settings);
  const wrong = request.kept === undefined ? undefined : wrongBesideKept(request.settings);
  if (wrong !== undefined) return { status: 'refused', issues: [wrong] };
  if (!way.ok) return { status: 'refused', issues: way.issues };
  try {
    const made = await unlessCancelled(() => makeBy(way.value, picture, request, ports));
    if ('status' in made) return made;
    return made.ok ? { status: 'made', image: made.value } : { status: 'refused', issues: made.issues };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    return { status: 'refused', issues: [issue(error.code, error.message, error.place)] };
  }
}

async function makeBy(
  way: ImageWay,
  picture: Picture,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage> | Stopped> {
  const { image } = picture;
  const ownSize = { width: image.width, height: image.height, crop: false, transparency: 'white' } as const;
  const options = { ...sizeOptionsOf(request.settings), ...(way.kind === 'cells' ? ownSize : {}) };
  const sized = sizedPicture(image, options);
  if (!sized.ok) return sized;
  switch (way.kind) {
    case 'renderings':
      return byRenderings(sized.value, request, ports);
    case 'colours':
      return inColours(way.colours, sized.value, request, ports);
    case 'method':
      return byMethod(way.method, sized.value, request, ports);
    case 'cells':
      return asItIs(sized.value, request, ports);
  }
}

/** Makes several renderings and takes one. */
async function byRenderings(
  picture: SizedPicture,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage> | Stopped> {
  const isOneGrid = request.kept !== undefined || isOneSize(request.settings);
  const samples = samplesOf(picture, isOneGrid);
  const made = await makeRenderings(samples, request, ports);
  if ('status' in made || !made.ok) return made;
  const { renderings } = made.value;
  const taken = renderings.candidates[renderings.picked]!;
  return success({ ...taken, ...made.value, ...groundIn(greyOfGround(samples[0].ground)) });
}

/** Makes the puzzle in colours: the only one that is wanted, or one of several renderings. */
async function inColours(
  colours: number,
  picture: SizedPicture,
  { settings, contrast: _, ...request }: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const { unique = 'repair', goal = 'line' } = settings;
  const samples = samplesOf(picture, isExact(settings) || unique === 'keep' || request.kept !== undefined);
  const budget = { nodes: USUAL_COLOUR_NODES, ...request.budget };
  const ratesSteps = settings.difficulty !== undefined;
  const common = { ...request, ratesSteps, budget };
  if (choosesInColours(settings)) {
    const candidates = await makeColouredRenderings(samples, colours, settings, common, ports);
    const picked = pickedOf(candidates, settings);
    if (!picked.ok) return picked;
    const renderings = { candidates, drawn: candidates.length, picked: picked.value };
    const taken = candidates[picked.value]!;
    const drawnIn = (taken.made.puzzle.palette?.length ?? 2) - 1;
    const others = await otherColouredWays(taken, samples, drawnIn, settings, common, ports);
    return success({ ...taken, renderings, others });
  }
  const task = { ...common, colours, unique, goal, samples };
  const { likeness, ...made } = await ports.workers.run('make-coloured', task, contextOf(ports));
  const rendering: Rendering = { made, method: { name: 'colours' }, unique, goal, likeness };
  const others = await otherColouredWays(rendering, samples, colours, settings, common, ports);
  return success({ ...rendering, others });
}

/** Makes the puzzle of grey cells by one method. */
async function byMethod(
  method: PictureMethod,
  picture: SizedPicture,
  { settings, contrast = true, ...request }: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const { unique = 'repair', goal = 'line', sharpen } = settings;
  const [samples] = samplesOf(picture, true);
  const grey = greyPicture(samples, { sharpen, contrast });
  const task = { ...request, cells: plainCells(grey.cells), method, unique, goal };
  const making = ports.workers.run('make-picture', task, contextOf(ports));
  // The picture is measured while a worker makes the puzzle.
  const reference = referenceOf(openSamples(samples));
  const made = await making;
  const judged = likenessOfSolution(made.solution, reference);
  const shown = { ...groundIn(grey.ground), samples: grey.samples };
  return success({ made, method, unique, goal, ...judged, others: [], ...shown });
}

/** Makes the puzzle of cells that are black and white already. */
async function asItIs(
  picture: SizedPicture,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const plain = { ...request, contrast: false };
  const image = await byMethod({ name: 'threshold', threshold: BETWEEN }, picture, plain, ports);
  if (!image.ok) return image;
  const { threshold: _, ...made } = image.value.made;
  // Cells that somebody drew are what they are to show.
  const { recognition: _judged, ...drawn } = image.value;
  return success({ ...drawn, made, method: { name: 'cells' } });
}

function contextOf({ abort, onProgress }: ImagePorts): TaskContext {
  return {
    ...(abort === undefined ? {} : { abort }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

/** The samples of a picture for the grid that was asked for, and for the others unless it is to be one. */
function samplesOf({ image, fits: [asked, ...others] }: SizedPicture, isOneGrid: boolean): SamplesBySize {
  const more = isOneGrid ? [] : others;
  return [takeSamples(image, asked), ...more.map((fit) => takeSamples(image, fit))];
}

function groundIn(ground: number | undefined): Pick<MadeImage, 'ground'> {
  return ground === undefined ? {} : { ground };
}
