/**
 * Candidates: one original drawn in black and white by many methods at one width, judged by their looks
 * before any repair.
 */

import { openPictureField } from '../../../families/nonogram/index.js';
import { meansOfCells } from '../../cells/cell-means.js';
import { type DrawingMethod, openDrawing } from '../../cells/draw-cells.js';
import { isFlat } from '../../cells/flatness.js';
import type { Reference } from '../../cells/likeness/index.js';
import { type Looks, LooksJudge } from '../../cells/looks.js';
import type { SampledPicture } from '../../cells/samples.js';
import { otsuThreshold } from '../../decode/otsu.js';

/**
 * The way to draw a candidate: a method that sees regions, or cells darker than a lightness (OKLab, 0..1)
 * filled.
 */
export type CandidateMethod = DrawingMethod | { readonly name: 'lightness'; readonly threshold: number };

/** A drawing, not repaired. */
export interface JudgedDrawing {
  readonly method: CandidateMethod;
  /** Row-major, 1 black. */
  readonly cells: Uint8Array;
  readonly looks: Looks;
  /** Line logic alone solves its puzzle. */
  readonly isSolvable: boolean;
  /** The picture has a ground; a photograph that fills its frame has none. */
  readonly hasGround: boolean;
}

/** Preferences for dark regions, from boundaries alone to pale bodies as outlines. */
const LAMBDAS = [0.2, 0.7, 1.5];

/** Thresholds of lightness, from this one to that one. */
const DARKEST_THRESHOLD = 0.4;
const LIGHTEST_THRESHOLD = 0.96;
const THRESHOLDS = 15;

/** A drawing with fewer cells of one colour is nothing to look at, whatever its likeness. */
const FEWEST_OF_A_COLOUR = 0.03;

/** Every method that is tried on a picture of these cells. */
function candidateMethods(picture: SampledPicture, lightness: Float32Array): CandidateMethod[] {
  const details = isFlat(picture) ? (['fine', 'coarse'] as const) : (['coarse'] as const);
  const values = Float64Array.from(lightness, (value) => 255 * value);
  const otsu = otsuThreshold({ width: values.length, height: 1, values }) / 255;
  const step = (LIGHTEST_THRESHOLD - DARKEST_THRESHOLD) / (THRESHOLDS - 1);
  const thresholds = Array.from({ length: THRESHOLDS }, (_, index) => DARKEST_THRESHOLD + step * index);
  return [
    ...details.flatMap((detail) => LAMBDAS.map((lambda) => ({ name: 'regions', lambda, detail }) as const)),
    { name: 'outline' },
    ...[otsu, ...thresholds].map((threshold) => ({ name: 'lightness', threshold }) as const),
  ];
}

/**
 * Draws a sampled picture by every method (or by one in all its strengths); of equal drawings the first one
 * stays, and none of almost one colour does.
 */
export function drawCandidates(
  picture: SampledPicture,
  reference: Reference,
  only?: CandidateMethod['name'],
): JudgedDrawing[] {
  const { rows, columns } = picture;
  const lightness = meansOfCells(picture.image.l, rows, columns);
  const draw = openDrawer(picture, lightness);
  const drawings = new Map<string, JudgedDrawing>();
  const methods = candidateMethods(picture, lightness).filter(
    ({ name }) => only === undefined || name === only,
  );
  for (const method of methods) {
    const cells = draw(method);
    const key = cells.join('');
    if (drawings.has(key) || isAlmostOneColour(cells)) continue;
    drawings.set(key, {
      method,
      cells,
      looks: new LooksJudge(reference, cells).judge(cells),
      isSolvable: openPictureField(cells, rows, columns).propagate() === 'solved',
      hasGround: picture.ground.kind !== 'none',
    });
  }
  return [...drawings.values()];
}

function openDrawer(
  picture: SampledPicture,
  lightness: Float32Array,
): (method: CandidateMethod) => Uint8Array {
  const draw = openDrawing(picture);
  return (method) =>
    method.name === 'lightness'
      ? Uint8Array.from(lightness, (value) => (value < method.threshold ? 1 : 0))
      : draw(method).cells;
}

function isAlmostOneColour(cells: Uint8Array): boolean {
  const black = cells.reduce((sum, cell) => sum + cell, 0);
  return Math.min(black, cells.length - black) < FEWEST_OF_A_COLOUR * cells.length;
}
