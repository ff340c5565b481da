/**
 * The assignment formulation: the 0-1 variable `x_r_c_v` says that row r, column c holds the number v.
 *
 * - Every cell holds exactly one number.
 * - Every area (rows, columns and boxes alike) holds every number exactly once.
 * - A given number is placed.
 *
 * Sources: the report of Conroy, Dieroff, Kehoe and Lu, chapter 3 (set partitioning), and the GAMS text on Sudoku,
 * whose one family of areas serves every box shape. With presolve, candidates that naked and hidden singles rule
 * out have no variable; a contradiction leaves the row `contradiction`.
 */
import { cellIndices } from '../../../core/grid/cell.js';
import { rowsOf } from '../../../core/grid/rows.js';
import { ModelBuilder } from '../../../model/builder.js';
import { sum } from '../../../model/row.js';
import type { Formulation } from '../../family.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { Candidates } from '../candidates.js';
import { confirmSudoku } from '../confirm.js';
import { areasOf, type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';

export const assignment: Formulation<SudokuPuzzle, SudokuSolution> = {
  id: 'assignment',
  description: 'x_rcv: every cell one number, every area every number (set partitioning over areas)',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve }) {
    const side = sideOf(puzzle);
    const builder = new ModelBuilder('sudoku_assignment');
    const nameOf = (cell: number): string => `${Math.floor(cell / side)}_${cell % side}`;
    const candidates = new Candidates(presolve ? puzzle : { box: puzzle.box, grid: [] });
    const numbers = new AssignedValues(
      builder,
      candidates,
      (cell, value) => `x_${nameOf(cell)}_${value + 1}`,
    );
    for (const cell of candidates.places) {
      builder.row(`cell_${nameOf(cell)}`, sum(numbers.of(cell).map(({ variable }) => variable)), '=', 1);
    }
    for (const { name, cells } of areasOf(puzzle.box)) {
      for (const value of candidates.values) {
        const places = numbers.placesOf(value, cellIndices(cells, side));
        builder.row(`${name.replace(' ', '_')}_number_${value + 1}`, sum(places), '=', 1);
      }
    }
    puzzle.grid.flat().forEach((given, cell) => {
      if (given === 0 || presolve) return;
      builder.row(`given_${nameOf(cell)}`, sum([numbers.at(cell, given - 1)!]), '=', 1);
    });
    return {
      model: builder.build(),
      projection: numbers.all,
      decode: (values) =>
        rowsOf(
          numbers.decode(values).map((value) => value + 1),
          side,
        ),
      ...(presolve ? { confirmPresolve: () => confirmSudoku(puzzle, numbers.claim) } : {}),
    };
  },
};
