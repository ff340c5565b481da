/**
 * Tents (Tents and Trees): a grid in which some cells hold trees. Each tree has one tent of its own on a cell
 * that shares a side with it, and each tent belongs to one tree, so that there are as many tents as trees; a
 * tent may stand beside other trees too. No two tents touch, diagonally either. Numbers say how many tents a
 * row or column has.
 */
import type { Cell, Size } from '../../core/index.js';

/** The signs of cells, in puzzles and solutions. */
export const TREE = 'T';
export const TENT = 'A';
/** A cell without a tree; in solutions one without a tent too. */
export const OPEN = '.';

/** A grid of trees with the numbers of tents in its lines. */
export interface TentsPuzzle {
  readonly family: 'tents';
  /** The numbers of tents in the rows from above, null where none is stated. */
  readonly rows: readonly (number | null)[];
  /** The numbers of tents in the columns from the left, null where none is stated. */
  readonly columns: readonly (number | null)[];
  /** One text per row: `T` a tree, `.` no tree. */
  readonly grid: readonly string[];
}

/** Rows of `T` (a tree), `A` (a tent) and `.`. */
export type TentsSolution = readonly string[];

/** The size of the grid. */
export function sizeOf({ rows, columns }: TentsPuzzle): Size {
  return { rows: rows.length, columns: columns.length };
}

/** True if a cell may have a tent: it has no tree, and one at a side. */
export function isPlace(grid: TentsPuzzle['grid'], [row, column]: Cell): boolean {
  const own = grid[row]!;
  if (own[column] === TREE) return false;
  if (own[column - 1] === TREE || own[column + 1] === TREE) return true;
  return grid[row - 1]?.[column] === TREE || grid[row + 1]?.[column] === TREE;
}
