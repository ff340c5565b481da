/** Houses: cells whose numbers differ, such as those of a row, a region or a run. */
import type { Cell } from '../../../src/browser.js';
import { type Entries, mapGrid, type NumberGame, spotOf } from './game.js';

/** The cells of a house. */
export type House = readonly Cell[];

/** The rows and columns of a rectangle of cells. */
export function lines(rows: number, columns: number, [top, left]: Cell = [0, 0]): readonly House[] {
  const across = mapGrid(rows, columns, ([row, column]): Cell => [top + row, left + column]);
  const down = mapGrid(columns, rows, ([column, row]): Cell => [top + row, left + column]);
  return [...across, ...down];
}

/** The cells of a rectangle by the parts into which they fall; those of a null part belong to none. */
export function parts(
  rows: number,
  columns: number,
  partOf: (cell: Cell) => number | null,
  [top, left]: Cell = [0, 0],
): readonly House[] {
  const cells = mapGrid(rows, columns, ([row, column]): Cell => [row, column]).flat();
  return [...new Set(cells.map(partOf))]
    .filter((part) => part !== null)
    .map((part) => cells.filter((cell) => partOf(cell) === part))
    .map((own) => own.map(([row, column]): Cell => [top + row, left + column]));
}

/** The spots of cells whose number stands in another cell of the same house, too. */
export function clashes({ houses, numberAt }: NumberGame, entries: Entries): ReadonlySet<string> {
  const found = houses.flatMap((house) => {
    const numbers = house.map((cell) => numberAt(entries, cell));
    return house.filter((_, index) => {
      const number = numbers[index]!;
      return number > 0 && numbers.some((other, place) => place !== index && other === number);
    });
  });
  return new Set(found.map(spotOf));
}
