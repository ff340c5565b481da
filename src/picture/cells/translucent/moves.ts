/**
 * The changes a local search tries, with their costs.
 *
 * A flip changes nine counts. A shift moves a square by one cell: all counts it covers before and after stay,
 * so that only the line of three cells it leaves and the line it reaches change. Squares three cells apart
 * that shift together pass these lines on to each other, so that a whole chain still changes just six counts,
 * however far apart. An exchange is two opposite shifts side by side (a 2x2 switching component): only the
 * four corners around it change, and again chains of them with period three change no more than that. Without
 * the chains a search freezes early, because the counts tie distant cells together.
 */
import { COUNTS, type ShadingField } from './field.js';
import type { Squares } from './squares.js';

/**
 * The lattice steps of a move: `along` the chain and `across` it; 1 and the padded row length, in either
 * order.
 */
export interface Direction {
  readonly along: number;
  readonly across: number;
}

/** Cells from one link of a chain to the next. */
export const PERIOD = 3;

/** `result[p * COUNTS + d]` is the cost of one more square over cell p when d lie there. */
export function countDifferences({ cost }: ShadingField): Float64Array {
  const differences = new Float64Array(cost.length);
  for (let at = 0; at < cost.length; at++) {
    if (at % COUNTS !== COUNTS - 1) differences[at] = cost[at + 1]! - cost[at]!;
  }
  return differences;
}

/** The cost of adding a square to an empty cell, or of removing it from a filled one. */
export function flipCost(squares: Squares, differences: Float64Array, cell: number, stride: number): number {
  const { count } = squares;
  const line = squares.filled[cell] === 0 ? lineRise : lineFall;
  return (
    line(count, differences, cell - stride, 1) +
    line(count, differences, cell, 1) +
    line(count, differences, cell + stride, 1)
  );
}

/**
 * The number of further links, at most `most`, continue the shift between `cell` and its neighbour along the
 * chain: pairs of cells at distances 3, 6, ... that look the same. `most` must keep the chain inside the
 * picture.
 */
export function shiftLinks(filled: Uint8Array, cell: number, along: number, most: number): number {
  const value = filled[cell]!;
  let links = 0;
  for (let at = cell + PERIOD * along; links < most; at += PERIOD * along) {
    if (filled[at] !== value || filled[at + along] === value) break;
    links++;
  }
  return links;
}

/** The cost of shifting `cell` and `links` further links. */
export function shiftCost(
  squares: Squares,
  differences: Float64Array,
  cell: number,
  { along, across }: Direction,
  links: number,
): number {
  const { count, filled } = squares;
  const near = cell - along;
  const far = cell + (PERIOD * links + 2) * along;
  return filled[cell] === 0
    ? lineRise(count, differences, near, across) + lineFall(count, differences, far, across)
    : lineFall(count, differences, near, across) + lineRise(count, differences, far, across);
}

/** Applies the shift. */
export function shift(squares: Squares, cell: number, { along, across }: Direction, links: number): void {
  const { count, filled } = squares;
  const step = filled[cell] === 0 ? 1 : -1;
  for (let link = 0, at = cell; link <= links; link++, at += PERIOD * along) {
    filled[at]! ^= 1;
    filled[at + along]! ^= 1;
  }
  const near = cell - along;
  const far = cell + (PERIOD * links + 2) * along;
  for (let offset = -across; offset <= across; offset += across) {
    count[near + offset]! += step;
    count[far + offset]! -= step;
  }
}

/** The cost of the exchange at `cell` and `links` further ones along the chain. */
export function exchangeCost(
  squares: Squares,
  differences: Float64Array,
  cell: number,
  { along, across }: Direction,
  links: number,
): number {
  const { count, filled } = squares;
  const near = cell - along;
  const far = cell + (PERIOD * links + 2) * along;
  const [up, down] = filled[cell] === 0 ? [-across, 2 * across] : [2 * across, -across];
  return (
    rise(count, differences, near + up) +
    fall(count, differences, near + down) +
    fall(count, differences, far + up) +
    rise(count, differences, far + down)
  );
}

function rise(count: Uint8Array, differences: Float64Array, cell: number): number {
  return differences[cell * COUNTS + count[cell]!]!;
}

function fall(count: Uint8Array, differences: Float64Array, cell: number): number {
  return -differences[cell * COUNTS + count[cell]! - 1]!;
}

function lineRise(count: Uint8Array, differences: Float64Array, middle: number, step: number): number {
  return (
    rise(count, differences, middle - step) +
    rise(count, differences, middle) +
    rise(count, differences, middle + step)
  );
}

function lineFall(count: Uint8Array, differences: Float64Array, middle: number, step: number): number {
  return (
    fall(count, differences, middle - step) +
    fall(count, differences, middle) +
    fall(count, differences, middle + step)
  );
}
