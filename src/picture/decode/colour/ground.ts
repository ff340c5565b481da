/**
 * Subject and ground. Where a picture has transparent parts, these are the ground. Otherwise an even border
 * is: the colours near its median that are connected with it. A photograph that fills its frame has no
 * ground.
 */
import { distance, type Oklab, type OklabImage } from './oklab.js';

/** The opacity below which a pixel is ground. */
const OPAQUE = 0.5;

/**
 * Share of transparent pixels from which transparency means ground; less is an artefact of rounded corners or
 * antialiasing.
 */
const TRANSPARENT_SHARE = 0.005;

/** Distance within which colours belong to an even ground, as OKLab measures it. */
const GROUND_TOLERANCE = 0.07;

/** Share of the border that must be near its median colour. */
const EVEN_SHARE = 0.6;

/** Mean difference from its colour up to which a ground is flat, as paper is. */
const FLAT = 0.02;

/**
 * Mean difference that a ground which is not flat has at its boundary; less, and it is only a part of a
 * photograph.
 */
const CLEAR_EDGE = 0.12;

/** Pixels by which the two sides of a boundary are read away from it. */
const EDGE_REACH = 2;

export interface Ground {
  readonly kind: 'transparent' | 'even' | 'none';
  /** Row-major, 1 where the picture shows ground. */
  readonly mask: Uint8Array;
  /** Its colour, where there is ground. */
  readonly colour?: Oklab;
}

/** Finds the ground of a picture. */
export function findGround(image: OklabImage): Ground {
  const transparent = new Uint8Array(image.opacity.length);
  let count = 0;
  for (let pixel = 0; pixel < transparent.length; pixel++) {
    if (image.opacity[pixel]! >= OPAQUE) continue;
    transparent[pixel] = 1;
    count++;
  }
  if (count > TRANSPARENT_SHARE * transparent.length) {
    return { kind: 'transparent', mask: transparent, colour: { l: 1, a: 0, b: 0, opacity: 0 } };
  }
  return evenGround(image) ?? { kind: 'none', mask: new Uint8Array(transparent.length) };
}

/** The even ground of an opaque picture, if it has one. */
function evenGround(image: OklabImage): Ground | undefined {
  const border = borderOf(image.width, image.height);
  const colour = medianColour(image, border);
  const differenceAt = differencesFrom(image, colour);
  const isNear = (pixel: number): boolean => differenceAt(pixel) <= GROUND_TOLERANCE;
  const near = border.filter(isNear);
  if (near.length < EVEN_SHARE * border.length) return undefined;
  const mask = flood(image, near, isNear);
  const isFlat = meanWhere(mask, differenceAt) <= FLAT;
  return isFlat || edgeOf(image, mask) >= CLEAR_EDGE ? { kind: 'even', mask, colour } : undefined;
}

/** The difference of each pixel from a colour. */
function differencesFrom({ l, a, b }: OklabImage, colour: Oklab): (pixel: number) => number {
  return (pixel) => {
    const light = l[pixel]! - colour.l;
    const red = a[pixel]! - colour.a;
    const yellow = b[pixel]! - colour.b;
    return Math.sqrt(light * light + red * red + yellow * yellow);
  };
}

function meanWhere(mask: Uint8Array, valueAt: (pixel: number) => number): number {
  let [sum, count] = [0, 0];
  for (let pixel = 0; pixel < mask.length; pixel++) {
    if (mask[pixel] === 0) continue;
    sum += valueAt(pixel);
    count++;
  }
  return sum / count;
}

/** The mean difference of colours a little to both sides of the ground's boundary; 0 where there is none. */
function edgeOf(image: OklabImage, mask: Uint8Array): number {
  const { width } = image;
  let [sum, count] = [0, 0];
  for (const step of [1, width]) {
    for (let pixel = EDGE_REACH * step; pixel + (EDGE_REACH + 1) * step < mask.length; pixel++) {
      if (mask[pixel] === mask[pixel + step]) continue;
      sum += distance(image, pixel - EDGE_REACH * step, pixel + (EDGE_REACH + 1) * step);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Marks the near pixels connected, side by side, with the first ones. */
function flood(
  { width, height }: OklabImage,
  first: readonly number[],
  isNear: (pixel: number) => boolean,
): Uint8Array {
  const mask = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let count = 0;
  const reach = (pixel: number): void => {
    if (mask[pixel] === 1 || !isNear(pixel)) return;
    mask[pixel] = 1;
    waiting[count++] = pixel;
  };
  for (const pixel of first) reach(pixel);
  for (let next = 0; next < count; next++) {
    const pixel = waiting[next]!;
    const column = pixel % width;
    if (column > 0) reach(pixel - 1);
    if (column < width - 1) reach(pixel + 1);
    if (pixel >= width) reach(pixel - width);
    if (pixel + width < mask.length) reach(pixel + width);
  }
  return mask;
}

function medianColour(image: OklabImage, pixels: readonly number[]): Oklab {
  const median = (values: Float32Array): number => {
    const sorted = Float32Array.from(pixels, (pixel) => values[pixel]!).sort();
    return sorted[sorted.length >> 1]!;
  };
  return { l: median(image.l), a: median(image.a), b: median(image.b), opacity: 1 };
}

/** Row-major indices of the outermost rows and columns, each once. */
function borderOf(width: number, height: number): number[] {
  const border: number[] = [];
  for (let row = 0; row < height; row++) {
    const isInside = row > 0 && row < height - 1;
    const step = isInside && width > 1 ? width - 1 : 1;
    for (let column = 0; column < width; column += step) border.push(row * width + column);
  }
  return border;
}
