/** The fields of nonograms: the blocks of rows and columns, and given cells. */
import type { FieldGroup, Fields } from '../contract/fields.js';
import {
  cellFields,
  lineFields,
  numbersIn,
  rowsAndColumns,
  textOfSign,
  withSign,
} from '../kit/fields/index.js';
import type { ColourClue, NonogramPuzzle } from './puzzle.js';

const [FILLED, EMPTY, OPEN] = ['#', '.', '?'] as const;
type Blocks = readonly number[] | readonly ColourClue[];

/** `3 1`; in colours `3:1 1:2`, each block with the number of its colour. */
function textOf(blocks: Blocks): string {
  return blocks.map((block) => (typeof block === 'number' ? block : block.join(':'))).join(' ');
}

/** The blocks of a text; 0 alone is an empty line. */
function blocksIn(text: string): Blocks | undefined {
  if (!text.includes(':')) return numbersIn(text)?.filter((length) => length > 0);
  const words = text.trim().split(/[\s,]+/);
  if (!words.every((word) => /^[1-9]\d{0,3}:[1-9]\d?$/.test(word))) return undefined;
  return words.map((word) => word.split(':').map(Number) as unknown as ColourClue);
}

/** The signs that a cell may be given as. */
function signsOf({ palette }: NonogramPuzzle): readonly string[] {
  if (palette === undefined) return [FILLED, EMPTY];
  return [...palette.slice(1).map((_, index) => (index + 1).toString(36)), EMPTY];
}

function blockFields(): FieldGroup<NonogramPuzzle> {
  return lineFields<NonogramPuzzle, Blocks>({
    id: 'blocks',
    name: 'Blocks',
    hint: 'The lengths of the blocks with spaces between; nothing for an empty line.',
    // Rows and columns fill equally many cells only in the end.
    waits: true,
    textOf,
    valueIn: blocksIn,
    sides: rowsAndColumns(),
  });
}

export const nonogramFields: Fields<NonogramPuzzle> = {
  groups: [
    blockFields(),
    cellFields<NonogramPuzzle>({
      id: 'given',
      name: 'Given cells',
      hint: '# is a filled cell, . an empty one.',
      signs: [FILLED, EMPTY],
      size: ({ rows, columns }) => ({ rows: rows.length, columns: columns.length }),
      textAt: ({ given }, [row, column]) => textOfSign(given?.[row]?.[column] ?? OPEN, OPEN),
      clueOf: (_, puzzle) => ({ blank: '', texts: signsOf(puzzle) }),
      put(puzzle, cell, text) {
        if (text !== '' && !signsOf(puzzle).includes(text)) return undefined;
        const { given = puzzle.rows.map(() => OPEN.repeat(puzzle.columns.length)), ...bare } = puzzle;
        const signs = withSign(given, cell, text || OPEN);
        return signs.every((row) => /^\?*$/.test(row)) ? bare : { ...bare, given: signs };
      },
    }),
  ],
  sizes: [10, 15, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'nonogram',
    rows: new Array(rows).fill([]),
    columns: new Array(columns).fill([]),
  }),
};
