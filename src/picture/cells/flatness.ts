/**
 * True if a picture is drawn in flat colours. There every boundary was drawn, however faint; elsewhere faint
 * ones are shading and noise.
 */
import { distance, type OklabImage } from '../decode/colour/oklab.js';
import type { SampledPicture } from './samples.js';

/** Neighbours in one flat colour differ no more than this. */
const SAME = 0.004;

/**
 * Share of the subject's samples in a drawing that have the colour of the next ones; the others lie at
 * boundaries.
 */
const FLAT_SHARE = 0.6;

/** True if most samples of the subject have exactly the colour of the next ones. */
export function isFlat({ image, ground }: Pick<SampledPicture, 'image' | 'ground'>): boolean {
  let [same, all] = [0, 0];
  const { width } = image;
  for (let sample = 0; sample + width < ground.mask.length; sample++) {
    if (ground.mask[sample] === 1 || sample % width === width - 1) continue;
    all++;
    if (isSame(image, sample, sample + 1) && isSame(image, sample, sample + width)) same++;
  }
  return same >= FLAT_SHARE * all;
}

function isSame(image: OklabImage, one: number, other: number): boolean {
  return distance(image, one, other) <= SAME;
}
