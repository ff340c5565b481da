/** Boards that are cells of a grid: flags whose solutions are rows of signs, and numbers. */
import { type Cell, flatMapCells } from '../../../core/index.js';
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
export function signBoard({ grid, words, given, signs }: SignGrid): Board<readonly string[]> {
  const places = flatMapCells(grid, (sign, cell) => {
    const value = given(sign, cell);
    return value === 'none' ? [] : [{ cell, value }];
  });
  return {
    cells: places.map(({ cell }) => cell),
    domains: places.map(() => FLAG),
    given: places.map(({ value }) => (value === 'open' ? -1 : value)),
    words,
    valuesOf: (solution) =>
      places.map(({ cell: [row, column] }) => (solution[row]![column] === signs[1] ? 1 : 0)),
    solutionOf(values) {
      const rows = grid.map((row) => [...row]);
      places.forEach(({ cell: [row, column] }, place) => {
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
  const places = flatMapCells(grid, (content, cell) => {
    const value = given(content);
    return value === 'none' ? [] : [{ cell, value }];
  });
  const domain = valuesFrom(1, largest);
  return {
    cells: places.map(({ cell }) => cell),
    domains: places.map(() => domain),
    given: places.map(({ value }) => (value === 'open' ? -1 : value)),
    words,
    valuesOf: (solution) => places.map(({ cell: [row, column] }) => solution[row]![column]!),
    solutionOf(values) {
      const rows = grid.map((row) => row.map(() => 0));
      places.forEach(({ cell: [row, column] }, place) => {
        rows[row]![column] = values[place]!;
      });
      return rows;
    },
  };
}
