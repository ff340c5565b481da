/** Confirms that cells would be cut off from each other, from the rule that everything is connected. */
import { type Cell, cellCode } from '../../core/grid/cell.js';
import { smallestPart } from '../../core/grid/connection.js';

/** Two cells that may be joined, in either order. */
export type CellPair = readonly [Cell, Cell];

/**
 * The cells that could not be joined with all others if none were between the given pairs; of the parts into which the cells
 * would fall, the smallest, the first of equals. None when all could still be joined.
 * @param joinable the cells that a cell may be joined with
 */
export function cellsCutOff(
  cells: readonly Cell[],
  joinable: (cell: Cell) => readonly Cell[],
  without: readonly CellPair[],
): readonly Cell[] {
  const missing = new Set(without.map(pairCode));
  const byCode = new Map(cells.map((cell) => [cellCode(cell), cell]));
  const joined = (code: string): readonly string[] => {
    const cell = byCode.get(code)!;
    return joinable(cell)
      .filter((next) => !missing.has(pairCode([cell, next])))
      .map(cellCode);
  };
  return smallestPart(byCode.keys(), joined).map((code) => byCode.get(code)!);
}

function pairCode(pair: CellPair): string {
  return pair.map(cellCode).sort().join('-');
}
