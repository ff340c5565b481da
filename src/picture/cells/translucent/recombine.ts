/**
 * Improving a picture in many places at once: it is disturbed by a short annealing, and of what changed those
 * parts are kept that are better.
 *
 * Cells that changed and lie at most two cells apart share a count; the parts into which the changes fall
 * under this relation do not touch each other's counts, so each is judged alone, and the best of all 2^n
 * combinations of n parts is found by n comparisons (partition crossover: Whitley, Hains and Howe 2009).
 * Parts of no cost are kept too, so that the next round starts elsewhere.
 */
import type { Rng } from '../../../core/index.js';
import { type Cooling, disturb } from './anneal.js';
import type { ShadingField } from './field.js';
import { countDifferences, flipCost } from './moves.js';
import { copySquares, noSquares, type Squares, toggle } from './squares.js';

/** A gain below this is rounding. */
const SIGNIFICANT = 1e-9;
/** Cells further apart than this, along rows or columns, have no count in common. */
const REACH = 2;

/** Improves `squares` in place by one disturbance after the other; returns the sweeps made. */
export function improveByParts(
  field: ShadingField,
  squares: Squares,
  rng: Rng,
  { rounds, cooling }: { readonly rounds: number; readonly cooling: Cooling },
  stop: () => boolean,
): number {
  const differences = countDifferences(field);
  const other = noSquares(field);
  let sweeps = 0;
  for (let round = 0; round < rounds && !stop(); round++) {
    copySquares(squares, other);
    sweeps += disturb(field, other, rng, cooling, stop);
    for (const part of changedParts(field, squares, other)) {
      let cost = 0;
      for (const cell of part) {
        cost += flipCost(squares, differences, cell, field.stride);
        toggle(field, squares, cell);
      }
      if (cost > SIGNIFICANT) for (const cell of part) toggle(field, squares, cell);
    }
  }
  return sweeps;
}

/** The cells in which two pictures differ, those of each connected part together. */
function changedParts(
  { stride }: ShadingField,
  one: Squares,
  other: Squares,
): readonly (readonly number[])[] {
  const waiting = one.filled.map((value, cell) => value ^ other.filled[cell]!);
  const parts: number[][] = [];
  for (let first = 0; first < waiting.length; first++) {
    if (waiting[first] === 0) continue;
    waiting[first] = 0;
    const part = [first];
    for (const cell of part) {
      for (let row = cell - REACH * stride; row <= cell + REACH * stride; row += stride) {
        for (let near = row - REACH; near <= row + REACH; near++) {
          if (waiting[near] !== 1) continue;
          waiting[near] = 0;
          part.push(near);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}
