/** Arrows: from a circle along a shaft whose numbers add up to that in the circle. */
import { type Cell, cellsOf } from '../../../src/core/index.js';
import { cellsAround, type FullGrid, imagesOf, type Made, numberAt, type Variant } from './variant.js';

/** Part of the cells that arrows take altogether, and in puzzles without givens. */
const SHARE = 0.4;
const DENSE_SHARE = 0.8;
/** Fewest and most cells of a shaft. */
const SHAFT = { least: 2, most: 4 };

export const arrow: Variant = {
  id: 'arrow',
  description: 'arrows whose numbers add up to that in the circle',
  propose(grid, rng) {
    const taken = new Set<string>();
    const groups: (readonly Made[])[] = [];
    for (const circle of rng.shuffle(cellsOf(grid.size))) {
      if (taken.size >= (grid.isDense ? DENSE_SHARE : SHARE) * grid.side ** 2) break;
      const free = (cell: Cell): boolean => !taken.has(cell.join());
      const found = free(circle) ? shaftFrom(grid, [circle], free, rng.shuffle) : undefined;
      if (found === undefined) continue;
      const images = imagesOf(grid, found);
      const cells = images.flat().map((cell) => cell.join());
      if (new Set(cells).size < cells.length || !images.every((image) => addsUp(grid, image))) continue;
      for (const cell of cells) taken.add(cell);
      groups.push(images.map(([first, ...shaft]) => ({ type: 'arrow', cells: [first], shafts: [shaft] })));
    }
    return groups;
  },
};

/** A circle and a shaft that goes on from some cells of it; undefined: there is none. */
function shaftFrom(
  grid: FullGrid,
  cells: readonly Cell[],
  free: (cell: Cell) => boolean,
  shuffle: <Item>(items: readonly Item[]) => Item[],
): readonly Cell[] | undefined {
  if (cells.length > SHAFT.least && addsUp(grid, cells)) return cells;
  if (cells.length > SHAFT.most || sumOfShaft(grid, cells) >= numberAt(grid, cells[0]!)) return undefined;
  const own = new Set(cells.map((cell) => cell.join()));
  for (const next of shuffle(cellsAround(grid, cells.at(-1)!, true))) {
    if (own.has(next.join()) || !free(next)) continue;
    const found = shaftFrom(grid, [...cells, next], free, shuffle);
    if (found !== undefined) return found;
  }
  return undefined;
}

function addsUp(grid: FullGrid, cells: readonly Cell[]): boolean {
  return sumOfShaft(grid, cells) === numberAt(grid, cells[0]!);
}

function sumOfShaft(grid: FullGrid, [, ...shaft]: readonly Cell[]): number {
  return shaft.reduce((sum, cell) => sum + numberAt(grid, cell), 0);
}
