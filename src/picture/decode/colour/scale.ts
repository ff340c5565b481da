/**
 * Area averages in colour: every new pixel is the mean of the part of the picture that it covers, weighted by
 * opacity.
 */
import { type Box, sizeOf } from '../crop.js';
import type { ColourImage } from './colour-image.js';

/** Red, green and blue times opacity, and opacity. */
const CHANNELS = 4;

/** The part of a picture in a box, which must lie inside, pixel by pixel. */
export function cutColours(image: ColourImage, box: Box): ColourImage {
  const { width, height } = sizeOf(box);
  const pixels = new Uint8Array(CHANNELS * width * height);
  for (let row = 0; row < height; row++) {
    const start = CHANNELS * ((box.top + row) * image.width + box.left);
    pixels.set(image.pixels.subarray(start, start + CHANNELS * width), CHANNELS * row * width);
  }
  return { width, height, pixels };
}

/** Scales the part of a picture in a box, which must lie inside, to `width` x `height` pixels. */
export function scaleColours(image: ColourImage, box: Box, width: number, height: number): ColourImage {
  const averaged = new Float32Array(width * height * CHANNELS);
  const line = new Float32Array(width * CHANNELS);
  for (const [row, parts] of partsOf(box.bottom - box.top, height).entries()) {
    const first = (box.top + row) * image.width + box.left;
    averageRow(image.pixels, first, box.right - box.left, line);
    for (const { target, share } of parts) {
      const start = target * line.length;
      for (let index = 0; index < line.length; index++) averaged[start + index]! += share * line[index]!;
    }
  }
  return { width, height, pixels: bytesOf(averaged) };
}

/** A new line that an old one belongs to, and the share of it that the old one makes up. */
interface Part {
  readonly target: number;
  readonly share: number;
}

/** The parts of `length` old lines in `count` new ones. */
function partsOf(length: number, count: number): readonly (readonly Part[])[] {
  const parts: Part[][] = Array.from({ length }, () => []);
  const span = length / count;
  for (let target = 0; target < count; target++) {
    const [start, end] = [target * span, (target + 1) * span];
    for (let source = Math.floor(start); source < Math.min(length, Math.ceil(end)); source++) {
      const share = (Math.min(end, source + 1) - Math.max(start, source)) / span;
      if (share > 0) parts[source]!.push({ target, share });
    }
  }
  return parts;
}

/** Averages `from` pixels of a row, from a first one on, to as many as the line holds. */
function averageRow(pixels: ColourImage['pixels'], first: number, from: number, line: Float32Array): void {
  const span = (from * CHANNELS) / line.length;
  const ofWhole = 1 / span;
  for (let start = 0, target = 0; target < line.length; start += span, target += CHANNELS) {
    const end = Math.min(from, start + span);
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let source = Math.floor(start); source < end; source++) {
      const at = (first + source) * CHANNELS;
      const isWhole = source >= start && source + 1 <= end;
      const share = isWhole ? ofWhole : (Math.min(end, source + 1) - Math.max(start, source)) / span;
      const weight = share * pixels[at + 3]!;
      red += weight * pixels[at]!;
      green += weight * pixels[at + 1]!;
      blue += weight * pixels[at + 2]!;
      alpha += weight;
    }
    line[target] = red;
    line[target + 1] = green;
    line[target + 2] = blue;
    line[target + 3] = alpha;
  }
}

function bytesOf(averaged: Float32Array): Uint8Array {
  const pixels = new Uint8ClampedArray(averaged.length);
  for (let at = 0; at < averaged.length; at += CHANNELS) {
    const opacity = averaged[at + 3]!;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = averaged[at + channel]! / opacity;
    pixels[at + 3] = opacity;
  }
  return new Uint8Array(pixels.buffer);
}
