/** Square grids as lists of cells, row-major: which cells share an edge, and whether cells are connected. */

import { sideNeighbours } from '../../src/core/index.js';

/** The region of a cell that belongs to none. */
export const OUTSIDE = -1;

/** A square grid and its adjacency. */
export interface Grid {
  readonly side: number;
  /** Of every cell, the cells that share an edge with it. */
  readonly beside: readonly Int32Array[];
}

/** The grid of the given side. */
export function gridOf(side: number): Grid {
  return { side, beside: sideNeighbours({ rows: side, columns: side }) };
}

/**
 * True if a region is still connected when one of its cells leaves it. The cell's neighbours in the region
 * have to reach each other without it.
 */
export function survivesWithout({ beside }: Grid, regions: Int8Array, cell: number): boolean {
  const region = regions[cell]!;
  const ends = beside[cell]!.filter((other) => regions[other] === region);
  if (ends.length < 2) return ends.length === 1;
  const reached = [ends[0]!];
  const seen = new Set([cell, ends[0]!]);
  let missing = ends.length - 1;
  for (let next = 0; next < reached.length && missing > 0; next++) {
    for (const other of beside[reached[next]!]!) {
      if (regions[other] !== region || seen.has(other)) continue;
      seen.add(other);
      reached.push(other);
      if (ends.includes(other)) missing--;
    }
  }
  return missing === 0;
}

/** A number per cell as rows. */
export function rowsOf({ side }: Grid, values: ArrayLike<number>): number[][] {
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => values[row * side + column]!),
  );
}
