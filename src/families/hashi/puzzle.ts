/**
 * Hashi (Hashiwokakero, Bridges): islands on a grid, joined by straight bridges along rows and columns. Every island
 * has as many bridges as its number says, no bridge crosses another or an island, two islands are joined by at most
 * a fixed number of bridges (the limit of the puzzle), and all islands are connected.
 */
import type { Cell } from '../../core/grid/cell.js';
import { flatMapCells } from '../../core/grid/rows.js';

/** Islands with their numbers of bridges. */
export interface HashiPuzzle {
  readonly family: 'hashi';
  /** By row and column: 0 is water, a number an island with that many bridges, `null` one whose number is not given. */
  readonly islands: readonly (readonly (number | null)[])[];
  /** Most bridges between two islands, 1 to 4; absent: 2. */
  readonly bridges?: number;
}

/** Two islands, the first in reading order before the second, and how many bridges join them. */
export type Bridge = readonly [from: Cell, to: Cell, count: number];

/** The bridges in reading order of their first, then their second island. */
export type HashiSolution = readonly Bridge[];

/** The islands, in reading order. */
export function islandCells({ islands }: HashiPuzzle): readonly Cell[] {
  return flatMapCells(islands, (island, cell) => (island === 0 ? [] : [cell]));
}

/** The next island from a cell in a direction, given as the rows and columns of a step; none at the edge. */
export function nextIsland(
  { islands }: HashiPuzzle,
  [row, column]: Cell,
  [down, right]: readonly [number, number],
): readonly Cell[] {
  let [r, c] = [row + down, column + right];
  while (islands[r]?.[c] === 0) [r, c] = [r + down, c + right];
  return islands[r]?.[c] === undefined ? [] : [[r, c]];
}

/** Every two islands that see each other, the first in reading order before the second: first to its right, then below. */
export function islandPairs(puzzle: HashiPuzzle): readonly (readonly [Cell, Cell])[] {
  return islandCells(puzzle).flatMap((cell) => {
    const seen = [...nextIsland(puzzle, cell, [0, 1]), ...nextIsland(puzzle, cell, [1, 0])];
    return seen.map((next) => [cell, next] as const);
  });
}

/** Most bridges between two islands where the puzzle does not say. */
export const USUAL_LIMIT = 2;

/** Most bridges between two islands. */
export function bridgeLimit({ bridges }: HashiPuzzle): number {
  return bridges ?? USUAL_LIMIT;
}

/** The cells that lie strictly between two cells of one row or column. */
export function cellsBetween(from: Cell, to: Cell): readonly Cell[] {
  const down = Math.sign(to[0] - from[0]);
  const right = Math.sign(to[1] - from[1]);
  const length = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) - 1;
  return Array.from(
    { length: Math.max(0, length) },
    (_, step): Cell => [from[0] + (step + 1) * down, from[1] + (step + 1) * right],
  );
}

/** What a bridge lies over: the water under it, or both islands where they are side by side. */
export function cellsUnder([from, to]: Bridge): readonly Cell[] {
  const water = cellsBetween(from, to);
  return water.length > 0 ? water : [from, to];
}
