/** The fields of Kakuro: black cells, the sums before runs, given numbers. */
import { type Cell, sizeOfRows } from '../../core/index.js';
import type { FieldGroup, Fields } from '../contract/fields.js';
import { cellFields, numbersTo, withValue } from '../kit/fields/index.js';
import { isBlack, type KakuroCell, type KakuroPuzzle, LARGEST_NUMBER, NO_SUMS, type Sums } from './puzzle.js';

const BLACK = '#';
/** The sum of all numbers. */
const LARGEST_SUM = 45;

function cellAt({ grid }: KakuroPuzzle, [row, column]: Cell): KakuroCell | undefined {
  return grid[row]?.[column];
}

function put(puzzle: KakuroPuzzle, cell: Cell, value: KakuroCell): KakuroPuzzle {
  return { ...puzzle, grid: withValue<KakuroCell>(puzzle.grid, cell, value) };
}

/** The sums of one direction; a clue stands in a black cell before a run. */
function sumFields(part: 0 | 1, [id, name]: readonly [string, string]): FieldGroup<KakuroPuzzle> {
  const sumOf = (cell: KakuroCell | undefined): number => (cell && isBlack(cell) ? cell[part] : 0);
  return cellFields<KakuroPuzzle>({
    id,
    name,
    hint: 'The sum of the run, in the black cell before it.',
    signs: [],
    size: ({ grid }) => sizeOfRows(grid),
    textAt: (puzzle, cell) => String(sumOf(cellAt(puzzle, cell)) || ''),
    clueOf(_, puzzle, [row, column]) {
      const own = cellAt(puzzle, [row, column])!;
      const next = cellAt(puzzle, part === 0 ? [row + 1, column] : [row, column + 1]);
      if (!isBlack(own) || next === undefined || isBlack(next)) return undefined;
      return { blank: '', texts: numbersTo(LARGEST_SUM).map(String) };
    },
    put(puzzle, cell, text) {
      const own = cellAt(puzzle, cell)!;
      if (!isBlack(own) && text === '') return puzzle;
      if (!isBlack(own) || !/^\d{0,2}$/.test(text)) return undefined;
      return put(puzzle, cell, own.with(part, Number(text)) as unknown as Sums);
    },
  });
}

export const kakuroFields: Fields<KakuroPuzzle> = {
  groups: [
    cellFields<KakuroPuzzle>({
      id: 'black',
      name: 'Black cells',
      hint: '# is a black cell.',
      signs: [BLACK],
      size: ({ grid }) => sizeOfRows(grid),
      textAt: (puzzle, cell) => (isBlack(cellAt(puzzle, cell)!) ? BLACK : ''),
      put(puzzle, cell, text) {
        if (text !== '' && text !== BLACK) return undefined;
        if ((text === BLACK) === isBlack(cellAt(puzzle, cell)!)) return puzzle;
        return withoutLostSums(put(puzzle, cell, text === BLACK ? NO_SUMS : 0));
      },
    }),
    sumFields(1, ['across', 'Sums across']),
    sumFields(0, ['down', 'Sums down']),
    cellFields<KakuroPuzzle>({
      id: 'given',
      name: 'Given numbers',
      hint: 'A number that the white cell holds.',
      signs: numbersTo(LARGEST_NUMBER).map(String),
      size: ({ grid }) => sizeOfRows(grid),
      textAt(puzzle, cell) {
        const own = cellAt(puzzle, cell)!;
        return isBlack(own) ? '' : String(own || '');
      },
      clueOf: (_, puzzle, cell) =>
        isBlack(cellAt(puzzle, cell)!)
          ? undefined
          : { blank: '', texts: numbersTo(LARGEST_NUMBER).map(String) },
      put(puzzle, cell, text) {
        if (isBlack(cellAt(puzzle, cell)!)) return text === '' ? puzzle : undefined;
        return /^[1-9]?$/.test(text) ? put(puzzle, cell, Number(text)) : undefined;
      },
    }),
  ],
  sizes: [8, 6, 5, 10].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'kakuro',
    grid: Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => (row === 0 || column === 0 ? NO_SUMS : 0)),
    ),
  }),
};

/** Sums of which the run has gone are taken away: such a puzzle would not be well-formed. */
function withoutLostSums(puzzle: KakuroPuzzle): KakuroPuzzle {
  const isRun = (cell: KakuroCell | undefined): boolean => cell !== undefined && !isBlack(cell);
  const grid = puzzle.grid.map((cells, row) =>
    cells.map((cell, column): KakuroCell => {
      if (!isBlack(cell)) return cell;
      const [below, right] = [cellAt(puzzle, [row + 1, column]), cellAt(puzzle, [row, column + 1])];
      return [isRun(below) ? cell[0] : 0, isRun(right) ? cell[1] : 0];
    }),
  );
  return { ...puzzle, grid };
}
