/**
 * Hitori (Singles, "leave me alone"): a grid of numbers, some cells of which become black so that no number
 * stands twice among the white cells of a row or column. No two black cells share a side, and all white cells
 * are connected by their sides. A cell may have no number; it equals no other.
 */
import { linesOf, sizeOfRows } from '../../core/index.js';

export const BLACK_CELL = '#';
export const WHITE_CELL = '.';
/** The number of a cell without one. */
export const NO_NUMBER = 0;

/** A grid of numbers. */
export interface HitoriPuzzle {
  readonly family: 'hitori';
  /** Numbers by row, from 1; 0 for a cell without one. */
  readonly grid: readonly (readonly number[])[];
}

/** Rows of `#` (black) and `.` (white). */
export type HitoriSolution = readonly string[];

/** The cells of a row or column that have one number. */
export interface EqualCells {
  readonly line: { readonly kind: 'row' | 'column'; readonly number: number };
  readonly number: number;
  /** Of the grid, counted row by row; in rising order. */
  readonly places: readonly number[];
}

/** By row and then by column: the cells of every number in the order in which the numbers occur. */
export function equalCells({ grid }: HitoriPuzzle): readonly EqualCells[] {
  const size = sizeOfRows(grid);
  return linesOf(size).flatMap(({ cells }, index): readonly EqualCells[] => {
    const places = new Map<number, number[]>();
    for (const [row, column] of cells) {
      const number = grid[row]![column]!;
      if (number === NO_NUMBER) continue;
      const place = row * size.columns + column;
      const own = places.get(number);
      if (own === undefined) places.set(number, [place]);
      else own.push(place);
    }
    const line =
      index < size.rows
        ? ({ kind: 'row', number: index + 1 } as const)
        : ({ kind: 'column', number: index - size.rows + 1 } as const);
    return [...places].map(([number, own]) => ({ line, number, places: own }));
  });
}
