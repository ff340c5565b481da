/**
 * The one way of a picture to its nonogram, for every caller: a decoded original and settings in; the puzzle,
 * how it was made and how like the original it is out. The versions of the picture, its colours, or grey
 * cells by one method are tasks for workers.
 */

import { type Budget, type Issue, issue, PuzzlewrightError, type Result, success } from '../../core/index.js';
import {
  type ColourImage,
  type Goal,
  likenessTo,
  negativeColours,
  type PictureMethod,
  type PreparedPicture,
  type Recognition,
  type SizedOriginal,
  shapeOf,
  sizedOriginal,
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
import { choosesInColours, makeColouredVersions, otherColouredWays } from './coloured-versions.js';
import { type ImageWay, wayOf, wayOfCells, wrongBesideKept } from './image-way.js';
import { type ImageSettings, pictureOptionsOf } from './settings.js';
import type { Version, Versions } from './version.js';
import { isExact, makeVersions, pickedOf } from './versions.js';

/**
 * Nodes of a repair in colours where the caller sets no limit: enough for most proofs, and not many minutes
 * for any.
 */
const USUAL_COLOUR_NODES = 1000;

/** A grey value between those of black and white cells. */
const BETWEEN = 128;

/** A picture that was decoded: its colours, and its grey cells as the settings say. */
export interface Original extends PreparedPicture {
  readonly colours: ColourImage;
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
  /** The cells to keep, as many as the puzzle has: a repair does not change those that are 1. */
  readonly kept?: PlainCells<'cells'>;
}

/** The method that found the cells, and its parameters. */
interface MethodUsed {
  readonly name: string;
  /** For `regions`: the weight of dark regions. */
  readonly lambda?: number;
  /** For `regions`: whether every part of a drawing in flat colours is shown. */
  readonly detail?: 'coarse' | 'fine';
  /** For `lightness` (OKLab, 0..1) and `threshold` (a grey value): darker cells are filled. */
  readonly threshold?: number;
}

/** The nonogram of a picture, and the method that made it. */
export interface MadeImage {
  readonly made: MadePicture;
  /** The method of the picture; of versions, that of the one taken. */
  readonly method: MethodUsed;
  readonly unique: UniqueBy;
  readonly goal: Goal;
  /** Likeness to the original, 0..1. */
  readonly likeness: number;
  /** Recognition by people, as it is judged; absent in colours and for cells that are taken as they are. */
  readonly recognition?: Recognition;
  /** The versions, where several were made. */
  readonly versions?: Versions;
  /**
   * Other ways to one solution for the same drawing, where it was changed much; by grey cells none are looked
   * for.
   */
  readonly others: readonly Version[];
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
  /** Receives every version as soon as it is made, before it is known which is the best. */
  onVersion?(version: Version): void;
}

/**
 * Makes the nonogram of a picture. The same original and request give the same nonogram with any workers.
 * @returns `refused` for settings that do not suit each other or the picture, and for a picture that shows
 *   nothing
 */
export async function makeImage(
  original: Original,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<ImageEnd> {
  const way = original.isCells === true ? wayOfCells(request.settings) : wayOf(request.settings);
  const wrong = request.kept === undefined ? undefined : wrongBesideKept(request.settings);
  if (wrong !== undefined) return { status: 'refused', issues: [wrong] };
  if (!way.ok) return { status: 'refused', issues: way.issues };
  try {
    const made = await unlessCancelled(() => makeBy(way.value, original, request, ports));
    if ('status' in made) return made;
    return made.ok ? { status: 'made', image: made.value } : { status: 'refused', issues: made.issues };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    return { status: 'refused', issues: [issue(error.code, error.message, error.place)] };
  }
}

function makeBy(
  way: ImageWay,
  original: Original,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage> | Stopped> {
  switch (way.kind) {
    case 'versions':
      return byVersions(original, request, ports);
    case 'colours':
      return inColours(way.colours, original, request, ports);
    case 'method':
      return byMethod(way.method, original, request, ports);
    case 'cells':
      return asItIs(original, request, ports);
  }
}

/** Makes several versions and takes one. */
async function byVersions(
  { colours }: Original,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage> | Stopped> {
  const sized = sizedColours(colours, request.settings);
  if (!sized.ok) return sized;
  const made = await makeVersions(sized.value, request, ports);
  if ('status' in made || !made.ok) return made;
  const { versions } = made.value;
  return success({ ...versions.candidates[versions.picked]!, ...made.value });
}

/** Makes the puzzle in colours: the only one that is wanted, or one of several versions. */
async function inColours(
  colours: number,
  original: Original,
  { settings, ...request }: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const { unique = 'repair', goal = 'line' } = settings;
  const sized = sizedColours(original.colours, settings);
  if (!sized.ok) return sized;
  const { image, sizes: all } = sized.value;
  const isOneSize = isExact(settings) || unique === 'keep' || request.kept !== undefined;
  const sizes = isOneSize ? all.slice(0, 1) : all;
  const budget = { nodes: USUAL_COLOUR_NODES, ...request.budget };
  const ratesSteps = settings.difficulty !== undefined;
  const common = { ...request, ratesSteps, budget, image };
  if (choosesInColours(settings)) {
    const candidates = await makeColouredVersions({ sizes }, colours, settings, common, ports);
    const picked = pickedOf(candidates, settings);
    if (!picked.ok) return picked;
    const versions = { candidates, drawn: candidates.length, picked: picked.value };
    const taken = candidates[picked.value]!;
    const drawnIn = (taken.made.puzzle.palette?.length ?? 2) - 1;
    const others = await otherColouredWays(taken, drawnIn, settings, common, ports);
    return success({ ...taken, versions, others });
  }
  const task = { ...common, colours, unique, goal, sizes };
  const { likeness, ...made } = await ports.workers.run('make-coloured', task, contextOf(ports));
  const version: Version = { made, method: { name: 'colours' }, unique, goal, likeness };
  const others = await otherColouredWays(version, colours, settings, common, ports);
  return success({ ...version, others });
}

/** Makes the puzzle of grey cells by one method. */
async function byMethod(
  method: PictureMethod,
  original: Original,
  { settings, ...request }: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const { unique = 'repair', goal = 'line' } = settings;
  const task = { ...request, cells: plainCells(original.cells), method, unique, goal };
  const making = ports.workers.run('make-picture', task, contextOf(ports));
  // The original is measured while a worker makes the puzzle.
  const compare = likenessTo(original.colours, original, pictureOptionsOf(settings));
  const made = await making;
  return success({ made, method, unique, goal, ...compare(made.solution), others: [] });
}

/** Makes the puzzle of cells that are black and white already. */
async function asItIs(
  original: Original,
  request: ImageRequest,
  ports: ImagePorts,
): Promise<Result<MadeImage>> {
  const image = await byMethod({ name: 'threshold', threshold: BETWEEN }, original, request, ports);
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

/** A picture cut to its subject, and the sizes to draw it at, the one that was asked for first. */
function sizedColours(
  image: ColourImage,
  { width, height, crop, invert, transparency }: ImageSettings,
): Result<SizedOriginal> {
  const shape = transparency === 'shape' ? shapeOf(image) : image;
  const wanted = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  return sizedOriginal(invert ? negativeColours(shape) : shape, { ...wanted, crop: crop === 'subject' });
}
