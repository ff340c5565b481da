/**
 * Repairs that look well. A change is seen least beside a boundary, and most as a lone cell in an even area; how well the
 * whole picture looks is more than the sum of its cells (symmetry, for instance), so repairs are also compared as pictures.
 */
import type { Choice } from '../../src/bilevel/cut.js';
import type { Judge } from './judge.js';
import type { Grid } from './region.js';

/** How well a picture looks, more for better. */
export type Looks = (cells: Readonly<Uint8Array>) => number;

/** Weight of the change that harms the looks most; the lowest weight is 1. */
const HIGHEST_WEIGHT = 20;

/** How much of the looks a change of the highest weight costs. */
const WORST_HARM = 0.02;

/** How far from a change, in rows and columns, another cell may take its place. */
const REACH = 3;

/** Times that every change may be exchanged. */
const MOST_ROUNDS = 4;

/** A whole-number weight for changing each cell: in the middle of an even area the highest, elsewhere by the harm to the looks. */
export function looksWeights(cells: Readonly<Uint8Array>, grid: Grid, looks: Looks): Uint8Array {
  const weights = new Uint8Array(cells.length).fill(HIGHEST_WEIGHT);
  const changed = Uint8Array.from(cells);
  const before = looks(cells);
  for (let cell = 0; cell < cells.length; cell++) {
    if (isInEvenArea(cells, cell, grid)) continue;
    changed[cell]! ^= 1;
    const harm = Math.min(1, Math.max(0, (before - looks(changed)) / WORST_HARM));
    changed[cell]! ^= 1;
    weights[cell] = 1 + Math.round((HIGHEST_WEIGHT - 1) * harm);
  }
  return weights;
}

/** A repair with as many changes that looks at least as well: changes are exchanged one by one for near cells while that helps. */
export function bestLooking(
  judge: Judge,
  original: Readonly<Uint8Array>,
  repair: Choice,
  looks: Looks,
  kept: ReadonlySet<number>,
): Choice {
  const changed = Uint8Array.from(repair);
  const picture = original.map((cell, index) => cell ^ changed[index]!);
  const flip = (cell: number): void => {
    changed[cell]! ^= 1;
    picture[cell]! ^= 1;
  };
  let best = looks(picture);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = best;
    for (const cell of chosen(changed)) {
      let from = cell;
      for (const other of cellsNear(cell, judge.grid)) {
        if (judge.stop()) return changed;
        if (changed[other] === 1 || kept.has(other)) continue;
        flip(from);
        flip(other);
        const score = looks(picture);
        if (score > best && judge.isReached(picture)) [best, from] = [score, other];
        else {
          flip(other);
          flip(from);
        }
      }
    }
    if (best === before) break;
  }
  return changed;
}

function chosen(choice: Choice): number[] {
  return Array.from(choice.keys()).filter((cell) => choice[cell] === 1);
}

/** The cells at most {@link REACH} rows and columns away, and the mirror images of them all. */
function cellsNear(cell: number, { width, height }: Grid): Set<number> {
  const [row, column] = [Math.floor(cell / width), cell % width];
  const near = new Set<number>();
  for (let r = Math.max(0, row - REACH); r <= Math.min(height - 1, row + REACH); r++) {
    for (let c = Math.max(0, column - REACH); c <= Math.min(width - 1, column + REACH); c++) {
      near.add(r * width + c);
      near.add(r * width + width - 1 - c);
    }
  }
  return near;
}

/** Whether a cell and its up to eight neighbours are alike. */
function isInEvenArea(cells: Readonly<Uint8Array>, cell: number, { width, height }: Grid): boolean {
  const [row, column] = [Math.floor(cell / width), cell % width];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
      if (cells[r * width + c] !== cells[cell]) return false;
    }
  }
  return true;
}
