/**
 * The grid based model (GBM): a 0-1 variable for every place where a ship can lie; `ship_4_2_3_v` is a
 * vertical ship of length 4 whose first cell is in row 2, column 3 (counted from 0).
 *
 * - Hints: a ship cell of known kind is covered by one place that shows this kind there, a ship cell of
 *   unknown kind by one place, water by none.
 * - Rows and columns: the ships cover as many cells as the clue says, where there is one.
 * - Squares: at most one ship meets a square of 2x2 cells. This says exactly that ships neither overlap nor
 *   touch.
 * - Fleet: of every length there are as many ships as the fleet has.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, chapter 4.2.1. Corrected: (4.1b) compares a weighted
 * sum of cell kinds with the kind, here places are counted; the parameter E of (4.1e) is printed as the cell
 * and its upper, lower and right neighbours, which lets ships touch by corner and forbids ships with one cell
 * of water between them in a column (its own Figure 4.1 has such a pair); the right set is the cell with its
 * lower, right and lower right neighbours. With presolve, only places that a deduction leaves have a
 * variable.
 */
import { ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import {
  ANY_SHIP,
  type BattleshipPuzzle,
  type BattleshipSolution,
  gridWith,
  OPEN,
  type Placement,
  placementsOf,
  shipsByLength,
  sizeOf,
  symbolAt,
  WATER,
} from '../puzzle.js';
import { type DeduceShips, deducedShips } from './deduced.js';

/** A variable and the ship that lies there when it is 1. */
interface PlacedVariable {
  readonly variable: VariableIndex;
  readonly ship: Placement;
}

/** @param deduce asked with presolve only */
export const shipsFrom = (deduce: DeduceShips): Formulation<BattleshipPuzzle, BattleshipSolution> => ({
  id: 'ships',
  description:
    'a variable per place of a ship; at most one ship meets a 2x2 square (grid based model, corrected)',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve }) {
    const builder = new ModelBuilder('battleship_ships');
    const deduced = presolve ? deducedShips(puzzle, deduce) : undefined;
    if (deduced?.contradicts) builder.row('contradiction', [], '>=', 1);
    const ships = deduced?.ships ?? placementsOf(sizeOf(puzzle), puzzle.fleet);
    const placed = ships.map((ship): PlacedVariable => {
      const { length, row, column, vertical } = ship;
      return { ship, variable: builder.binary(`ship_${length}_${row}_${column}_${vertical ? 'v' : 'h'}`) };
    });
    addHints(builder, puzzle, placed);
    addClues(builder, puzzle, placed);
    addSquares(builder, puzzle, placed);
    for (const [length, count] of shipsByLength(puzzle.fleet)) {
      const same = placed.filter(({ ship }) => ship.length === length);
      builder.row(`fleet_${length}`, sum(same.map(({ variable }) => variable)), '=', count);
    }
    return {
      model: builder.build(),
      projection: placed.map(({ variable }) => variable),
      decode: (values) => {
        const chosen = placed.filter(({ variable }) => values[variable] === 1);
        return gridWith(
          sizeOf(puzzle),
          chosen.map(({ ship }) => ship),
        );
      },
      ...deduced?.confirmation,
    };
  },
});

function addHints(
  builder: ModelBuilder,
  { grid }: BattleshipPuzzle,
  placed: readonly PlacedVariable[],
): void {
  const shown = grid.map((text) => Array.from(text, (): { sign: string; variable: VariableIndex }[] => []));
  for (const { ship, variable } of placed) {
    ship.cells.forEach(([row, column], index) => {
      if (grid[row]![column] !== OPEN) shown[row]![column]!.push({ sign: symbolAt(ship, index), variable });
    });
  }
  grid.forEach((text, row) => {
    [...text].forEach((hint, column) => {
      if (hint === OPEN) return;
      const fitting = shown[row]![column]!.filter(
        ({ sign }) => hint === WATER || hint === ANY_SHIP || sign === hint,
      );
      const terms = sum(fitting.map(({ variable }) => variable));
      builder.row(`hint_${row}_${column}`, terms, '=', hint === WATER ? 0 : 1);
    });
  });
}

function addClues(
  builder: ModelBuilder,
  { rows, columns }: BattleshipPuzzle,
  placed: readonly PlacedVariable[],
): void {
  for (const [axis, name, clues] of [
    [0, 'row', rows],
    [1, 'column', columns],
  ] as const) {
    clues.forEach((clue, line) => {
      if (clue === null) return;
      const terms = placed.flatMap(({ ship, variable }) =>
        ship.cells.flatMap((cell) => (cell[axis] === line ? sum([variable]) : [])),
      );
      builder.row(`${name}_${line}`, terms, '=', clue);
    });
  }
}

function addSquares(
  builder: ModelBuilder,
  puzzle: BattleshipPuzzle,
  placed: readonly PlacedVariable[],
): void {
  const { rows, columns } = sizeOf(puzzle);
  // A grid of one row or column has squares that reach beyond it.
  const last = { row: Math.max(0, rows - 2), column: Math.max(0, columns - 2) };
  const squares = Array.from({ length: (last.row + 1) * (last.column + 1) }, (): VariableIndex[] => []);
  for (const { ship, variable } of placed) {
    const { row, column } = ship;
    const [bottom, right] = ship.cells.at(-1)!;
    for (let top = Math.max(0, row - 1); top <= Math.min(last.row, bottom); top++) {
      for (let left = Math.max(0, column - 1); left <= Math.min(last.column, right); left++) {
        squares[top * (last.column + 1) + left]!.push(variable);
      }
    }
  }
  squares.forEach((variables, square) => {
    if (variables.length < 2) return;
    const top = Math.floor(square / (last.column + 1));
    builder.row(`square_${top}_${square % (last.column + 1)}`, sum(variables), '<=', 1);
  });
}
