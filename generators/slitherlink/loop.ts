/**
 * Loops that wander: the border of a random region of cells. The region grows from one cell and is changed a
 * cell at a time, and each change keeps it and the outside connected, and both from touching themselves in a
 * corner; so there is one loop all the time. Changes that lengthen the loop are made until there are none
 * left, others at times, so that neither side has wide areas.
 */
import { type Cell, canonicalEdges, cellsOf, type Edge, type Rng, type Size } from '../../src/core/index.js';

/** The share of changes that are made though the loop becomes no longer. */
const WANDERING = 0.1;
/** Times that all cells are looked at, at most. */
const SWEEPS = 20;

/** The cells around another in a ring, each beside the next one; those at its sides are the even ones. */
const RING = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** By the cells of a ring that are in the region, as bits: how many of those at the sides; -1: no change. */
const BESIDE = Int8Array.from({ length: 256 }, (_, bits) => {
  const isIn = (at: number): boolean => ((bits >> (at & 7)) & 1) === 1;
  let borders = 0;
  let beside = 0;
  for (let at = 0; at < 8; at++) {
    if (isIn(at) !== isIn(at + 1)) borders++;
    if (at % 2 === 0 && isIn(at)) beside++;
  }
  // One stretch of the ring is in the region and the rest is not, and the cell has sides to both.
  return borders === 2 && beside > 0 && beside < 4 ? beside : -1;
});

/** The sides of a random loop, in canonical order. */
export function randomLoop({ rows, columns }: Size, rng: Rng): readonly Edge[] {
  // An empty row and column stand before and behind the grid.
  const width = columns + 2;
  const isIn = new Uint8Array(width * (rows + 2));
  const cells = cellsOf({ rows, columns }).map(([row, column]) => (row + 1) * width + column + 1);
  const steps = RING.map(([down, right]) => down * width + right);
  isIn[rng.pick(cells)] = 1;
  for (let sweep = 0, hasGrown = true; sweep < SWEEPS && hasGrown; sweep++) {
    hasGrown = false;
    for (const cell of rng.shuffle(cells)) {
      let bits = 0;
      for (let at = 0; at < 8; at++) bits |= isIn[cell + steps[at]!]! << at;
      const beside = BESIDE[bits]!;
      if (beside < 0) continue;
      const unlike = isIn[cell] === 1 ? 4 - beside : beside;
      if (unlike > 2 || (unlike === 2 && rng.next() >= WANDERING)) continue;
      isIn[cell] = 1 - isIn[cell]!;
      if (unlike === 1) hasGrown = true;
    }
  }
  return borderOf(isIn, rows, columns);
}

/** The sides between cells of a region and others, in canonical order. */
function borderOf(isIn: Uint8Array, rows: number, columns: number): readonly Edge[] {
  const width = columns + 2;
  const border: Edge[] = [];
  for (const [row, column] of cellsOf({ rows: rows + 1, columns: columns + 1 })) {
    const cell = (row + 1) * width + column + 1;
    const corner: Cell = [row, column];
    if (isIn[cell] !== isIn[cell - width]) border.push([corner, [row, column + 1]]);
    if (isIn[cell] !== isIn[cell - 1]) border.push([corner, [row + 1, column]]);
  }
  return canonicalEdges(border);
}
