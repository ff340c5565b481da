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

const MOVES: readonly Moves[] = BOTH.flatMap((flipsRows) =>
  BOTH.flatMap((flipsColumns) => BOTH.map((transposes) => ({ flipsRows, flipsColumns, transposes }))),
);

/** The symmetry that makes these moves on grids of a size. */
export function symmetryOf(
  { rows, columns }: Size,
  { flipsRows, flipsColumns, transposes }: Moves,
): Symmetry {
  const to = ([row, column]: Cell): Cell => {
    const moved: Cell = [flipsRows ? rows - 1 - row : row, flipsColumns ? columns - 1 - column : column];
    return transposes ? [moved[1], moved[0]] : moved;
  };
  return { flipsRows, flipsColumns, transposes, to };
}

/** All eight; those that transpose exchange the sides of a rectangle. */
export function symmetriesOf(size: Size): readonly Symmetry[] {
  return MOVES.map((moves) => symmetryOf(size, moves));
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
  if (!transposes) return flipsColumns ? rows.map(backwards) : rows;
  return Array.from({ length: columns }, (_, column) => {
    const place = flipsColumns ? columns - 1 - column : column;
    let text = '';
    for (let row = 0; row < rows.length; row++) text += rows[row]![place]!;
    return text;
  });
}

/** The same under all eight, in the order of {@link symmetriesOf}. */
export function symmetricTexts(grid: readonly string[]): readonly (readonly string[])[] {
  const across = [grid, grid.map(backwards)] as const;
  const columns = moveTexts(grid, { flipsRows: false, flipsColumns: false, transposes: true });
  const down = [columns, columns.map(backwards)] as const;
  return MOVES.map(({ flipsRows, flipsColumns, transposes }) => {
    const texts = transposes ? down[flipsRows ? 1 : 0] : across[flipsColumns ? 1 : 0];
    return (transposes ? flipsColumns : flipsRows) ? texts.toReversed() : texts;
  });
}

function backwards(text: string): string {
  let turned = '';
  for (let at = text.length - 1; at >= 0; at--) turned += text[at]!;
  return turned;
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
