/** A frame in a picture: the part that is drawn, in pixels. */
import type { ColourImage } from '../../src/browser.js';
import { percent, say } from '../words/index.js';

/** Left and top edge, width and height. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<ColourImage, 'width' | 'height'>;

/** A corner of a frame, or the frame as a whole. */
export type Grip = 'upper left' | 'upper right' | 'lower left' | 'lower right' | 'whole';

/** The corners, in reading order. */
export const CORNERS = ['upper left', 'upper right', 'lower left', 'lower right'] as const;

const PER_CENT = 100;
/** Of a side of the picture, in percent: what a frame has at least, and what lies around the first one. */
const LEAST = 5;
const AROUND = 10;

/** The frame that people start with: the middle of the picture. */
export function firstFrame({ width, height }: Size): Frame {
  const [x, y] = [width, height].map((side) => Math.floor((side * AROUND) / PER_CENT)) as [number, number];
  return { x, y, width: width - 2 * x, height: height - 2 * y };
}

/** The frame after a grip was moved by some pixels; it stays in the picture, and other sides do not move. */
export function pulled(
  frame: Frame,
  grip: Grip,
  [right, down]: readonly [number, number],
  size: Size,
): Frame {
  const [x, width] = along([frame.x, frame.width], {
    by: right,
    grip: horizontally(grip),
    length: size.width,
  });
  const [y, height] = along([frame.y, frame.height], {
    by: down,
    grip: vertically(grip),
    length: size.height,
  });
  return { x, y, width, height };
}

type End = 'start' | 'end' | 'both';

function horizontally(grip: Grip): End {
  return grip === 'whole' ? 'both' : grip.endsWith('left') ? 'start' : 'end';
}

function vertically(grip: Grip): End {
  return grip === 'whole' ? 'both' : grip.startsWith('upper') ? 'start' : 'end';
}

/** The start and length of one side of a frame, after its start, its end or both were moved. */
function along(
  [start, length]: readonly [number, number],
  { by, grip, length: whole }: { readonly by: number; readonly grip: End; readonly length: number },
): readonly [start: number, length: number] {
  const least = Math.min(length, share(whole, LEAST));
  if (grip === 'both') return [within(start + by, 0, whole - length), length];
  if (grip === 'end') return [start, within(length + by, least, whole - start)];
  const moved = within(start + by, 0, start + length - least);
  return [moved, start + length - moved];
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}

function share(length: number, percent: number): number {
  return Math.max(1, Math.round((length * percent) / PER_CENT));
}

/** A sentence on the position of a frame, in percent of the picture. */
export function describeFrame({ x, y, width, height }: Frame, size: Size): string {
  return say('frameIs', {
    width: percent(width / size.width),
    height: percent(height / size.height),
    left: percent(x / size.width),
    top: percent(y / size.height),
  });
}
