import type { Cell } from '../../core/grid/cell.js';

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
