/** The state of the controls beside a picture. */

import type { PlainKey } from '../words/index.js';
import type { PictureSettings } from '../worker/picture.js';
import { type Frame, firstFrame } from './frame.js';

/** The methods that turn a picture into cells, by the words of the library. */
export type Method = NonNullable<PictureSettings['method']>;

/** The part of a picture that is drawn: all but an even background, all of it, or the inside of a frame. */
export type Part = 'subject' | 'none' | 'frame';

/** The parts, with the keys of their words. */
export const PARTS: Readonly<Record<Part, PlainKey>> = {
  subject: 'partSubject',
  none: 'partAll',
  frame: 'partFrame',
};

/** The values of the controls. */
export interface Controls {
  /** Cells on the longer side. */
  readonly size: number;
  readonly method: Method;
  /** For the method `threshold`: darker cells are filled, 0..255. */
  readonly threshold: number;
  readonly colours: number;
  readonly crop: Part;
  /** The frame, as soon as there has been one on this picture. */
  readonly frame?: Frame;
  readonly invert: boolean;
  readonly shape: boolean;
  readonly difficulty: '' | 'easy' | 'medium' | 'hard';
}

export const USUAL_CONTROLS: Controls = {
  size: 25,
  method: 'best',
  threshold: 128,
  colours: 1,
  crop: 'subject',
  invert: false,
  shape: false,
  difficulty: '',
};

/** The methods, with the keys of their words. */
export const METHODS: Readonly<Record<Method, PlainKey>> = {
  best: 'methodBest',
  regions: 'methodRegions',
  outline: 'methodOutline',
  threshold: 'methodThreshold',
  otsu: 'methodOtsu',
  adaptive: 'methodAdaptive',
  dither: 'methodDither',
  translucent: 'methodTranslucent',
};

/** Methods among whose renderings one can choose. */
export function hasRenderings({ method, colours }: Controls): boolean {
  return colours > 1 || method === 'best' || method === 'regions' || method === 'outline';
}

/** The settings that the controls mean for a picture of a size. */
export function settingsOf(
  controls: Controls,
  image: { readonly width: number; readonly height: number },
): PictureSettings {
  const { size, method, threshold, colours, crop, frame, invert, shape, difficulty } = controls;
  const part = crop === 'frame' ? (frame ?? firstFrame(image)) : undefined;
  const { width, height } = part ?? image;
  return {
    seed: 'page',
    [width >= height ? 'width' : 'height']: size,
    crop: part === undefined ? crop : `${part.x},${part.y},${width},${height}`,
    invert,
    transparency: shape ? 'shape' : 'white',
    ...(colours > 1 ? { colours } : { method }),
    ...(colours === 1 && method === 'threshold' ? { threshold } : {}),
    ...(hasRenderings(controls) && difficulty !== '' ? { difficulty } : {}),
  };
}
