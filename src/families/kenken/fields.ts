/** The fields of Calcudoku: the cages, and their clues. */
import { type Cell, describeCell, isSameJson } from '../../core/index.js';
import type { Field, Fields } from '../contract/fields.js';
import { cellFields, numbersTo } from '../kit/fields/index.js';
import {
  type BlankCage,
  type Cage,
  type CageOperation,
  hasClue,
  type KenkenPuzzle,
  operationsFor,
} from './puzzle.js';

type AnyCage = Cage | BlankCage;

/** A cage of other cells; its clue stays where it still means something. */
function ofCells(cage: AnyCage, cells: readonly Cell[]): AnyCage {
  const sorted = cells.toSorted(([row, column], [otherRow, otherColumn]) =>
    row === otherRow ? column - otherColumn : row - otherRow,
  );
  const isKept = hasClue(cage) && cage.op !== null && operationsFor(cells.length).includes(cage.op);
  return isKept ? { ...cage, cells: sorted } : { op: null, target: null, cells: sorted };
}

/** The cell goes to the cage of a number, or becomes one of its own. */
function withCellIn(puzzle: KenkenPuzzle, cell: Cell, wanted: number | undefined): KenkenPuzzle | undefined {
  if (wanted !== undefined && puzzle.cages[wanted] === undefined) return undefined;
  const isHere = (own: Cell): boolean => isSameJson(own, cell);
  if (wanted !== undefined && puzzle.cages[wanted]!.cells.some(isHere)) return puzzle;
  const cages = puzzle.cages.flatMap((cage, index): readonly AnyCage[] => {
    if (index === wanted) return [ofCells(cage, [...cage.cells, cell])];
    if (!cage.cells.some(isHere)) return [cage];
    const rest = cage.cells.filter((own) => !isHere(own));
    return rest.length === 0 ? [] : [ofCells(cage, rest)];
  });
  const own: readonly AnyCage[] = wanted === undefined ? [{ op: null, target: null, cells: [cell] }] : [];
  const firstOf = ({ cells: [[row, column] = [0, 0]] }: AnyCage): number => row * puzzle.size + column;
  return { ...puzzle, cages: [...cages, ...own].sort((one, other) => firstOf(one) - firstOf(other)) };
}

/** `12+`, `3=` for one cell, `12` without an operation. */
function textOf(cage: AnyCage): string {
  return hasClue(cage) ? `${cage.target}${cage.op === null || cage.op === '=' ? '' : cage.op}` : '';
}

function clueIn(text: string, { cells }: AnyCage): AnyCage | undefined {
  if (text === '') return { op: null, target: null, cells };
  const [, digits, sign = ''] = /^([1-9]\d{0,5})([-+*/×÷x]?)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const spelled: Readonly<Record<string, CageOperation>> = { '×': '*', x: '*', '÷': '/' };
  const op = cells.length === 1 ? '=' : sign === '' ? null : (spelled[sign] ?? (sign as CageOperation));
  return { op, target: Number(digits), cells };
}

/** The clues that a suggestion may give to a cage: sums, differences, and products of two numbers. */
function textsFor({ cells }: AnyCage, side: number): readonly string[] {
  if (cells.length === 1) return numbersTo(side).map(String);
  const sums = numbersTo(side * cells.length, cells.length).map((sum) => `${sum}+`);
  const differences = cells.length === 2 ? numbersTo(side - 1).map((number) => `${number}-`) : [];
  return [...sums, ...differences];
}

export const kenkenFields: Fields<KenkenPuzzle> = {
  groups: [
    cellFields<KenkenPuzzle>({
      id: 'cage',
      name: 'Cages',
      hint: 'Drag from a cage to make it larger; an emptied cell is a cage of its own.',
      signs: [],
      spreads: true,
      size: ({ size }) => ({ rows: size, columns: size }),
      textAt: ({ cages }, cell) =>
        String(cages.findIndex(({ cells }) => cells.some((own) => isSameJson(own, cell))) + 1),
      put: (puzzle, cell, text) =>
        text === ''
          ? withCellIn(puzzle, cell, undefined)
          : /^\d{1,3}$/.test(text)
            ? withCellIn(puzzle, cell, Number(text) - 1)
            : undefined,
    }),
    {
      id: 'clue',
      name: 'Clues of cages',
      hint: 'The target and the operation: 12+, 3-, 24*, 2/; for one cell its number.',
      signs: [],
      fieldsOf: ({ cages, size }) =>
        cages.map(
          (cage, index): Field => ({
            name: `cage ${index + 1} at ${describeCell(cage.cells[0]!)}`,
            at: { in: 'area', cells: cage.cells },
            text: textOf(cage),
            clue: { blank: '', texts: textsFor(cage, size) },
          }),
        ),
      write(puzzle, index, text) {
        const clue = clueIn(text, puzzle.cages[index]!);
        return clue && { ...puzzle, cages: puzzle.cages.with(index, clue) };
      },
    },
  ],
  sizes: [6, 4, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows: size }) => ({
    family: 'kenken',
    size,
    cages: Array.from(
      { length: size * size },
      (_, index): BlankCage => ({
        op: null,
        target: null,
        cells: [[Math.floor(index / size), index % size]],
      }),
    ),
  }),
};
