/**
 * Random pictures with structure: random heights, smoothed so that neighbours resemble each other, and the
 * highest cells filled. The wider the smoothing, the larger the shapes.
 */

import { orbitsOf, type Rng, type SymmetryName } from '../../src/core/index.js';

/** Symmetries that random pictures may have. */
export const SYMMETRIES = ['none', 'left-right', 'half-turn'] as const satisfies readonly SymmetryName[];

export type Symmetry = (typeof SYMMETRIES)[number];

export interface NoiseOptions {
  readonly width: number;
  readonly height: number;
  /** Share of filled cells, 0 to 1. */
  readonly density: number;
  /** Size of the shapes in cells: 0 leaves every cell to itself. */
  readonly grain: number;
  readonly symmetry: Symmetry;
}

/** Cells of a random picture, row-major, 1 filled. */
export function randomPicture(options: NoiseOptions, rng: Rng): Uint8Array {
  const { density } = options;
  const heights = randomHeights(options, rng);
  const filled = Math.min(heights.length, Math.max(1, Math.round(density * heights.length)));
  const level = heights.toSorted()[heights.length - filled]!;
  const picture = new Uint8Array(heights.length);
  for (let cell = 0; cell < picture.length; cell++) picture[cell] = heights[cell]! >= level ? 1 : 0;
  return picture;
}

/**
 * Gives the filled cells of a picture one of several colours: each colour has random heights, and a cell the
 * colour that is highest in it. Every colour has at least one cell.
 * @param colours from 2 to the number of filled cells
 */
export function randomColours(
  picture: Uint8Array,
  colours: number,
  options: Omit<NoiseOptions, 'density'>,
  rng: Rng,
): Uint8Array {
  const heights = Array.from({ length: colours }, () => randomHeights(options, rng));
  const highest = (cell: number): number =>
    heights.reduce((best, one, colour) => (one[cell]! > heights[best]![cell]! ? colour : best), 0);
  const coloured = picture.map((filled, cell) => (filled === 1 ? highest(cell) + 1 : 0));
  const free = new Set([...picture.keys()].filter((cell) => picture[cell] === 1));
  for (const [colour, own] of heights.entries()) {
    const peak = [...free].reduce((best, cell) => (own[cell]! > own[best]! ? cell : best));
    coloured[peak] = colour + 1;
    free.delete(peak);
  }
  return coloured;
}

/** Random heights, smoothed and symmetric as asked. */
function randomHeights(options: Omit<NoiseOptions, 'density'>, rng: Rng): Float64Array {
  const { width, height, grain, symmetry } = options;
  const heights = new Float64Array(width * height);
  for (let cell = 0; cell < heights.length; cell++) heights[cell] = rng.next();
  smooth(heights, width, height, grain);
  symmetrise(heights, width, height, symmetry);
  return heights;
}

/** Three passes over rows and columns come close to a Gauss filter; a fraction of a cell mixes two widths. */
function smooth(heights: Float64Array, width: number, height: number, grain: number): void {
  const reach = grain / 2;
  const line = new Float64Array(Math.max(width, height));
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++)
      smoothLine(heights, { start: row * width, step: 1, length: width }, reach, line);
    for (let column = 0; column < width; column++)
      smoothLine(heights, { start: column, step: width, length: height }, reach, line);
  }
}

/** The cells of a row or a column among all. */
interface Course {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/**
 * Replaces each value by the mean of those within `reach`; the outermost count by the part of them that is
 * within.
 * @param line room for the values as they were
 */
function smoothLine(
  heights: Float64Array,
  { start, step, length }: Course,
  reach: number,
  line: Float64Array,
): void {
  for (let position = 0; position < length; position++) line[position] = heights[start + position * step]!;
  const whole = Math.floor(reach);
  for (let position = 0; position < length; position++) {
    let sum = 0;
    let total = 0;
    const last = Math.min(length - 1, position + whole + 1);
    for (let at = Math.max(0, position - whole - 1); at <= last; at++) {
      const weight = Math.abs(at - position) > whole ? reach - whole : 1;
      sum += weight * line[at]!;
      total += weight;
    }
    heights[start + position * step] = sum / total;
  }
}

/** Gives all cells of an orbit the height of its first. */
function symmetrise(heights: Float64Array, width: number, height: number, symmetry: Symmetry): void {
  if (symmetry === 'none') return;
  for (const [first, ...others] of orbitsOf({ rows: height, columns: width }, symmetry))
    for (const cell of others) heights[cell] = heights[first!]!;
}
