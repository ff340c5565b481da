/** The part of a picture that is worth drawing: its subject with a margin, never a narrow strip. */
import type { Box } from '../crop.js';
import type { ColourImage } from './colour-image.js';
import { findGround } from './ground.js';
import { toOklab } from './oklab.js';
import { scaleColours } from './scale.js';

/** Longest side of the picture in which the subject is looked for, in pixels. */
const SEARCH_SIDE = 250;

/** Share of a line's pixels that may be stray ones; more, and the line belongs to the subject. */
const STRAY_SHARE = 0.004;

/** Ground that is kept around the subject, as a share of its longer side, where the picture has as much. */
const MARGIN = 0.02;

/** The shorter side is at least this share of the longer one, as far as the picture reaches. */
const NARROWEST = 0.5;

/** The box of the subject in pixels; the whole picture when it has no ground or nothing else. */
export function subjectBoxOf(image: ColourImage): Box {
  const whole: Box = { left: 0, top: 0, right: image.width, bottom: image.height };
  const scale = Math.min(1, SEARCH_SIDE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const small = toOklab(scaleColours(image, whole, width, height));
  const ground = findGround(small);
  if (ground.kind === 'none') return whole;
  const [top, bottom] = occupied(ground.mask, height, width, width, 1);
  const [left, right] = occupied(ground.mask, width, height, 1, width);
  if (top >= bottom || left >= right) return whole;
  const [acrossScale, downScale] = [image.width / width, image.height / height];
  const across = [left * acrossScale, right * acrossScale] as const;
  const down = [top * downScale, bottom * downScale] as const;
  const longer = Math.max(across[1] - across[0], down[1] - down[0]);
  const columns = widened(across, longer, image.width);
  const rows = widened(down, longer, image.height);
  return { left: columns[0], right: columns[1], top: rows[0], bottom: rows[1] };
}

/**
 * First line and one past the last line with more of the subject than stray pixels; an empty range when none
 * has.
 */
function occupied(
  mask: Uint8Array,
  lines: number,
  length: number,
  lineStep: number,
  step: number,
): [start: number, end: number] {
  let [start, end] = [lines, 0];
  for (let line = 0; line < lines; line++) {
    let count = 0;
    for (let at = 0; at < length; at++) count += 1 - mask[line * lineStep + at * step]!;
    if (count <= STRAY_SHARE * length) continue;
    start = Math.min(start, line);
    end = line + 1;
  }
  return [start, end];
}

/**
 * A range of whole pixels with its margin, at least as long as a box that is no strip needs it, inside the
 * picture.
 */
function widened([start, end]: readonly [number, number], longer: number, size: number): [number, number] {
  const missing = Math.max(0, NARROWEST * longer - (end - start)) / 2;
  const more = Math.max(missing, MARGIN * longer);
  return [Math.max(0, Math.floor(start - more)), Math.min(size, Math.ceil(end + more))];
}
