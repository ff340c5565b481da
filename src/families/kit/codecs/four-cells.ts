/** puzz.link addresses of grids of signs, some of which are numbers from 0 to 4, written cell by cell. */
import { sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { encodeFourCell, type Num16Item, readFourCellBody } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Format } from './codec.js';
import { puzzlinkFormat } from './puzzlink.js';

/** The addresses of one family. */
interface FourCells<P> {
  /** The puzzle types that are read; the first one is written. */
  readonly types: readonly [string, ...string[]];
  /** The sign of a number, of a number that is not given (`?`), and of any other cell (`null`). */
  signOf(item: Num16Item): string;
  itemOf(sign: string): Num16Item;
  puzzleOf(grid: readonly string[]): P;
}

/** The format `puzzlink` of a family. */
export function fourCellSigns<P extends Puzzle & { readonly grid: readonly string[] }, S>({
  types,
  signOf,
  itemOf,
  puzzleOf,
}: FourCells<P>): Format<P, S> {
  return puzzlinkFormat({
    types,
    read: (address) => {
      const { rows, columns } = address;
      const body = readFourCellBody(address, rows * columns);
      if (!body.ok) return body;
      const { items, ...warned } = body.value;
      return success({ puzzle: puzzleOf(textRowsOf(items.map(signOf).join(''), columns)), ...warned });
    },
    sizeOf: ({ grid }) => sizeOfRows(grid),
    write: ({ grid }) => encodeFourCell(Array.from(grid.join(''), itemOf)),
  });
}
