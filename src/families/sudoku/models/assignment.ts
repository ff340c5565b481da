/**
 * The assignment formulation: the 0-1 variable `x_r_c_v` says that row r, column c holds the number v.
 *
 * - Every cell holds exactly one number.
 * - Every area (rows, columns and boxes alike) holds every number exactly once.
 * - A given number is placed.
 *
 * Sources: the report of Conroy, Dieroff, Kehoe and Lu, chapter 3 (set partitioning), and the GAMS text on
 * Sudoku, whose one family of areas serves every box shape. With presolve, numbers that a deduction claims to
 * be impossible have no variable; a contradiction leaves the row `contradiction`. Puzzles with other regions
 * or with constraints, and explanations of all, state the same rows by the kit of rules, and those of the
 * constraints.
 */

import { cellIndices, rowsOf } from '../../../core/index.js';
import { type Assumption, sum, type Values } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import type { CandidateClaim } from '../../kit/confirm/candidates.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { formulationByRules } from '../../kit/rules/index.js';
import { confirmSudoku } from '../confirm.js';
import {
  areasOf,
  type Box,
  isPlain,
  type PlainSudoku,
  type SudokuGrid,
  type SudokuPuzzle,
  type SudokuSolution,
} from '../puzzle.js';
import { sudokuRuled } from '../rules.js';

const NAME = 'sudoku_assignment';

/**
 * Larger grids are stated puzzle by puzzle: their shapes have far more variables than logic leaves to a
 * puzzle.
 */
const LARGEST_SHAPE = 9;

/** @param deduce what presolve claims; asked for with presolve only */
export const assignmentFrom = (
  deduce: (puzzle: PlainSudoku) => CandidateClaim,
): Formulation<SudokuPuzzle, SudokuSolution> => ({
  id: 'assignment',
  description: 'x_rcv: every cell one number, every area every number (set partitioning over areas)',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    const { presolve, reasons } = options;
    if (reasons || !isPlain(puzzle)) return BY_RULES.formulate(puzzle, options);
    const side = puzzle.grid.length;
    const builder = new ReasonedBuilder(NAME);
    const numbers = stateRules(builder, puzzle.box, presolve ? deduce(puzzle) : undefined);
    puzzle.grid.flat().forEach((given, cell) => {
      if (given === 0 || presolve) return;
      builder.row(`given_${nameOf(cell, side)}`, sum([numbers.at(cell, given - 1)!]), '=', 1);
    });
    return {
      model: builder.build(),
      projection: numbers.all,
      decode: (values) => gridOf(numbers, values, side),
      ...(presolve ? { confirmPresolve: () => confirmSudoku(puzzle, numbers.claim) } : {}),
    };
  },
  shapes: {
    nameOf: (puzzle) =>
      !isPlain(puzzle) || puzzle.grid.length > LARGEST_SHAPE ? undefined : `boxes ${puzzle.box.join(' by ')}`,
    formulate(puzzle) {
      const { box } = puzzle as PlainSudoku;
      const builder = new ReasonedBuilder(NAME);
      const numbers = stateRules(builder, box);
      const { all } = numbers;
      return {
        model: builder.build(),
        projection: all,
        decode: (values) => gridOf(numbers, values, box[0] * box[1]),
        givensOf: ({ grid }) => givensOf(numbers, grid),
        // Every cell holds one number, so another grid lacks one of these.
        distinguish: (values) => all.filter((variable) => values[variable] === 1),
      };
    },
  },
});

/** The formulation of all other layouts and of constraints, and of all puzzles that are explained. */
const BY_RULES = formulationByRules(sudokuRuled);

/** States the rules over the numbers that are possible in the cells: all of them, or what a claim leaves. */
function stateRules(builder: ReasonedBuilder, box: Box, claim?: CandidateClaim): AssignedValues {
  const side = box[0] * box[1];
  const numbers = new AssignedValues(
    builder,
    { places: side * side, values: side, claim },
    (cell, value) => `x_${nameOf(cell, side)}_${value + 1}`,
  );
  for (let cell = 0; cell < side * side; cell++) {
    const terms = sum(numbers.of(cell).map(({ variable }) => variable));
    builder.row(`cell_${nameOf(cell, side)}`, terms, '=', 1);
  }
  for (const area of areasOf(box)) {
    const places = cellIndices(area.cells, side);
    const name = area.name.replace(' ', '_');
    for (let value = 0; value < side; value++) {
      builder.row(`${name}_number_${value + 1}`, sum(numbers.placesOf(value, places)), '=', 1);
    }
  }
  return numbers;
}

/** The variables of the given numbers, with the value 1. */
function givensOf(numbers: AssignedValues, grid: SudokuGrid): readonly Assumption[] {
  const givens: Assumption[] = [];
  for (let row = 0; row < grid.length; row++) {
    for (let column = 0; column < grid.length; column++) {
      const given = grid[row]![column]!;
      if (given > 0) givens.push({ variable: numbers.at(row * grid.length + column, given - 1)!, value: 1 });
    }
  }
  return givens;
}

function nameOf(cell: number, side: number): string {
  return `${Math.floor(cell / side)}_${cell % side}`;
}

function gridOf(numbers: AssignedValues, values: Values, side: number): SudokuSolution {
  return rowsOf(
    numbers.decode(values).map((value) => value + 1),
    side,
  );
}
