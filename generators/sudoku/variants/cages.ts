/** Killer cages that cover the grid: each grows from a random cell as long as no number repeats in it. */
import { type Cell, cellsOf, type Rng } from '../../../src/core/index.js';
import { cellsAround, type FullGrid, imagesOf, type Made, numberAt, type Variant } from './variant.js';

/** Sizes that cages are to have, as often as they stand here. */
const SIZES = [2, 2, 2, 3, 3, 3, 4, 4, 5];
const LARGEST = 5;

export const killer: Variant = {
  id: 'killer',
  description: 'cages with sums that cover the grid',
  propose(grid, rng) {
    const taken = new Set<string>();
    const groups = rng.shuffle(cellsOf(grid.size)).flatMap((start): readonly CageGroup[] => {
      if (taken.has(start.join())) return [];
      const images = imagesOf(grid, grow(grid, start, taken, rng));
      for (const cell of images.flat()) taken.add(cell.join());
      return [images];
    });
    return withoutSingles(grid, groups).map((images) => images.map((cells) => cage(grid, cells)));
  },
};

/** The cells of cages that are images of each other. */
type CageGroup = readonly (readonly Cell[])[];

/** The same cages, but that single cells are in a cage beside them where one can take them. */
function withoutSingles(grid: FullGrid, groups: readonly CageGroup[]): readonly CageGroup[] {
  let left = groups;
  for (const single of groups.filter(([cells]) => cells!.length === 1)) {
    const [cell] = single[0]!;
    const others = left.filter((group) => group !== single);
    const around = new Set(cellsAround(grid, cell!).map(String));
    const cages = others
      .flat()
      .filter((cells) => cells.length < LARGEST && cells.some((own) => around.has(String(own))));
    const joined = cages
      .toSorted((one, other) => one.length - other.length)
      .map((cells): readonly Cell[] => [...cells, cell!])
      .find((cells) => isPossible(grid, cells, new Set()));
    if (joined === undefined) continue;
    const gone = new Set(joined.map(String));
    left = [
      ...others.filter((group) => !group.flat().some((own) => gone.has(String(own)))),
      imagesOf(grid, joined),
    ];
  }
  return left;
}

/** The cage of these cells. */
export function cage(grid: FullGrid, cells: readonly Cell[]): Made {
  return { type: 'killer-cage', cells, sum: cells.reduce((sum, cell) => sum + numberAt(grid, cell), 0) };
}

/** A cage whose images hold no number twice, and are the same cage or lie apart. */
function grow(grid: FullGrid, start: Cell, taken: ReadonlySet<string>, rng: Rng): readonly Cell[] {
  const wanted = Math.min(rng.pick(SIZES), grid.side);
  let cells: readonly Cell[] = [start];
  while (cells.length < wanted) {
    const around = cells.flatMap((cell) => cellsAround(grid, cell));
    const next = rng
      .shuffle(around)
      .map((cell): readonly Cell[] => [...cells, cell])
      .find((larger) => isPossible(grid, larger, taken));
    if (next === undefined) break;
    cells = next;
  }
  return cells;
}

function isPossible(grid: FullGrid, cells: readonly Cell[], taken: ReadonlySet<string>): boolean {
  const last = cells.at(-1)!.join();
  if (taken.has(last) || cells.slice(0, -1).some((cell) => cell.join() === last)) return false;
  const images = imagesOf(grid, cells);
  const all = images.flat().map((cell) => cell.join());
  if (new Set(all).size < all.length) return false;
  return images.every((image) => {
    const numbers = image.map((cell) => numberAt(grid, cell));
    return new Set(numbers).size === numbers.length;
  });
}
