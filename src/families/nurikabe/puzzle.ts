/**
 * Nurikabe: every cell of a grid becomes sea or land. Land that is connected by sides is an island; each
 * island has exactly one number, which says how many cells it has. All sea is connected, and no block of
 * two by two cells is all sea. A number may be left open: its island has any size.
 */
import { type Cell, flatMapCells } from '../../core/index.js';

/** The sign of sea in solutions. */
export const SEA = '#';
/** The sign of land in solutions. */
export const LAND = '.';

/** A cell without a number, one with a number, or one whose number is not given. */
export type NurikabeCell = number | null;

/** A grid with some numbers. */
export interface NurikabePuzzle {
  readonly family: 'nurikabe';
  /** By row and column: 0 for no number, a number, or `null` for one that is not given. */
  readonly grid: readonly (readonly NurikabeCell[])[];
}

/** Rows of `#` (sea) and `.` (land). */
export type NurikabeSolution = readonly string[];

/** A number with its cell; `null`: it is not given. */
interface PlacedNumber {
  readonly cell: Cell;
  readonly number: NurikabeCell;
}

/** The numbers of a puzzle, in reading order. */
export function numbersOf({ grid }: NurikabePuzzle): readonly PlacedNumber[] {
  return flatMapCells(grid, (number, cell) => (number === 0 ? [] : [{ cell, number }]));
}
