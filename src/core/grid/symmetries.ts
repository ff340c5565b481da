/** The eight ways to turn and mirror a rectangle of cells, for the variants of puzzles. */
import type { Cell, Size } from './cell.js';

/** First rows, then columns are put in reverse order; then rows become columns. */
export interface Symmetry {
  readonly flipsRows: boolean;
  readonly flipsColumns: boolean;
  readonly transposes: boolean;
  /** Where a cell goes. */
  to(cell: Cell): Cell;
}

const BOTH = [false, true] as const;

/** All eight; those that transpose change the sides of a rectangle for each other. */
export function symmetriesOf({ rows, columns }: Size): readonly Symmetry[] {
  return BOTH.flatMap((flipsRows) =>
    BOTH.flatMap((flipsColumns) =>
      BOTH.map((transposes): Symmetry => {
        const to = ([row, column]: Cell): Cell => {
          const moved: Cell = [
            flipsRows ? rows - 1 - row : row,
            flipsColumns ? columns - 1 - column : column,
          ];
          return transposes ? [moved[1], moved[0]] : moved;
        };
        return { flipsRows, flipsColumns, transposes, to };
      }),
    ),
  );
}

/** The size of a grid given by its rows. */
export function sizeOfRows(grid: readonly { readonly length: number }[]): Size {
  return { rows: grid.length, columns: grid[0]?.length ?? 0 };
}

/** A grid with every cell where the symmetry takes it. */
export function moveRows<Value>(grid: readonly (readonly Value[])[], symmetry: Symmetry): Value[][] {
  const moved: Value[][] = [];
  grid.forEach((values, r) => {
    values.forEach((value, c) => {
      const [row, column] = symmetry.to([r, c]);
      moved[row] ??= [];
      moved[row][column] = value;
    });
  });
  return moved;
}

/** The same for rows of characters. */
export function moveTexts(grid: readonly string[], symmetry: Symmetry): string[] {
  return moveRows(
    grid.map((text) => [...text]),
    symmetry,
  ).map((characters) => characters.join(''));
}

/** What stands at rows and columns (clues outside the grid) where the symmetry takes it. */
export function moveSides<Value>(
  { rows, columns }: { readonly rows: readonly Value[]; readonly columns: readonly Value[] },
  { flipsRows, flipsColumns, transposes }: Symmetry,
): { readonly rows: readonly Value[]; readonly columns: readonly Value[] } {
  const left = flipsRows ? rows.toReversed() : rows;
  const top = flipsColumns ? columns.toReversed() : columns;
  return transposes ? { rows: top, columns: left } : { rows: left, columns: top };
}
