/** Fields that are the cells of a grid of texts or of numbers. */
import { type Cell, cellsOf, describeCell, type Size, sizeOfRows } from '../../../core/index.js';
import type { Field, FieldGroup } from '../../contract/fields.js';

/** The words of a group, and what a clue of it may be. */
export type GroupWords = Pick<FieldGroup<never>, 'id' | 'name' | 'hint'>;

/** The clue that a cell could be by its text; undefined: none. */
type ClueOf<P> = (text: string, puzzle: P, cell: Cell) => Field['clue'];

interface CellFields<P> extends GroupWords {
  readonly signs: readonly string[];
  readonly spreads?: true;
  /** Absent: cells are no clues. */
  readonly clueOf?: ClueOf<P>;
  size(puzzle: P): Size;
  textAt(puzzle: P, cell: Cell): string;
  put(puzzle: P, cell: Cell, text: string): P | undefined;
}

/** The group of all cells of a grid. */
export function cellFields<P>({ size, textAt, put, clueOf, ...words }: CellFields<P>): FieldGroup<P> {
  return {
    ...words,
    fieldsOf: (puzzle) =>
      cellsOf(size(puzzle)).map((cell): Field => {
        const text = textAt(puzzle, cell);
        const clue = clueOf?.(text, puzzle, cell);
        return { name: describeCell(cell), at: { in: 'cell', cell }, text, ...(clue && { clue }) };
      }),
    write: (puzzle, index, text) => put(puzzle, cellsOf(size(puzzle))[index]!, text),
  };
}

interface SignFields<P> extends GroupWords {
  /** The signs that a cell may have besides the one of an open cell. */
  readonly signs: string | readonly string[];
  readonly open: string;
  /** Absent: a cell with any of the signs is a clue. */
  readonly clueOf?: ClueOf<P>;
}

/** A puzzle with one text for each row. */
interface SignGrid {
  readonly grid: readonly string[];
}

/** The cells of a grid of texts, one sign for each cell. */
export function signFields<P extends SignGrid>({
  signs,
  open,
  clueOf = () => ({ blank: '', texts: [...signs] }),
  ...words
}: SignFields<P>): FieldGroup<P> {
  return cellFields<P>({
    ...words,
    signs: [...signs],
    clueOf,
    size: ({ grid }) => sizeOfRows(grid),
    textAt: ({ grid }, [row, column]) => textOfSign(grid[row]![column]!, open),
    put: (puzzle, cell, text) => {
      const sign = text === '' ? open : text;
      if (sign !== open && !signs.includes(sign)) return undefined;
      return { ...puzzle, grid: withSign(puzzle.grid, cell, sign) };
    },
  });
}

/** The text of a field that has a sign. */
export function textOfSign(sign: string, open: string): string {
  return sign === open ? '' : sign;
}

/** The rows with another sign in a cell. */
export function withSign(rows: readonly string[], [row, column]: Cell, sign: string): readonly string[] {
  return rows.map((text, index) =>
    index === row ? text.slice(0, column) + sign + text.slice(column + 1) : text,
  );
}

/** The rows with another value in a cell. */
export function withValue<Value>(
  rows: readonly (readonly Value[])[],
  [row, column]: Cell,
  value: Value,
): readonly (readonly Value[])[] {
  return rows.map((values, index) => (index === row ? values.with(column, value) : values));
}

/** Numbers in cells: 0 for none, `null` for one that is not stated, which is written `?`. */
type CellNumber = number | null;

interface NumberFields<P> extends GroupWords {
  /** The numbers that a cell may have, by the puzzle. */
  numbers(puzzle: P): readonly number[];
  /** Absent: any cell could be a clue. */
  readonly clueOf?: ClueOf<P>;
  /** True where a number may be left open. */
  readonly mayBeOpen?: true;
  /** The grid, and the puzzle with another one. */
  gridOf(puzzle: P): readonly (readonly CellNumber[])[];
  withGrid(puzzle: P, grid: readonly (readonly CellNumber[])[]): P;
}

/** The cells of a grid of numbers. */
export function numberFields<P>({
  numbers,
  mayBeOpen,
  gridOf,
  withGrid,
  clueOf = (_, puzzle) => ({ blank: '', texts: numbers(puzzle).map(String) }),
  ...words
}: NumberFields<P>): FieldGroup<P> {
  return cellFields<P>({
    ...words,
    signs: mayBeOpen ? ['?'] : [],
    clueOf,
    size: (puzzle) => sizeOfRows(gridOf(puzzle)),
    textAt: (puzzle, [row, column]) => textOfNumber(gridOf(puzzle)[row]![column]!),
    put: (puzzle, cell, text) => {
      const number = numberOf(text);
      if (number === undefined || (number === null && !mayBeOpen)) return undefined;
      return withGrid(puzzle, withValue(gridOf(puzzle), cell, number));
    },
  });
}

function textOfNumber(number: CellNumber): string {
  return number === null ? '?' : number === 0 ? '' : String(number);
}

function numberOf(text: string): CellNumber | undefined {
  if (text === '?') return null;
  if (text === '') return 0;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** The whole numbers from `least` to `most`. */
export function numbersTo(most: number, least = 1): readonly number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}
