/**
 * The likeness of a black and white picture to its original, from 0 to 1, judged as the eye does by
 * boundaries: those of the picture should be boundaries of the original (precision), and the visible ones of
 * the original should be in the picture (recall). Precision counts more, since superfluous lines confuse more
 * than missing ones; small parts, such as eyes, count for more than their length; and black on the ground
 * takes off up to half.
 */
import { meansOfCells } from '../cell-means.js';
import { isFlat } from '../flatness.js';
import type { SampledPicture } from '../samples.js';
import {
  type Boundaries,
  boundariesOfCells,
  boundariesOfColours,
  type CellColours,
  directionsOf,
} from './boundaries.js';
import { matchBoundaries } from './match.js';
import { boundaryPartsOf, type Parts } from './parts.js';

/**
 * Weight of recall against precision, squared, as in the F measure of C. J. van Rijsbergen, Information
 * Retrieval, 1979.
 */
const BETA_SQUARED = 0.5;

/** Share of recall that counts boundaries by their visibility; the rest counts them part by part. */
const BY_VISIBILITY = 0.6;

/**
 * Differences below this are not seen as boundaries in shaded pictures; and in flat colours, where every
 * boundary was drawn to be seen.
 */
const FAINTEST_SEEN = 0.08;
const FAINTEST_DRAWN = 0.02;

/** The lightness from which a colour is pale, and the range above it to clearly pale. */
const PALE = 0.62;
const CLEARLY = 0.35;

/** The loss when the whole ground is black. */
const BLACK_GROUND = 0.5;

/** A smaller variance of lightness is none. */
const NO_VARIANCE = 1e-9;

/** The features of an original that pictures are compared with. */
export interface Reference {
  readonly rows: number;
  readonly columns: number;
  readonly across: Boundaries;
  readonly down: Boundaries;
  readonly parts: Parts;
  /** Row-major, 1 where a cell lies on the ground. */
  readonly ground: Uint8Array;
  /**
   * Row-major, from 0 to 1: how clearly pale a cell is; 0 on the ground, and beside it, where an outline
   * runs.
   */
  readonly pale: Float32Array;
  /** Share of the variance of lightness that is finer than a square of three by three cells, 0..1. */
  readonly fineness: number;
  /** The original is drawn in flat colours. */
  readonly isFlat: boolean;
}

/** The components of likeness, each from 0 to 1. */
export interface Likeness {
  readonly value: number;
  readonly precision: number;
  readonly recall: number;
  /** Share of the ground that is black. */
  readonly blackGround: number;
}

/** The boundaries and the ground of an original, at the resolution of the cells. */
export function referenceOf(picture: SampledPicture): Reference {
  const { rows, columns } = picture;
  const { colours, ground } = averageCells(picture);
  const [acrossColumns, acrossRows] = directionsOf(rows, columns);
  const isDrawn = isFlat(picture);
  const faintest = isDrawn ? FAINTEST_DRAWN : FAINTEST_SEEN;
  const across = boundariesOfColours(colours, acrossColumns, faintest);
  const down = boundariesOfColours(colours, acrossRows, faintest);
  const pale = colours.l.map((lightness, cell) =>
    isInside(ground, cell, columns) ? paleness(lightness) : 0,
  );
  const fineness = finenessOf(colours);
  const parts = boundaryPartsOf(across, down);
  return { rows, columns, across, down, parts, ground, pale, fineness, isFlat: isDrawn };
}

/**
 * The share of the lightness that is finer than the means of three by three cells; those at the edge count
 * for cells beyond it.
 */
function finenessOf({ l, rows, columns }: CellColours): number {
  const near = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
  const fine = l.map((lightness, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    let sum = 0;
    for (let down = -1; down <= 1; down++)
      for (let across = -1; across <= 1; across++)
        sum += l[near(row + down, rows) * columns + near(column + across, columns)]!;
    return lightness - sum / 9;
  });
  const all = varianceOf(l);
  return all < NO_VARIANCE ? 0 : Math.min(1, varianceOf(fine) / all);
}

function varianceOf(values: Float32Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}

/**
 * The likeness of a picture in black and white.
 * @param cells row-major, 1 black; as many as the original was sampled for
 */
export function likenessOf(cells: ArrayLike<number>, reference: Reference): Likeness {
  return judge(cells, reference, blackShare(cells, reference.ground));
}

