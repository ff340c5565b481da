/** The versions of a picture for `image`: the file in colour, its candidates, and the one that is taken. */

import type { Budget } from '../core/budget.js';
import { PuzzlewrightError } from '../core/error.js';
import { describeIssue } from '../core/issue.js';
import type { ValuesOf } from '../core/settings.js';
import type { ColourImage } from '../image/colour/colour-image.js';
import { negativeColours, shapeOf } from '../image/colour/tone.js';
import { plainColours } from '../jobs/candidate-tasks.js';
import { type Candidate, type CandidatesRequest, makeCandidates, otherWays } from '../jobs/candidates.js';
import {
  type CANDIDATE_SETTINGS,
  type COLOUR_SETTINGS,
  type FREE_REPAIR_SETTINGS,
  type IMAGE_METHOD_SETTINGS,
  type PICTURE_SETTINGS,
  SHEET_VERSIONS,
} from '../jobs/picture-settings.js';
import type { Workers } from '../jobs/workers.js';
import { type SizedOriginal, sizedOriginal } from '../picture/sized-original.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';
import { openProgress } from './progress.js';
import { nameOf } from './read-bytes.js';

/** Changed cells from which on the summary names what other ways to one solution cost. */
const MANY_CHANGES = 4;

/** What the flags say of versions. */
export type VersionFlags = ValuesOf<
  typeof PICTURE_SETTINGS &
    typeof IMAGE_METHOD_SETTINGS &
    typeof CANDIDATE_SETTINGS &
    typeof COLOUR_SETTINGS &
    typeof FREE_REPAIR_SETTINGS
> & { readonly picture: string; readonly certify: boolean };

/** The versions that were made, the best first, and the one that is taken. */
export interface Versions {
  readonly candidates: readonly Candidate[];
  /** How many were drawn, at all sizes. */
  readonly drawn: number;
  /** Index of the one that is taken. */
  readonly picked: number;
  /** Other ways to one solution for it; empty where few cells were changed. */
  readonly others: readonly Candidate[];
}

/** Whether a method draws what people see, in several versions. */
export function isDrawn(name: VersionFlags['method']): name is 'best' | 'regions' | 'outline' {
  return name === 'best' || name === 'regions' || name === 'outline';
}

/**
 * Makes the versions.
 * @returns undefined when the user interrupted it
 * @throws InputError naming the file and what is wrong with it, or with the flags
 */
export async function makeVersions(
  image: ColourImage,
  flags: VersionFlags,
  { seed, budget: { abort, ...budget } }: { readonly seed: string; readonly budget: Budget },
  workers: Workers,
  host: Host,
): Promise<Versions | undefined> {
  const request = requestOf(image, flags, budget, seed);
  const progress = openProgress(host);
  const ports = {
    workers,
    ...(abort === undefined ? {} : { abort }),
    onProgress: ({ step, done, of }: { step: string; done: number; of: number }) =>
      progress.show(step, done, of),
  };
  try {
    const end = await makeCandidates(request, ports);
    if (end.status === 'stopped') return undefined;
    const { candidates, drawn } = end;
    const picked = (flags.pick ?? 1) - 1;
    const taken = candidates[picked];
    if (taken === undefined) {
      const found = `there are ${candidates.length} versions of this picture`;
      throw new InputError([`--pick: ${found}; expected a number from 1 to ${candidates.length}`]);
    }
    const isChangedMuch = taken.made.changed.length >= MANY_CHANGES && abort?.() !== true;
    const others = isChangedMuch ? await otherWays(taken, request, ports) : [];
    return others === undefined ? undefined : { candidates, drawn, picked, others };
  } catch (error) {
    if (!(error instanceof PuzzlewrightError)) throw error;
    throw new InputError([`${nameOf(flags.picture)}: ${describeIssue(error)}`]);
  } finally {
    progress.close();
  }
}

function requestOf(
  image: ColourImage,
  flags: VersionFlags,
  budget: Omit<Budget, 'abort'>,
  seed: string,
): CandidatesRequest {
  const { method, unique, goal, difficulty, certify, pick } = flags;
  const { image: original, sizes } = originalOf(image, flags);
  const isOneSize = flags['exact-width'] || method !== 'best';
  return {
    image: plainColours(original),
    sizes: isOneSize ? sizes.slice(0, 1) : sizes,
    ...(method === 'regions' || method === 'outline' ? { only: method } : {}),
    ...(unique === undefined ? {} : { unique }),
    ...(goal === undefined ? {} : { goal }),
    ...(difficulty === undefined ? {} : { difficulty }),
    count: flags.candidates || pick !== undefined ? SHEET_VERSIONS : 1,
    seed,
    budget,
    certify,
  };
}

/**
 * A picture cut to its subject, and the sizes to draw it at, the one that was asked for first.
 * @throws InputError for a size that does not suit the picture
 */
export function originalOf(image: ColourImage, flags: VersionFlags): SizedOriginal {
  const { picture: file, width, height, crop } = flags;
  const wanted = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  const original = sizedOriginal(toned(image, flags), { ...wanted, crop });
  if (!original.ok) throw InputError.ofIssues(nameOf(file), original.issues);
  return original.value;
}

/** A picture as it is to be drawn: its negative, or its opaque parts black. */
function toned(image: ColourImage, { invert, transparency }: VersionFlags): ColourImage {
  const shape = transparency === 'shape' ? shapeOf(image) : image;
  return invert ? negativeColours(shape) : shape;
}
