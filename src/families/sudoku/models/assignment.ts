/**
 * The assignment formulation: the 0-1 variable `x_r_c_v` says that row r, column c holds the number v.
 *
 * - Every cell holds exactly one number.
 * - Every area (rows, columns and boxes alike) holds every number exactly once.
 * - A given number is placed.
 *
 * Sources: the report of Conroy, Dieroff, Kehoe and Lu, chapter 3 (set partitioning), and the GAMS text on
 * Sudoku, whose one family of areas serves every box shape. With presolve, numbers that a deduction claims to
 * be impossible have no variable; a contradiction leaves the row `contradiction`. For explaining, every row
 * is a reason and the given numbers are no rows.
 */

import { cellIndices, cellsOf, rowsOf } from '../../../core/index.js';
import { type Assumption, type Model, sum, type Values } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import type { Formulated, Formulation } from '../../contract/family.js';
import type { CandidateClaim } from '../../kit/confirm/candidates.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { numberMarks } from '../../kit/models/number-marks.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { knownNumbers } from '../../kit/states/number-state.js';
import { confirmSudoku } from '../confirm.js';
import { numberOnce, oneNumber } from '../explaining/reasons.js';
import { areasOf, type SudokuGrid, type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';

const NAME = 'sudoku_assignment';

/**
 * Larger grids are stated puzzle by puzzle: their shapes have far more variables than logic leaves to a
 * puzzle.
 */
const LARGEST_SHAPE = 9;

/** @param deduce what presolve claims; asked for with presolve only */
export const assignmentFrom = (
  deduce: (puzzle: SudokuPuzzle) => CandidateClaim,
): Formulation<SudokuPuzzle, SudokuSolution> => ({
  id: 'assignment',
  description: 'x_rcv: every cell one number, every area every number (set partitioning over areas)',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve, reasons }) {
    if (reasons) return formulateWithReasons(puzzle);
    const side = sideOf(puzzle);
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
    nameOf: ({ box }) => (sideOf({ box }) > LARGEST_SHAPE ? undefined : `boxes ${box.join(' by ')}`),
    formulate({ box }) {
      const builder = new ReasonedBuilder(NAME);
      const numbers = stateRules(builder, box);
      const { all } = numbers;
      return {
        model: builder.build(),
        projection: all,
        decode: (values) => gridOf(numbers, values, sideOf({ box })),
        givensOf: ({ grid }) => givensOf(numbers, grid),
        // Every cell holds one number, so another grid lacks one of these.
        distinguish: (values) => all.filter((variable) => values[variable] === 1),
      };
    },
  },
});

/** The rules of a shape with their reasons. */
interface ExplainedRules extends Pick<Explained, 'reasons' | 'marks'> {
  readonly model: Model;
  readonly numbers: AssignedValues;
}

/** By shape; there are few shapes, and puzzles of one shape come in thousands. */
const EXPLAINED = new Map<string, ExplainedRules>();

function formulateWithReasons({ box, grid }: SudokuPuzzle): Formulated<SudokuSolution> {
  const side = sideOf({ box });
  const shape = box.join(' by ');
  const rules = EXPLAINED.get(shape) ?? explainRules(box);
  EXPLAINED.set(shape, rules);
  const { model, reasons, numbers, marks } = rules;
  return {
    model,
    projection: numbers.all,
    decode: (values) => gridOf(numbers, values, side),
    explained: { reasons, marks, given: knownNumbers({ given: grid, most: side }) },
  };
}

function explainRules(box: SudokuPuzzle['box']): ExplainedRules {
  const builder = new ReasonedBuilder(NAME, true);
  const numbers = stateRules(builder, box);
  const side = sideOf({ box });
  const marks = numberMarks(numbers, cellsOf({ rows: side, columns: side }));
  return { model: builder.build(), reasons: builder.reasons, numbers, marks };
}

/** States the rules over the numbers that are possible in the cells: all of them, or what a claim leaves. */
function stateRules(
  builder: ReasonedBuilder,
  box: SudokuPuzzle['box'],
  claim?: CandidateClaim,
): AssignedValues {
  const side = sideOf({ box });
  const cells = cellsOf({ rows: side, columns: side });
  const numbers = new AssignedValues(
    builder,
    { places: side * side, values: side, claim },
    (cell, value) => `x_${nameOf(cell, side)}_${value + 1}`,
  );
  for (const cell of cells.keys()) {
    const terms = sum(numbers.of(cell).map(({ variable }) => variable));
    builder.because(
      () => oneNumber(cells[cell]!),
      () => builder.row(`cell_${nameOf(cell, side)}`, terms, '=', 1),
    );
  }
  for (const area of areasOf(box)) {
    const places = cellIndices(area.cells, side);
    const name = area.name.replace(' ', '_');
    for (let value = 0; value < side; value++) {
      const terms = sum(numbers.placesOf(value, places));
      builder.because(
        () => numberOnce(area, value + 1),
        () => builder.row(`${name}_number_${value + 1}`, terms, '=', 1),
      );
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
