/** Boards that are cells of a grid: flags whose solutions are rows of signs, and numbers. */
import type { Cell } from '../../../core/index.js';
import type { Board, ValueWords } from './board.js';
import { FLAG, NUMBER_WORDS, valuesFrom } from './board.js';

/** The given value of a cell; `open`: none; `none`: the cell is no place. */
type GivenCell = number | 'open' | 'none';

/** A grid of signs, some cells of which are flags. */
interface SignGrid {
  readonly grid: readonly string[];
  readonly words: ValueWords;
  /** The value that the sign of a cell gives in the puzzle. */
  given(sign: string, cell: Cell): GivenCell;
  /** The sign of a flag in a solution; a cell that is no place keeps the puzzle's. */
  readonly signs: readonly [zero: string, one: string];
}

/** The board of a grid of signs. */
export function signBoard({ given, ...grid }: SignGrid): Board<readonly string[]> {
  const { cells, values } = placesIn(grid.grid, given);
  return { ...flagBoard({ ...grid, gridOf: () => grid.grid, cells }), given: values };
}

/** A grid of signs whose flags are known, and none of them given. */
interface FlagGrid extends Pick<SignGrid, 'words' | 'signs'> {
  /** The flags. */
  readonly cells: readonly Cell[];
  /** The grid, whose other cells are those of solutions. */
  gridOf(): readonly string[];
}

/** The board of these flags. */
export function flagBoard({ gridOf, cells, words, signs }: FlagGrid): Board<readonly string[]> {
  return {
    cells,
    domains: new Array<number>(cells.length).fill(FLAG),
    given: new Array<number>(cells.length).fill(-1),
    words,
    valuesOf: (solution) => cells.map(([row, column]) => (solution[row]![column] === signs[1] ? 1 : 0)),
    solutionOf(values) {
      const rows = gridOf().map((row) => [...row]);
      cells.forEach(([row, column], place) => {
        rows[row]![column] = signs[values[place]!]!;
      });
      return rows.map((row) => row.join(''));
    },
  };
}

/** A grid of numbers from 1, some cells of which are places. */
interface NumberCells<Content> {
  readonly grid: readonly (readonly Content[])[];
  /** The largest number. */
  readonly largest: number;
  /** Absent: those of numbers. */
  readonly words?: ValueWords;
  given(content: Content): GivenCell;
}

/** The board of numbers; solutions have 0 where there is no place. */
export function numberBoard<Content>({
  grid,
  largest,
  words = NUMBER_WORDS,
  given,
}: NumberCells<Content>): Board<readonly (readonly number[])[]> {
  const { cells, values: givens } = placesIn(grid, given);
  const domain = valuesFrom(1, largest);
  return {
    cells,
    domains: cells.map(() => domain),
    given: givens,
    words,
    valuesOf: (solution) => cells.map(([row, column]) => solution[row]![column]!),
    solutionOf(values) {
      const rows = grid.map((row) => row.map(() => 0));
      cells.forEach(([row, column], place) => {
        rows[row]![column] = values[place]!;
      });
      return rows;
    },
  };
}

/** The cells that are places, and what the puzzle gives there; -1: nothing. */
function placesIn<Content>(
  grid: readonly Iterable<Content>[],
  given: (content: Content, cell: Cell) => GivenCell,
): { readonly cells: readonly Cell[]; readonly values: readonly number[] } {
  const cells: Cell[] = [];
  const values: number[] = [];
  for (let row = 0; row < grid.length; row++) {
    let column = 0;
    for (const content of grid[row]!) {
      const cell: Cell = [row, column++];
      const value = given(content, cell);
      if (value === 'none') continue;
      cells.push(cell);
      values.push(value === 'open' ? -1 : value);
    }
  }
  return { cells, values };
}
