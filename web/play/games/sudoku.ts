/** Sudokus with all their regions, overlapping grids and constraints. */
import type { Cell, SudokuPuzzle } from '../../../src/browser.js';
import type { NumberGame } from './game.js';
import { isFirst, numberGame } from './numbers.js';

type Constraint = NonNullable<SudokuPuzzle['constraints']>[number];

/** A Sudoku: open cells take the numbers of the grid. */
export function sudokuGame({ grid, box, grids, constraints = [] }: SudokuPuzzle): NumberGame {
  const most = grids === undefined || box === undefined ? grid.length : box[0] * box[1];
  const isCell = ([row, column]: Cell): boolean =>
    grids === undefined ||
    grids.some(([top, left]) => row >= top && row < top + most && column >= left && column < left + most);
  const givenAt = (cell: Cell): number | null => (isCell(cell) ? (grid[cell[0]]?.[cell[1]] ?? 0) : null);
  return {
    ...numberGame({ rows: grid.length, columns: grid[0]?.length ?? 0, most }, givenAt),
    hasClue: (cell) =>
      constraints.some(
        (constraint) => 'sum' in constraint && cellLists(constraint).some((cells) => isFirst(cell, cells)),
      ),
    words: (cell) => {
      const given = givenAt(cell);
      if (given === null) return 'no cell';
      const words = constraints.flatMap((constraint) => wordsIn(constraint, cell));
      return [...(given > 0 ? [`given ${given}`] : []), ...words].join(', ');
    },
  };
}

/** The words of a constraint for one of its cells: `killer cage, sum 15, cell 2 of 4`. */
function wordsIn(constraint: Constraint, [row, column]: Cell): readonly string[] {
  const numbers = Object.entries(constraint).flatMap(([key, value]) =>
    typeof value === 'number' ? [`${key} ${value}`] : [],
  );
  return cellLists(constraint).flatMap((cells) => {
    const place = cells.findIndex((cell) => cell[0] === row && cell[1] === column);
    if (place < 0) return [];
    return [constraint.type.replaceAll('-', ' '), ...numbers, `cell ${place + 1} of ${cells.length}`].join(
      ', ',
    );
  });
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
