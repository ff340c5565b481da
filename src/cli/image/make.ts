/**
 * A picture file for the job that makes its nonogram: read, decoded within the time that is left, handed
 * over, watched.
 */
import { placeBefore } from '../../core/index.js';
import { readFaces } from '../../draw/index.js';
import {
  choosesInColours,
  type ImageSettings,
  isOneSize,
  type MadeImage,
  makeImage,
  type PlainCells,
  type Workers,
  wayOf,
} from '../../jobs/index.js';
import { budgetOf } from '../arguments/index.js';
import { type Host, InputError } from '../host/index.js';
import { MOST_PICTURE, nameOf, readBytes } from '../input/index.js';
import { openProgress } from '../output/index.js';
import { MOST_RENDERINGS, withWorkers } from '../workers/index.js';
import type { ImageArguments } from './flags.js';
import { refusalOf } from './hints.js';
import type { ReadPicture } from './read-picture.js';

/** A picture that was read, and its nonogram. */
interface MadeFile {
  readonly picture: ReadPicture;
  readonly image: MadeImage;
}

/**
 * Refuses settings that do not suit each other, before anything is read or made.
 * @throws InputError naming the flag
 */
export function refuseSettings(settings: ImageSettings): void {
  const way = wayOf(settings);
  if (way.ok) return;
  throw new InputError(way.issues.map(({ message, place }) => `${placeBefore(place)}${message}`));
}

/**
 * Makes the nonogram of a picture file.
 * @returns what ended it where there is none: the time limit while the picture was decoded, or the user
 * @throws InputError naming the file and its fault
 */
export async function makeFile(
  args: ImageArguments,
  seed: string,
  host: Host,
): Promise<MadeFile | 'timeout' | 'interrupted'> {
  // Decoders are large; no other command should wait for them.
  const { readPicture } = await import('./read-picture.js');
  const { timeout } = args;
  const kept = await keptOf(args, host);
  const way = wayOf(args);
  const areMany = way.ok && (way.value.kind === 'renderings' || choosesInColours(args));
  const jobs = areMany ? Math.min(MOST_RENDERINGS, host.workers) : 1;
  // Renderings at one size are drawn by one task.
  const first =
    way.ok && way.value.kind === 'renderings' && (kept !== undefined || isOneSize(args)) ? 1 : jobs;
  const { outcome } = await withWorkers({ jobs }, host, async (workers) => {
    // They start while the picture is decoded here.
    await workers.start(first);
    const reading = readPicture(args.picture, { settings: args, kept, seconds: timeout }, host);
    // The typeface is read while the platform decodes.
    readFaces();
    const read = await reading;
    if (read === undefined) return 'timeout';
    if (!read.ok) throw InputError.ofIssues(nameOf(args.picture), read.issues);
    const picture = read.value;
    const left =
      timeout === undefined ? {} : { timeout: Math.max(Number.MIN_VALUE, timeout - picture.seconds) };
    const image = await make(picture, { ...args, ...left, seed, kept }, workers, host);
    return image === undefined ? 'interrupted' : { picture, image };
  });
  return outcome;
}

/** The cells to keep, where a file of them is named. */
async function keptOf({ keep }: ImageArguments, host: Host): Promise<PlainCells<'cells'> | undefined> {
  if (keep === undefined) return undefined;
  const { readKept } = await import('../../jobs/picture/bitmap-picture.js');
  const read = readKept(readBytes(keep, host, MOST_PICTURE));
  if (read.ok) return read.value;
  throw InputError.ofIssues(`--keep ${keep}`, read.issues);
}

/**
 * Makes the nonogram, with a progress line that is taken away whatever happens; undefined when the user
 * interrupted it.
 */
async function make(
  { settings, ...picture }: ReadPicture,
  {
    seed,
    kept,
    ...args
  }: ImageArguments & { readonly seed: string; readonly kept: PlainCells<'cells'> | undefined },
  workers: Workers,
  host: Host,
): Promise<MadeImage | undefined> {
  const { abort, ...budget } = budgetOf(args, host);
  const { certify } = args;
  const request = { settings, seed, budget, certify, ...(kept === undefined ? {} : { kept }) };
  const progress = openProgress(host);
  try {
    const making = makeImage(picture, request, {
      workers,
      ...(abort === undefined ? {} : { abort }),
      onProgress: (now) =>
        'of' in now
          ? progress.showPart(now.step, now.done, now.of)
          : progress.show(now.step, now.lower, now.upper),
    });
    // What sets the files is loaded while workers are busy with the picture.
    await import('../../draw/pdf.js');
    const end = await making;
    if (end.status === 'stopped') return undefined;
    if (end.status === 'made') return end.image;
    throw refusalOf(end.issues, picture, { ...args, file: nameOf(args.picture) });
  } finally {
    progress.close();
  }
}
