/** The work of `image` on workers: several versions of a picture of which one is taken, or the puzzle of grey cells by one method. */
import type { Goal, PictureMethod, UniqueBy } from '../../generators/picture/index.js';
import { likenessOfSolution } from '../../generators/picture/likeness.js';
import type { Budget } from '../core/budget.js';
import { PuzzlewrightError } from '../core/error.js';
import { describeIssue } from '../core/issue.js';
import { readFaces } from '../draw/font.js';
import type { ColourImage } from '../image/colour/colour-image.js';
import { plainColours } from '../jobs/candidate-tasks.js';
import { makePictures, type NamedPicture, type PictureEntry, type PictureEvents } from '../jobs/picture.js';
import { pictureOptionsOf } from '../jobs/picture-settings.js';
import { type MadePicture, plainCells } from '../jobs/picture-task.js';
import { openMemoryStore } from '../jobs/store.js';
import type { TaskContext } from '../jobs/task-context.js';
import { unlessCancelled, type Workers } from '../jobs/workers.js';
import type { Host } from './host.js';
import type { Method } from './image-files.js';
import { refusalOf } from './image-hints.js';
import type { ImageWay } from './image-method.js';
import { versionLines } from './image-version-words.js';
import { makeVersions, originalOf, type VersionFlags, type Versions } from './image-versions.js';
import { InputError } from './input-error.js';
import { openProgress } from './progress.js';
import { nameOf } from './read-bytes.js';
import type { ReadPicture } from './read-picture.js';

/** A picture that was read, and how its puzzle is to be made. */
export interface Work {
  readonly picture: ReadPicture;
  readonly image: ColourImage;
  readonly name: string;
  readonly seed: string;
  readonly budget: Budget;
}

/** What was made, and how. */
export interface Made {
  readonly made: MadePicture;
  readonly method: Method;
  readonly unique: UniqueBy;
  readonly goal: Goal;
  readonly likeness: number;
  /** What the summary says of versions. */
  readonly summary: readonly string[];
  readonly versions?: Versions;
}

/** Makes the puzzle of a picture; undefined when the user interrupted it. */
export function makeBy(
  way: ImageWay,
  work: Work,
  args: VersionFlags,
  workers: Workers,
  host: Host,
): Promise<Made | undefined> {
  switch (way.kind) {
    case 'versions':
      return makeByVersions(work, args, workers, host);
    case 'colours':
      return makeInColours(work, way.colours, args, workers, host);
    case 'method':
      return makeByMethod(work, way.method, args, workers, host);
  }
}

/** Makes several versions and takes one; undefined when the user interrupted it. */
async function makeByVersions(
  { image, seed, budget }: Work,
  args: VersionFlags,
  workers: Workers,
  host: Host,
): Promise<Made | undefined> {
  const versions = await makeVersions(image, args, { seed, budget }, workers, host);
  if (versions === undefined) return undefined;
  const { drawing, made, unique, goal } = versions.candidates[versions.picked]!;
  const likeness = made.looks.likeness.value;
  return {
    ...{ made, unique, goal, likeness, versions },
    method: drawing.method,
    summary: versionLines(versions, args.difficulty),
  };
}

/** Makes the puzzle in colours; undefined when the user interrupted it. */
async function makeInColours(
  { image, seed, budget: { abort, ...budget } }: Work,
  colours: number,
  args: VersionFlags,
  workers: Workers,
  host: Host,
): Promise<Made | undefined> {
  const { picture, certify, unique = 'repair', goal = 'line' } = args;
  if (unique === 'givens') throw new Error('Cells are given in black and white only.');
  const original = originalOf(image, args);
  const request = {
    image: plainColours(original.image),
    size: original.sizes[0]!,
    colours,
    unique,
    goal,
    seed,
    budget,
    certify,
  };
  const progress = openProgress(host);
  try {
    const context: TaskContext = {
      ...(abort === undefined ? {} : { abort }),
      onProgress: ({ step, lower, upper }) => progress.show(step, lower, upper),
    };
    const end = await unlessCancelled(() => workers.run('make-coloured', request, context));
    if ('status' in end) return undefined;
    const { likeness, ...made } = end;
    return { made, method: { name: 'colours' }, unique, goal, likeness, summary: [] };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    throw new InputError([`${nameOf(picture)}: ${describeIssue(error)}`]);
  } finally {
    progress.close();
  }
}

/** Makes the puzzle of grey cells by one method; undefined when the user interrupted it. */
async function makeByMethod(
  { picture, image, name, seed, budget: { abort, ...budget } }: Work,
  method: PictureMethod,
  args: VersionFlags,
  workers: Workers,
  host: Host,
): Promise<Made | undefined> {
  const { invert, transparency, certify, unique = 'repair', goal = 'line' } = args;
  const request = { cells: plainCells(picture.cells), method, unique, goal, seed, budget, certify };
  const made = await make({ name, request }, workers, abort, host).catch((error: unknown) => {
    if (!(error instanceof PuzzlewrightError)) throw error;
    throw refusalOf(error, picture, { file: nameOf(args.picture), invert, transparency });
  });
  if (made === undefined) return undefined;
  const likeness = likenessOfSolution(made.solution, image, picture, pictureOptionsOf(args));
  return { made, method, unique, goal, likeness, summary: [] };
}

/** Makes the puzzle, with a progress line that is taken away whatever happens; undefined when the user interrupted it. */
async function make(
  picture: NamedPicture,
  workers: Workers,
  abort: (() => boolean) | undefined,
  host: Host,
): Promise<MadePicture | undefined> {
  const progress = openProgress(host);
  const ports = { workers, store: openMemoryStore<PictureEntry>() };
  const events: PictureEvents = {
    onProgress: ({ step, lower, upper }) => progress.show(step, lower, upper),
  };
  try {
    const making = makePictures([picture], { ...ports, ...(abort === undefined ? {} : { abort }) }, events);
    // The typeface is read while a worker is busy with the picture.
    readFaces();
    const end = await making;
    return end.status === 'stopped' ? undefined : end.pictures[0]!.made;
  } finally {
    progress.close();
  }
}
