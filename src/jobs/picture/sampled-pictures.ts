/**
 * Samples of pictures for the tasks on this thread. Several tasks work on the same picture: what was found of
 * the last one stays, at every size that was asked for.
 */

import { PuzzlewrightError } from '../../core/index.js';
import { bytesOfBase64 } from '../../draw/index.js';
import {
  type ColourImage,
  type Reference,
  referenceOf,
  type SampledPicture,
  sampleFor,
  type WantedSize,
} from '../../picture/index.js';
import type { PlainColours } from './plain-pictures.js';

/** A picture at one size, and the reference for its drawings. */
export interface Sampled {
  readonly picture: SampledPicture;
  readonly reference: Reference;
}

/** A picture, its pixels as bytes, and its samples by size. */
interface Opened {
  readonly image: PlainColours;
  readonly pixels: Uint8Array;
  readonly bySize: Map<string, Sampled>;
}

let last: Opened | undefined;

/**
 * Samples a picture that is cut to its subject already.
 * @throws PuzzlewrightError for a size that does not suit the picture
 */
export function sampledAt(image: PlainColours, size: WantedSize): Sampled {
  if (last === undefined || !isSame(last.image, image))
    last = { image, pixels: bytesOfBase64(image.pixels), bySize: new Map() };
  const { pixels, bySize } = last;
  const key = `${size.width} ${size.height}`;
  const known = bySize.get(key);
  if (known !== undefined) return known;
  const picture = sampled({ ...image, pixels }, size);
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

function isSame(one: PlainColours, other: PlainColours): boolean {
  return one.width === other.width && one.height === other.height && one.pixels === other.pixels;
}
