/** What the controls beside a picture say. */
import type { PictureSettings } from '../worker/picture.js';

/** How cells are made of a picture, by the words of the library. */
export type Method = NonNullable<PictureSettings['method']>;

/** Parts of a picture on its four sides, in percent of its width or height. */
export interface Cut {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The values of the controls. */
export interface Controls {
  /** Cells on the longer side. */
  readonly size: number;
  readonly method: Method;
  /** For the method `threshold`: darker cells are filled, 0..255. */
  readonly threshold: number;
  readonly colours: number;
  readonly crop: boolean;
  /** What is cut off on each side before anything else, in percent of the picture. */
  readonly cut: Cut;
  readonly invert: boolean;
  readonly shape: boolean;
  readonly difficulty: '' | 'easy' | 'medium' | 'hard';
}

export const USUAL_CONTROLS: Controls = {
  size: 25,
  method: 'best',
  threshold: 128,
  colours: 1,
  crop: true,
  cut: { left: 0, right: 0, top: 0, bottom: 0 },
  invert: false,
  shape: false,
  difficulty: '',
};

/** The methods with words for people. */
export const METHODS: readonly { readonly id: Method; readonly name: string }[] = [
  { id: 'best', name: 'the version most like it' },
  { id: 'regions', name: 'regions: areas of one colour' },
  { id: 'outline', name: 'outline: lines and dark areas' },
  { id: 'threshold', name: 'threshold: darker than a grey' },
  { id: 'otsu', name: 'threshold found by itself (Otsu)' },
  { id: 'adaptive', name: 'darker than its surroundings' },
  { id: 'dither', name: 'dither: dots that make greys' },
  { id: 'translucent', name: 'translucent squares' },
];

/** Methods among whose versions one can choose. */
export function hasVersions({ method, colours }: Controls): boolean {
  return colours > 1 || method === 'best' || method === 'regions' || method === 'outline';
}

/** The settings that the controls mean for a picture of a shape. */
export function settingsOf(controls: Controls, isWide: boolean): PictureSettings {
  const { size, method, threshold, colours, crop, invert, shape, difficulty } = controls;
  return {
    seed: 'page',
    [isWide ? 'width' : 'height']: size,
    crop: crop ? 'subject' : 'none',
    invert,
    transparency: shape ? 'shape' : 'white',
    ...(colours > 1 ? { colours } : { method }),
    ...(colours === 1 && method === 'threshold' ? { threshold } : {}),
    ...(hasVersions(controls) && difficulty !== '' ? { difficulty } : {}),
  };
}
