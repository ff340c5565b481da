/** Sudokus with all their regions, overlapping grids and constraints. */
import type { Cell, SudokuPuzzle } from '../../../src/browser.js';
import { libraryWords, say } from '../../words/index.js';
import type { MetClue, NumberGame } from './game.js';
import { lines, parts } from './houses.js';
import { differAndSum, firstOf, isFirst, numberGame } from './numbers.js';

type Constraint = NonNullable<SudokuPuzzle['constraints']>[number];

/** A Sudoku: open cells take the numbers of the grid. */
export function sudokuGame({ grid, box, regions, grids, constraints = [] }: SudokuPuzzle): NumberGame {
  const most = grids === undefined || box === undefined ? grid.length : box[0] * box[1];
  const isCell = ([row, column]: Cell): boolean =>
    grids === undefined ||
    grids.some(([top, left]) => row >= top && row < top + most && column >= left && column < left + most);
  const givenAt = (cell: Cell): number | null => (isCell(cell) ? (grid[cell[0]]?.[cell[1]] ?? 0) : null);
  const hasRegions = Array.isArray(regions);
  const regionOf = ([row, column]: Cell): number | null =>
    hasRegions ? (regions[row]?.[column] ?? null) : null;
  const boxOf = ([row, column]: Cell): number | null =>
    box === undefined ? null : Math.floor(row / box[0]) * most + Math.floor(column / box[1]);
  const houses = (grids ?? [[0, 0] as const]).flatMap((corner) => [
    ...lines(most, most, corner),
    ...parts(most, most, box === undefined ? regionOf : boxOf, corner),
  ]);
  const game = numberGame({ rows: grid.length, columns: grid[0]?.length ?? 0, most }, givenAt);
  return {
    ...game,
    houses: [...houses, ...constraints.filter(isCage).map(({ cells }) => cells)],
    hasClue: (cell) =>
      constraints.some(
        (constraint) => 'sum' in constraint && cellLists(constraint).some((cells) => isFirst(cell, cells)),
      ),
    metClues: (entries) =>
      constraints.flatMap((constraint): readonly MetClue[] => {
        if (!isCage(constraint)) return [];
        const { cells, sum } = constraint;
        const numbers = cells.map((cell) => game.numberAt(entries, cell));
        if (sum === undefined || !differAndSum(numbers, sum)) return [];
        return [{ cell: firstOf(cells), part: 'cage', about: cells, name: () => nameOf(constraint) }];
      }),
    ...(hasRegions ? { regionOf } : {}),
    facts: () => (box === undefined ? '' : say('boxesOf', { rows: box[0], columns: box[1] })),
    words: (cell) => {
      const given = givenAt(cell);
      if (given === null) return say('noCell');
      const region = regionOf(cell);
      const words = [
        ...(region === null ? [] : [say('region', { number: region + 1 })]),
        ...constraints.flatMap((constraint) => wordsIn(constraint, cell)),
      ];
      return [...(given > 0 ? [say('givenValue', { value: given })] : []), ...words].join(', ');
    },
  };
}

/** True for a cage, whose numbers differ and have a sum if one is stated. */
function isCage(
  constraint: Constraint,
): constraint is Constraint & { readonly cells: readonly Cell[]; readonly sum?: number } {
  return constraint.type === 'killer-cage';
}

/** The words of a constraint for one of its cells: `killer cage, sum 15, cell 2 of 4`. */
function wordsIn(constraint: Constraint, [row, column]: Cell): readonly string[] {
  return cellLists(constraint).flatMap((cells) => {
    const place = cells.findIndex((cell) => cell[0] === row && cell[1] === column);
    if (place < 0) return [];
    return [`${nameOf(constraint)}, ${say('cellOf', { number: place + 1, whole: cells.length })}`];
  });
}

/** The type of a constraint with its numbers: `killer cage, sum 15`. */
function nameOf(constraint: Constraint): string {
  const numbers = Object.entries(constraint).flatMap(([key, value]) =>
    typeof value === 'number' ? [`${libraryWords(key)} ${value}`] : [],
  );
  return [libraryWords(constraint.type.replaceAll('-', ' ')), ...numbers].join(', ');
}

/** The lists of cells in a constraint, under whatever keys. */
function cellLists(constraint: Constraint): readonly (readonly Cell[])[] {
  return Object.values(constraint).flatMap((value) => {
    const lists = Array.isArray(value?.[0]?.[0]) ? (value as readonly unknown[]) : [value];
    return lists.filter(isCells);
  });
}

function isCells(value: unknown): value is readonly Cell[] {
  return Array.isArray(value) && value.every((cell) => Array.isArray(cell) && typeof cell[0] === 'number');
}
