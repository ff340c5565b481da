/**
 * The graph behind a puzzle: its islands in reading order, and the places where bridges are possible, each between an
 * island and the next one to the right or below. Places that cross cannot both hold bridges.
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.2.
 */
import { type Cell, comparePairs } from '../../core/grid/cell.js';
import { groupsOfMembers } from '../../core/grid/membership.js';
import {
  type Bridge,
  cellsBetween,
  type HashiPuzzle,
  type HashiSolution,
  islandCells,
  islandPairs,
} from './puzzle.js';

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
export function layoutOf(puzzle: HashiPuzzle): Layout {
  const cells = islandCells(puzzle);
  const pairs = islandPairs(puzzle);
  const indexAt = new Map(cells.map((cell, index) => [String(cell), index]));
  const ends = pairs.map((pair) => pair.map((cell) => indexAt.get(String(cell))!) as [number, number]);
  const around = groupsOfMembers(cells.length, ends);
  const crossings = crossingsOf(pairs.map((pair) => cellsBetween(...pair)));
  return {
    islands: cells.map((cell, index) => ({
      cell,
      number: puzzle.islands[cell[0]]![cell[1]]!,
      places: around[index]!,
    })),
    places: ends.map(([from, to], place) => ({ from, to, crossings: crossings[place]! })),
  };
}

/** The solution with the given number of bridges in each place. */
export function solutionOf({ islands, places }: Layout, countIn: (place: number) => number): HashiSolution {
  return places
    .flatMap(({ from, to }, place): Bridge[] => {
      const count = countIn(place);
      return count === 0 ? [] : [[islands[from]!.cell, islands[to]!.cell, count]];
    })
    .sort(comparePairs);
}

/** Places that share a water cell: one lies across the other, as islands end every place. */
function crossingsOf(water: readonly (readonly Cell[])[]): readonly (readonly number[])[] {
  const crossings = water.map((): number[] => []);
  const covered = new Map<string, number>();
  water.forEach((cells, place) => {
    for (const cell of cells) {
      const other = covered.get(String(cell));
      covered.set(String(cell), place);
      if (other === undefined) continue;
      crossings[place]!.push(other);
      crossings[other]!.push(place);
    }
  });
  return crossings;
}
