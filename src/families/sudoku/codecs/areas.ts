/** Regions and cages as formats see them that know areas by their walls or by one number a cell. */
import { type Cell, cellsOf, describeCell, reachableFrom, sizeOfRows } from '../../../core/index.js';
import type { Constraint, KillerCage } from '../constraints/index.js';
import type { SudokuPuzzle } from '../puzzle.js';

/** The killer cages of a puzzle. */
export function cagesOf({ constraints = [] }: SudokuPuzzle): readonly KillerCage[] {
  return constraints.filter(
    (constraint: Constraint): constraint is KillerCage => constraint.type === 'killer-cage',
  );
}

/** The cells of every drawn region. */
export function regionCells({ regions, grid }: SudokuPuzzle): readonly (readonly Cell[])[] {
  if (regions === undefined || regions === 'none') return [];
  const cells = new Map<number | null, Cell[]>();
  for (const cell of cellsOf(sizeOfRows(grid))) {
    const region = regions[cell[0]]![cell[1]]!;
    cells.set(region, [...(cells.get(region) ?? []), cell]);
  }
  return [...cells.values()];
}

/** True if one can walk from each cell to each other one, side by side. */
export function isConnected(cells: readonly Cell[]): boolean {
  const beside = ([row, column]: Cell): readonly Cell[] =>
    cells.filter((cell) => Math.abs(cell[0] - row) + Math.abs(cell[1] - column) === 1);
  return reachableFrom(cells.slice(0, 1), beside).size === cells.length;
}

/** The sentence of a format in which each cell is of one cage, and a cage is what walls enclose. */
export function scatteredArea(format: string, cages: readonly KillerCage[]): string | undefined {
  const scattered = cages.find(({ cells }) => !isConnected(cells));
  if (scattered !== undefined) {
    return `The format ${format} holds killer-cage constraints of connected cells; the one at ${describeCell(scattered.cells[0]!)} is not connected. The format json can hold it.`;
  }
  return sharedCell(format, cages);
}

/** The sentence of a format in which each cell is of one cage. */
export function sharedCell(format: string, cages: readonly KillerCage[]): string | undefined {
  const seen = new Set<string>();
  for (const cell of cages.flatMap(({ cells }) => cells)) {
    if (seen.has(cell.join())) {
      return `The format ${format} holds one killer-cage constraint a cell; ${describeCell(cell)} is in two. The format json can hold it.`;
    }
    seen.add(cell.join());
  }
  return undefined;
}
