/** The cells in which two solutions of a puzzle differ. */
import { type Cell, cellsOfSide, compareCells, type Edge, edgeKey } from '../../core/index.js';

/** The cells in which two grids of the same size differ, row-major; rows are texts or lists. */
export function differingCells(
  first: readonly ArrayLike<unknown>[],
  second: readonly ArrayLike<unknown>[],
): readonly Cell[] {
  return first.flatMap((cells, row) =>
    Array.from(cells, (cell, column): Cell[] =>
      cell === second[row]?.[column] ? [] : [[row, column]],
    ).flat(),
  );
}

/**
 * The cells of all items (tracks, bridges) that only one of two solutions has, row-major; equal items have
 * equal keys.
 */
export function cellsOfDifference<Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOf: (item: Item) => string,
  cellsOf: (item: Item) => readonly Cell[],
): readonly Cell[] {
  const lacking = (items: readonly Item[], others: readonly Item[]): readonly Item[] => {
    const keys = new Set(others.map(keyOf));
    return items.filter((item) => !keys.has(keyOf(item)));
  };
  const changed = [...lacking(first, second), ...lacking(second, first)];
  const cells = new Map(changed.flatMap(cellsOf).map((cell) => [String(cell), cell]));
  return [...cells.values()].sort(compareCells);
}

/** A grid without an end: of each side the cell above or to the left is meant, where there is one. */
const ENDLESS = { rows: Infinity, columns: Infinity };

/** The cells of all sides that only one of two solutions has, one of each. */
export function cellsOfSides(first: readonly Edge[], second: readonly Edge[]): readonly Cell[] {
  return cellsOfDifference(first, second, edgeKey, (side) => cellsOfSide(side, ENDLESS).slice(0, 1));
}
