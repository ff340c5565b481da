/** Boxes of pixels, and the frame that is asked for in a text. */
import { type Issue, issue } from '../../core/index.js';

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
