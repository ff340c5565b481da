/**
 * Opened samples of pictures for the tasks on this thread. Several tasks work on the same picture: what was
 * found of its samples stays as long as they do.
 */

import {
  openSamples,
  type PictureSamples,
  type Reference,
  referenceOf,
  type SampledPicture,
} from '../../picture/index.js';

/** A picture on one grid, and the reference for its drawings. */
export interface Sampled {
  readonly picture: SampledPicture;
  readonly reference: Reference;
}

const OPENED = new WeakMap<PictureSamples, Sampled>();

/** Opens samples, once. */
export function sampledOf(samples: PictureSamples): Sampled {
  const known = OPENED.get(samples);
  if (known !== undefined) return known;
  const picture = openSamples(samples);
  const found = { picture, reference: referenceOf(picture) };
  OPENED.set(samples, found);
  return found;
}
