/**
 * Samples of pictures for the tasks on this thread. Several tasks work on the same picture: what was found of
 * the last one stays, at every size that was asked for.
 */

import { PuzzlewrightError } from '../../core/index.js';
import {
  type ColourImage,
  type Reference,
  referenceOf,
  type SampledPicture,
  sampleFor,
  type WantedSize,
} from '../../picture/index.js';

/** A picture at one size, and the reference for its drawings. */
export interface Sampled {
  readonly picture: SampledPicture;
  readonly reference: Reference;
}

/** A picture, and its samples by size. */
interface Opened {
  readonly image: ColourImage;
  readonly bySize: Map<string, Sampled>;
}

let last: Opened | undefined;

/**
 * Samples a picture that is cut to its subject already.
 * @throws PuzzlewrightError for a size that does not suit the picture
 */
export function sampledAt(image: ColourImage, size: WantedSize): Sampled {
  if (last === undefined || !isSame(last.image, image)) last = { image, bySize: new Map() };
  const { bySize } = last;
  const key = `${size.width} ${size.height}`;
  const known = bySize.get(key);
  if (known !== undefined) return known;
  const picture = sampled(image, size);
  const found = { picture, reference: referenceOf(picture) };
  bySize.set(key, found);
  return found;
}

function sampled(image: ColourImage, size: WantedSize): SampledPicture {
  const picture = sampleFor(image, { ...size, crop: false });
  if (picture.ok) return picture.value;
  const [{ code, message, place }] = picture.issues as [(typeof picture.issues)[number]];
  throw new PuzzlewrightError(code, message, place);
}

/** True if two pictures have the same pixels: on another thread each task has a copy of its picture. */
function isSame(one: ColourImage, other: ColourImage): boolean {
  if (one === other) return true;
  if (one.width !== other.width || one.height !== other.height) return false;
  return one.pixels.every((byte, at) => byte === other.pixels[at]);
}
