/**
 * Opened samples of pictures for the tasks on this thread. Several tasks work on the same picture: what was
 * found of its samples stays as long as they do.
 */

import { oncePerObject } from '../../core/index.js';
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

/** Opens samples, once. */
export const sampledOf = oncePerObject((samples: PictureSamples): Sampled => {
  const picture = openSamples(samples);
  return { picture, reference: referenceOf(picture) };
});
