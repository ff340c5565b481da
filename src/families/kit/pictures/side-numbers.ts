/** Numbers beside a grid: right of its rows and below its columns. */
import type { Text } from '../../../draw/index.js';
import type { GridPicture } from './grid-picture.js';

/** The font size in cells. */
const SIZE = 0.575;

/** The numbers of rows and columns, each in a cell of its own; null where there is none. */
export function sideNumbers(
  picture: GridPicture,
  {
    rows,
    columns,
  }: { readonly rows: readonly (number | null)[]; readonly columns: readonly (number | null)[] },
): readonly Text[] {
  const text = (number: number | null, row: number, column: number): readonly Text[] =>
    number === null
      ? []
      : [picture.text([row, column], String(number), { size: SIZE * picture.cell, bold: false })];
  return [
    ...rows.flatMap((number, row) => text(number, row, columns.length)),
    ...columns.flatMap((number, column) => text(number, rows.length, column)),
  ];
}
