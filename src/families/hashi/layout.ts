/**
 * The graph behind a puzzle: its islands in reading order, and the places where bridges are possible, each
 * between an island and the next one to the right or below. Places that cross cannot both hold bridges.
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.2.
 */
import { type Cell, comparePairs, type Edge, groupsOfMembers } from '../../core/index.js';
import {
  type Bridge,
  type HashiPuzzle,
  type HashiSolution,
  NO_ISLAND,
  type Sight,
  sightOf,
} from './puzzle.js';

export interface Island {
  readonly cell: Cell;
  /** `null` when it is not given. */
  readonly number: number | null;
  /** Indices of the places that end here. */
  readonly places: readonly number[];
}

/** A place for bridges; `from` and `to` are islands by index, `from` before `to`. */
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
  const sight = sightOf(puzzle);
  const ends = [...sight.cells.keys()].flatMap((island) =>
    [sight.right[island]!, sight.below[island]!]
      .filter((next) => next !== NO_ISLAND)
      .map((next) => [island, next] as const),
  );
  const around = groupsOfMembers(sight.cells.length, ends);
  const crossings = crossingsOf(sight, ends);
  return {
    islands: sight.cells.map((index, island) => {
      const cell = [Math.floor(index / sight.columns), index % sight.columns] as const;
      return { cell, number: puzzle.islands[cell[0]]![cell[1]]!, places: around[island]! };
    }),
    places: ends.map(([from, to], place) => ({ from, to, crossings: crossings[place]! })),
  };
}

/** The islands at the ends of a place. */
export function endsOf({ islands, places }: Layout, place: number): Edge {
  const { from, to } = places[place]!;
  return [islands[from]!.cell, islands[to]!.cell];
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
function crossingsOf(
  { cells, right, columns }: Sight,
  ends: readonly (readonly [number, number])[],
): readonly (readonly number[])[] {
  const crossings = ends.map((): number[] => []);
  /** One more than the place that covers a cell, 0 where none was met. */
  const covered = new Int32Array(1 + (cells.at(-1) ?? 0));
  ends.forEach(([from, to], place) => {
    const step = right[from] === to ? 1 : columns;
    for (let cell = cells[from]! + step; cell < cells[to]!; cell += step) {
      const other = covered[cell]! - 1;
      covered[cell] = place + 1;
      if (other < 0) continue;
      crossings[place]!.push(other);
      crossings[other]!.push(place);
    }
  });
  return crossings;
}
