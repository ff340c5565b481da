/**
 * Hashi (Hashiwokakero, Bridges): islands on a grid, joined by straight bridges along rows and columns. Every
 * island has as many bridges as its number says, no bridge crosses another or an island, two islands are
 * joined by at most a fixed number of bridges (the limit of the puzzle), and all islands are connected.
 */
import type { Cell } from '../../core/index.js';

/** Islands with their numbers of bridges. */
export interface HashiPuzzle {
  readonly family: 'hashi';
  /**
   * By row and column: 0 is water, a number an island with that many bridges, `null` one whose number is not
   * given.
   */
  readonly islands: readonly (readonly (number | null)[])[];
  /** Most bridges between two islands, 1 to 4; absent: 2. */
  readonly bridges?: number;
}

/** Two islands, the first in reading order before the second, and how many bridges join them. */
export type Bridge = readonly [from: Cell, to: Cell, count: number];

/** The bridges in reading order of their first, then their second island. */
export type HashiSolution = readonly Bridge[];

/** The islands, in reading order. */
export function islandCells({ islands }: Pick<HashiPuzzle, 'islands'>): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < islands.length; row++) {
    const numbers = islands[row]!;
    for (let column = 0; column < numbers.length; column++)
      if (numbers[column] !== 0) cells.push([row, column]);
  }
  return cells;
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

/** No island lies in this direction. */
export const NO_ISLAND = -1;

/** The islands of a grid by number, in reading order, and the next one in two directions. */
export interface Sight {
  /** The cell of each island, row-major. */
  readonly cells: readonly number[];
  /** The next island to the right of each, or {@link NO_ISLAND}. */
  readonly right: Int32Array;
  /** The next island below each, or {@link NO_ISLAND}. */
  readonly below: Int32Array;
  readonly columns: number;
}

/** Looks from every island to the right and down. */
export function sightOf({ islands }: HashiPuzzle): Sight {
  const columns = islands[0]?.length ?? 0;
  const cells: number[] = [];
  islands.forEach((row, r) => {
    for (let column = 0; column < row.length; column++)
      if (row[column] !== 0) cells.push(r * columns + column);
  });
  const right = new Int32Array(cells.length).fill(NO_ISLAND);
  const below = new Int32Array(cells.length).fill(NO_ISLAND);
  /** The last island so far in every column. */
  const above = new Int32Array(columns).fill(NO_ISLAND);
  for (let island = 0; island < cells.length; island++) {
    const cell = cells[island]!;
    const column = cell % columns;
    // In reading order the islands of a row come one after the other.
    const before = island > 0 ? cells[island - 1]! : NO_ISLAND;
    if (before >= cell - column) right[island - 1] = island;
    if (above[column] !== NO_ISLAND) below[above[column]!] = island;
    above[column] = island;
  }
  return { cells, right, below, columns };
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

/** The cells under a bridge: water, or both islands where they are side by side. */
export function cellsUnder([from, to]: Bridge): readonly Cell[] {
  const water = cellsBetween(from, to);
  return water.length > 0 ? water : [from, to];
}
