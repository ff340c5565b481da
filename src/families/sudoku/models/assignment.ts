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
import type { EngineId } from '../../../engine/engine.js';
import { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import { sum } from '../../../model/row.js';
import type { Formulated, FormulationOptions } from '../../family.js';
import { Candidates } from '../candidates.js';
import { confirmSudoku, type SudokuClaim } from '../confirm.js';
import { areasOf, type SudokuPuzzle, type SudokuSolution, sideOf } from '../puzzle.js';

interface Placement {
  readonly row: number;
  readonly column: number;
  readonly number: number;
  readonly variable: VariableIndex;
}

export const assignment = {
  id: 'assignment',
  description: 'x_rcv: every cell one number, every area every number (set partitioning over areas)',
  engines: ['sat', 'highs'] as readonly EngineId[],
  formulate,
};

function formulate(puzzle: SudokuPuzzle, { presolve }: FormulationOptions): Formulated<SudokuSolution> {
  const side = sideOf(puzzle);
  const builder = new ModelBuilder('sudoku_assignment');
  const candidates = new Candidates(
    presolve ? puzzle : { ...puzzle, grid: puzzle.grid.map((row) => row.map(() => 0)) },
  );
  const contradicts = candidates.propagate() === 'contradiction';
  if (contradicts) builder.row('contradiction', [], '>=', 1);
  const placements = declare(builder, candidates, side);
  const at = new Int32Array(side * side * side).fill(-1);
  for (const { row, column, number, variable } of placements) {
    at[placeOf(row, column, number, side)] = variable;
  }
  const numbers = Array.from({ length: side }, (_, index) => index + 1);

  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const variables = numbers.map((number) => at[placeOf(row, column, number, side)]!);
      builder.row(`cell_${row}_${column}`, sum(variables.filter(isDeclared)), '=', 1);
    }
  }
  for (const { name, cells } of areasOf(puzzle.box)) {
    const prefix = `${name.replace(' ', '_')}_number_`;
    for (const number of numbers) {
      const variables = cells.map(([row, column]) => at[placeOf(row, column, number, side)]!);
      builder.row(`${prefix}${number}`, sum(variables.filter(isDeclared)), '=', 1);
    }
  }
  if (!presolve) placeGivens(builder, puzzle, at);
  const claim: SudokuClaim = contradicts
    ? 'contradiction'
    : (cell, number) => at[cell * side + number - 1] !== -1;
  return {
    model: builder.build(),
    projection: placements.map(({ variable }) => variable),
    decode: (values) => gridOf(placements, values, side),
    ...(presolve ? { confirmPresolve: () => confirmSudoku(puzzle, claim) } : {}),
  };
}

/** A variable per candidate: all numbers everywhere, or those that plain logic leaves. */
function declare(builder: ModelBuilder, candidates: Candidates, side: number): Placement[] {
  const placements: Placement[] = [];
  for (let cell = 0; cell < side * side; cell++) {
    const row = Math.floor(cell / side);
    const column = cell % side;
    for (let number = 1; number <= side; number++) {
      if ((candidates.mask(cell) & (1 << (number - 1))) === 0) continue;
      placements.push({ row, column, number, variable: builder.binary(`x_${row}_${column}_${number}`) });
    }
  }
  return placements;
}

function placeGivens(builder: ModelBuilder, { grid }: SudokuPuzzle, at: Readonly<Int32Array>): void {
  grid.forEach((row, r) => {
    row.forEach((given, c) => {
      if (given > 0) builder.row(`given_${r}_${c}`, sum([at[placeOf(r, c, given, grid.length)]!]), '=', 1);
    });
  });
}

function gridOf(placements: readonly Placement[], values: Values, side: number): SudokuSolution {
  const grid = Array.from({ length: side }, () => new Array<number>(side).fill(0));
  for (const { row, column, number, variable } of placements) {
    if (values[variable] === 1) grid[row]![column] = number;
  }
  return grid;
}

/** Where the variable of a placement stands in a list of all that there could be. */
function placeOf(row: number, column: number, number: number, side: number): number {
  return (row * side + column) * side + number - 1;
}

function isDeclared(variable: VariableIndex): boolean {
  return variable >= 0;
}
