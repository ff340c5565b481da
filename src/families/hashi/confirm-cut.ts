/**
 * Confirms that islands would be cut off, from the grid and the rule that all islands are joined into one whole. It
 * walks over the water itself and shares nothing with the layout and the models whose rows it confirms.
 */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import { smallestPart } from '../../core/grid/connection.js';
import type { HashiPuzzle } from './puzzle.js';

/** Two islands that see each other, in either order. */
export type IslandPair = readonly [Cell, Cell];

/**
 * The islands that no bridges could join with all others if none were built between the given pairs; of the parts into
 * which the islands would fall, the smallest, the first of equals. None when all could still be joined.
 */
export function islandsCutOff(puzzle: HashiPuzzle, without: readonly IslandPair[]): readonly Cell[] {
  const missing = new Set(without.map(pairCode));
  const islands = new Map(islandsOf(puzzle).map((cell) => [cellCode(cell), cell]));
  const joinable = (code: string): readonly string[] => {
    const island = islands.get(code)!;
    return neighboursOf(puzzle, island)
      .filter((next) => !missing.has(pairCode([island, next])))
      .map(cellCode);
  };
  return smallestPart(islands.keys(), joinable).map((code) => islands.get(code)!);
}

/** The islands, in reading order. */
function islandsOf({ islands }: HashiPuzzle): readonly Cell[] {
  return islands.flatMap((row, r) => row.flatMap((island, c): Cell[] => (island === 0 ? [] : [[r, c]])));
}

/** The next island in each direction, where there is one. */
function neighboursOf({ islands }: HashiPuzzle, [row, column]: Cell): readonly Cell[] {
  const directions = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  return directions.flatMap(([down, right]): Cell[] => {
    let [r, c] = [row + down, column + right];
    while (islands[r]?.[c] === 0) [r, c] = [r + down, c + right];
    return islands[r]?.[c] === undefined ? [] : [[r, c]];
  });
}

function pairCode(pair: IslandPair): string {
  return pair.map(cellCode).sort().join('-');
}
