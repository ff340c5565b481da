/**
 * Cropping: to a frame that is asked for, or to the subject. For the latter, rows and columns at the four
 * sides that hold nothing but background are cut off. A few stray pixels do not keep a line, and a picture of
 * background alone stays whole.
 */
import { type Issue, issue } from '../../core/index.js';
import { BACKGROUND_TOLERANCE, estimateBackground } from './background.js';
import type { GreyImage } from './bitmap.js';

/** Share of a line's pixels that may differ from the background before the line belongs to the subject. */
const STRAY_SHARE = 0.004;

/** A part of a picture in pixels: left and top included, right and bottom excluded. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const FRAME = /^(\d{1,6}),(\d{1,6}),(\d{1,6}),(\d{1,6})$/;

/** The frame that a text names: `X,Y,W,H`, left and top edge, width and height; undefined for other texts. */
export function readFrame(text: string): Box | undefined {
  const [, left, top, width, height] = (FRAME.exec(text.replaceAll(' ', '')) ?? []).map(Number);
  if (left === undefined || top === undefined || !width || !height) return undefined;
  return { left, top, right: left + width, bottom: top + height };
}

/** Width and height of a box. */
export function sizeOf({ left, top, right, bottom }: Box): {
  readonly width: number;
  readonly height: number;
} {
  return { width: right - left, height: bottom - top };
}

/** An issue for a frame that is not inside a picture of a size. */
export function outsidePicture(
  { left, top, right, bottom }: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Issue | undefined {
  if (right <= width && bottom <= height) return undefined;
  const frame = `${left},${top},${right - left},${bottom - top}`;
  const [way, end, size] = right > width ? ['column', right, width] : ['row', bottom, height];
  const message = `A frame inside the picture, which has ${width} x ${height} pixels, is expected; found ${frame}, which reaches to ${way} ${end} of ${size}.`;
  return issue('crop-outside', message, { setting: 'crop' });
}

/**
 * The smallest box that holds the subject; the whole picture when there is no even background or no subject.
 */
export function subjectBox(image: GreyImage): Box {
  const whole: Box = { left: 0, top: 0, right: image.width, bottom: image.height };
  const background = estimateBackground(image);
  if (background === undefined) return whole;
  const { rows, columns } = countForeign(image, background);
  const [top, bottom] = occupied(rows, STRAY_SHARE * image.width);
  const [left, right] = occupied(columns, STRAY_SHARE * image.height);
  return top < bottom && left < right ? { left, top, right, bottom } : whole;
}

/** Cuts the box out; it must lie inside the picture. */
export function crop(image: GreyImage, { left, top, right, bottom }: Box): GreyImage {
  const width = right - left;
  const height = bottom - top;
  if (width === image.width && height === image.height) return image;
  const values = new Float64Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * image.width + left;
    values.set(image.values.subarray(start, start + width), row * width);
  }
  return { width, height, values };
}

/** The number of pixels of each row and column are not background. */
function countForeign(image: GreyImage, background: number): { rows: Uint32Array; columns: Uint32Array } {
  const rows = new Uint32Array(image.height);
  const columns = new Uint32Array(image.width);
  for (let row = 0, index = 0; row < image.height; row++) {
    for (let column = 0; column < image.width; column++, index++) {
      if (Math.abs(image.values[index]! - background) <= BACKGROUND_TOLERANCE) continue;
      rows[row]! += 1;
      columns[column]! += 1;
    }
  }
  return { rows, columns };
}

/** First and one past the last line that holds more than the stray pixels; an empty range when none does. */
function occupied(foreign: Uint32Array, stray: number): [start: number, end: number] {
  const holds = (count: number): boolean => count > stray;
  return [Math.max(0, foreign.findIndex(holds)), foreign.findLastIndex(holds) + 1];
}
