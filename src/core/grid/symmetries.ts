/** The eight symmetries of a rectangle of cells, and their effects on grids. */
import type { Cell, Size } from './cell.js';

/**
 * The moves that make up a symmetry: first rows, then columns are put in reverse order; then rows become
 * columns.
 */
export interface Moves {
  readonly flipsRows: boolean;
  readonly flipsColumns: boolean;
  readonly transposes: boolean;
}

/** A symmetry of grids of one size. */
export interface Symmetry extends Moves {
  /** The image of a cell. */
  to(cell: Cell): Cell;
}

const BOTH = [false, true] as const;

/** The symmetry that makes these moves on grids of a size. */
export function symmetryOf({ rows, columns }: Size, moves: Moves): Symmetry {
  const { flipsRows, flipsColumns, transposes } = moves;
  const to = ([row, column]: Cell): Cell => {
    const moved: Cell = [flipsRows ? rows - 1 - row : row, flipsColumns ? columns - 1 - column : column];
    return transposes ? [moved[1], moved[0]] : moved;
  };
  return { ...moves, to };
}

/** All eight; those that transpose exchange the sides of a rectangle. */
export function symmetriesOf(size: Size): readonly Symmetry[] {
  return BOTH.flatMap((flipsRows) =>
    BOTH.flatMap((flipsColumns) =>
      BOTH.map((transposes) => symmetryOf(size, { flipsRows, flipsColumns, transposes })),
    ),
  );
}

/** A grid with every cell where the symmetry takes it. */
export function moveRows<Value>(
  grid: readonly (readonly Value[])[],
  { flipsRows, flipsColumns, transposes }: Moves,
): Value[][] {
  const rows = grid.map((row) => (flipsColumns ? row.toReversed() : [...row]));
  if (flipsRows) rows.reverse();
  if (!transposes) return rows;
  return Array.from(rows[0] ?? [], (_, column) => rows.map((row) => row[column]!));
}

/** The same for rows of characters. */
export function moveTexts(grid: readonly string[], { flipsRows, flipsColumns, transposes }: Moves): string[] {
  const rows = flipsRows ? grid.toReversed() : [...grid];
  const columns = rows[0]?.length ?? 0;
  const place = (column: number): number => (flipsColumns ? columns - 1 - column : column);
  if (!transposes) return flipsColumns ? rows.map((row) => textOf(columns, (at) => row[place(at)]!)) : rows;
  return Array.from({ length: columns }, (_, column) =>
    textOf(rows.length, (at) => rows[at]![place(column)]!),
  );
}

function textOf(length: number, sign: (at: number) => string): string {
  let text = '';
  for (let at = 0; at < length; at++) text += sign(at);
  return text;
}

/** The values of rows and columns (clues outside the grid) at their places under the symmetry. */
export function moveSides<Value>(
  { rows, columns }: { readonly rows: readonly Value[]; readonly columns: readonly Value[] },
  { flipsRows, flipsColumns, transposes }: Moves,
): { readonly rows: readonly Value[]; readonly columns: readonly Value[] } {
  const left = flipsRows ? rows.toReversed() : rows;
  const top = flipsColumns ? columns.toReversed() : columns;
  return transposes ? { rows: top, columns: left } : { rows: left, columns: top };
}
