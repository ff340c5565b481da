/** Fields beside rows and columns, and fields about the whole puzzle. */
import type { Field, FieldGroup, GridSide } from '../../contract/fields.js';
import type { GroupWords } from './cells.js';

/** The values beside some lines. */
interface SideValues<P, Value> {
  readonly side: GridSide;
  valuesOf(puzzle: P): readonly Value[];
  withValues(puzzle: P, values: readonly Value[]): P;
}

interface LineFields<P, Value> extends GroupWords {
  readonly sides: readonly SideValues<P, Value>[];
  textOf(value: Value): string;
  /** Undefined for a text that means nothing. */
  valueIn(text: string): Value | undefined;
  readonly waits?: true;
  /** The texts of clues beside a line; absent: these fields are no clues. */
  readonly texts?: (puzzle: P, side: GridSide) => readonly string[];
}

const SIDE_WORDS: Readonly<Record<GridSide, readonly [line: string, place: string]>> = {
  left: ['row', ''],
  right: ['row', ', right'],
  top: ['column', ''],
  bottom: ['column', ', below'],
};

/** The sides of a puzzle with a value for every row and every column: rows at the left, columns above. */
export function rowsAndColumns<
  P extends { readonly rows: readonly Value[]; readonly columns: readonly Value[] },
  Value,
>(): readonly SideValues<P, Value>[] {
  return [
    { side: 'left', valuesOf: ({ rows }) => rows, withValues: (puzzle, rows) => ({ ...puzzle, rows }) },
    {
      side: 'top',
      valuesOf: ({ columns }) => columns,
      withValues: (puzzle, columns) => ({ ...puzzle, columns }),
    },
  ];
}

/** The group of all fields beside lines. */
export function lineFields<P, Value>({
  sides,
  textOf,
  valueIn,
  texts,
  ...words
}: LineFields<P, Value>): FieldGroup<P> {
  return {
    ...words,
    signs: [],
    fieldsOf: (puzzle) =>
      sides.flatMap(({ side, valuesOf }) => {
        const clue = texts && { blank: '', texts: texts(puzzle, side) };
        const [line, place] = SIDE_WORDS[side];
        return valuesOf(puzzle).map((value, number): Field => {
          const name = `${line} ${number + 1}${place}`;
          return { name, at: { in: 'line', side, number }, text: textOf(value), ...(clue && { clue }) };
        });
      }),
    write(puzzle, index, text) {
      const value = valueIn(text);
      if (value === undefined) return undefined;
      let rest = index;
      for (const { valuesOf, withValues } of sides) {
        const values = valuesOf(puzzle);
        if (rest < values.length) return withValues(puzzle, values.with(rest, value));
        rest -= values.length;
      }
      return undefined;
    },
  };
}

/** The text and the value of numbers beside lines, `none` where none is stated. */
export function lineNumber<None extends 0 | null>(
  none: None,
): Pick<LineFields<never, number | None>, 'textOf' | 'valueIn'> {
  return {
    textOf: (value) => (value === none ? '' : String(value)),
    valueIn: (text) => (text === '' ? none : /^\d{1,4}$/.test(text) ? Number(text) : undefined),
  };
}

/** Numbers with spaces between. */
export function numbersIn(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  return words.every((word) => /^\d{1,4}$/.test(word)) ? words.map(Number) : undefined;
}

/** One text about the whole puzzle. */
export function wholeField<P>({
  textOf,
  write,
  ...words
}: GroupWords & {
  textOf(puzzle: P): string;
  write(puzzle: P, text: string): P | undefined;
}): FieldGroup<P> {
  return {
    ...words,
    signs: [],
    fieldsOf: (puzzle) => [{ name: words.name.toLowerCase(), at: { in: 'puzzle' }, text: textOf(puzzle) }],
    write: (puzzle, _, text) => write(puzzle, text),
  };
}
