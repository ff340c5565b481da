/**
 * The graph behind a puzzle: its islands in reading order, and the places where bridges are possible, each between an
 * island and the next one to the right or below. Places that cross cannot both hold bridges.
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.2.
 */
import type { Cell } from '../../core/grid/cell.js';
import { type Bridge, cellsBetween, compareBridges, type HashiPuzzle, type HashiSolution } from './puzzle.js';

export interface Island {
  readonly cell: Cell;
  /** `null` when it is not given. */
  readonly number: number | null;
  /** Indices of the places that end here. */
  readonly places: readonly number[];
}

/** Where bridges may stand; `from` and `to` are islands by index, `from` before `to`. */
interface Place {
  readonly from: number;
  readonly to: number;
  /** Indices of the places that cross this one. */
  readonly crossings: readonly number[];
}

export interface Layout {
  readonly islands: readonly Island[];
  readonly places: readonly Place[];
}

/** Finds islands, places and crossings. */
export function layoutOf({ islands: grid }: HashiPuzzle): Layout {
  const cells = grid.flatMap((row, r) => row.flatMap((island, c): Cell[] => (island === 0 ? [] : [[r, c]])));
  const indexAt = new Map(cells.map((cell, index) => [keyOf(cell), index]));
  const ends = cells.flatMap((cell, from) =>
    [nextIsland(grid, cell, 0, 1), nextIsland(grid, cell, 1, 0)].flatMap((next) =>
      next === undefined ? [] : [{ from, to: indexAt.get(keyOf(next))!, cell, next }],
    ),
  );
  const crossings = crossingsOf(ends.map(({ cell, next }) => cellsBetween(cell, next)));
  return {
    islands: cells.map((cell, index) => ({
      cell,
      number: grid[cell[0]]![cell[1]]!,
      places: ends.flatMap(({ from, to }, place) => (from === index || to === index ? [place] : [])),
    })),
    places: ends.map(({ from, to }, place) => ({ from, to, crossings: crossings[place]! })),
  };
}

/** The solution with the given number of bridges in each place. */
export function solutionOf({ islands, places }: Layout, countIn: (place: number) => number): HashiSolution {
  return places
    .flatMap(({ from, to }, place): Bridge[] => {
      const count = countIn(place);
      return count === 0 ? [] : [[islands[from]!.cell, islands[to]!.cell, count]];
    })
    .sort(compareBridges);
}

function nextIsland(
  grid: HashiPuzzle['islands'],
  [row, column]: Cell,
  down: number,
  right: number,
): Cell | undefined {
  for (let r = row + down, c = column + right; ; r += down, c += right) {
    const found = grid[r]?.[c];
    if (found === undefined) return undefined;
    if (found !== 0) return [r, c];
  }
}

/** Places that share a water cell: one lies across the other, as islands end every place. */
function crossingsOf(water: readonly (readonly Cell[])[]): readonly (readonly number[])[] {
  const crossings = water.map((): number[] => []);
  const covered = new Map<string, number>();
  water.forEach((cells, place) => {
    for (const cell of cells) {
      const other = covered.get(keyOf(cell));
      covered.set(keyOf(cell), place);
      if (other === undefined) continue;
      crossings[place]!.push(other);
      crossings[other]!.push(place);
    }
  });
  return crossings;
}

function keyOf([row, column]: Cell): string {
  return `${row},${column}`;
}