/**
 * The likeness of a picture in colours: where it differs from the original in its boundaries. Colour on the
 * ground takes nothing off.
 * @param cells row-major, indices of colours; as many as the original was sampled for
 * @param lightness OKLab lightness of each colour, 0..1
 */
export function likenessOfColours(
  cells: ArrayLike<number>,
  lightness: readonly number[],
  reference: Reference,
): Likeness {
  const fromLight = lightness
    .map((_, colour) => colour)
    .sort((one, other) => lightness[other]! - lightness[one]!);
  const ranks = lightness.map((_, colour) => fromLight.indexOf(colour));
  return judge(
    Uint8Array.from(cells, (colour) => ranks[colour]!),
    reference,
    0,
  );
}

/** @param darkness row-major, more for darker cells; a boundary lies between cells that differ in it */
function judge(
  darkness: ArrayLike<number>,
  { across, down, parts }: Reference,
  blackGround: number,
): Likeness {
  const foundAcross = matchBoundaries(boundariesOfCells(darkness, across.direction), across);
  const foundDown = matchBoundaries(boundariesOfCells(darkness, down.direction), down);
  const drawn = foundAcross.drawn + foundDown.drawn;
  const precision = drawn === 0 ? 0 : (foundAcross.credit + foundDown.credit) / drawn;
  const recall = recallOf(parts, [
    { weight: across.weight, found: foundAcross.found, part: parts.across },
    { weight: down.weight, found: foundDown.found, part: parts.down },
  ]);
  const value = (1 - BLACK_GROUND * blackGround) * fMeasure(precision, recall);
  return { value, precision, recall, blackGround };
}

function paleness(lightness: number): number {
  return Math.min(1, Math.max(0, (lightness - PALE) / CLEARLY));
}

/** True if neither a cell nor any of those above, below and beside it lies on the ground. */
function isInside(ground: Uint8Array, cell: number, columns: number): boolean {
  const column = cell % columns;
  const left = column === 0 ? cell : cell - 1;
  const right = column === columns - 1 ? cell : cell + 1;
  return [cell, left, right, cell - columns, cell + columns].every((near) => ground[near] !== 1);
}

function fMeasure(precision: number, recall: number): number {
  const both = BETA_SQUARED * precision + recall;
  return both === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / both;
}

interface Found {
  readonly weight: Float32Array;
  readonly found: Float32Array;
  readonly part: Int32Array;
}

function recallOf({ count }: Parts, directions: readonly Found[]): number {
  const weights = new Float64Array(count);
  const credits = new Float64Array(count);
  for (const { weight, found, part } of directions) {
    for (let index = 0; index < part.length; index++) {
      if (part[index]! < 0) continue;
      weights[part[index]!]! += weight[index]!;
      credits[part[index]!]! += weight[index]! * found[index]!;
    }
  }
  let [weight, credit, roots, byParts] = [0, 0, 0, 0];
  for (let part = 0; part < count; part++) {
    const root = Math.sqrt(weights[part]!);
    weight += weights[part]!;
    credit += credits[part]!;
    roots += root;
    byParts += (root * credits[part]!) / weights[part]!;
  }
  return count === 0 ? 0 : (BY_VISIBILITY * credit) / weight + ((1 - BY_VISIBILITY) * byParts) / roots;
}

function blackShare(cells: ArrayLike<number>, ground: Uint8Array): number {
  let [black, all] = [0, 0];
  for (let cell = 0; cell < ground.length; cell++) {
    all += ground[cell]!;
    black += ground[cell]! * cells[cell]!;
  }
  return all === 0 ? 0 : black / all;
}

/** The mean colour of each cell's samples, and the cells that are mostly ground. */
function averageCells({ rows, columns, image, ground }: SampledPicture): {
  colours: CellColours;
  ground: Uint8Array;
} {
  const mean = (values: ArrayLike<number>): Float32Array => meansOfCells(values, rows, columns);
  const { l, a, b, opacity } = image;
  return {
    colours: { rows, columns, l: mean(l), a: mean(a), b: mean(b), opacity: mean(opacity) },
    ground: Uint8Array.from(mean(ground.mask), (share) => (share > 0.5 ? 1 : 0)),
  };
}
