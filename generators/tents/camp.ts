/** Random tents that do not touch each other, each with a tree at a side. */
import { type Rng, type Size, sideNeighbours, textRowsOf, touchingNeighbours } from '../../src/core/index.js';
import { OPEN, TENT, TREE } from '../../src/families/tents/index.js';

/** The neighbours of cells, for the latest size. */
let latest:
  | { readonly size: Size; readonly sides: readonly Int32Array[]; readonly touching: readonly Int32Array[] }
  | undefined;

/** A maker of grids of one size. */
export function campsOf(size: Size, density: number): (rng: Rng) => readonly string[] {
  if (latest?.size.rows !== size.rows || latest.size.columns !== size.columns) {
    latest = { size, sides: sideNeighbours(size), touching: touchingNeighbours(size) };
  }
  const { sides, touching } = latest;
  const wanted = Math.round(density * size.rows * size.columns);
  return (rng) => {
    const signs: string[] = new Array(size.rows * size.columns).fill(OPEN);
    let tents = 0;
    for (const cell of rng.shuffle([...signs.keys()])) {
      if (tents === wanted) break;
      if (signs[cell] !== OPEN || touching[cell]!.some((other) => signs[other] === TENT)) continue;
      const free = [...sides[cell]!].filter((other) => signs[other] === OPEN);
      if (free.length === 0) continue;
      signs[cell] = TENT;
      signs[rng.pick(free)] = TREE;
      tents++;
    }
    return textRowsOf(signs.join(''), size.columns);
  };
}
