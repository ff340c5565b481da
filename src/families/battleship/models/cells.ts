/**
 * The cell based model (CBM): x_r_c_k says that a cell is of kind k (0 water, 1 left, 2 right, 3 top, 4
 * bottom end, 5 middle, 6 single), s_r_c_l that a ship of length l begins in a cell.
 *
 * - Cells: every cell is of one kind, and a given cell of the given kind.
 * - Rows and columns: as many ship cells as the clue says, where there is one.
 * - Corners: of two cells that touch by a corner at most one is a ship.
 * - Ends: behind an end lies water, before it a middle or the opposite end.
 * - Middles: a ship goes on at two opposite sides of a middle.
 * - Singles: two of them are no neighbours.
 * - Starts: a single, a left or a top end is the start of one ship of a length of the fleet; a start of
 *   length l has the cells of such a ship behind it; of every length there are as many starts as the fleet
 *   has ships.
 *
 * Source: Meuffels and den Hertog as given in the report of Conroy, Dieroff, Kehoe and Lu, chapter 4.2.2;
 * names of rows carry its numbers. Corrected:
 * - (4.3a) adds up the horizontal and the vertical ship, so that a middle of another ship two rows below can
 *   pass a ship of five cells for one of four; here each direction has its own row. Its last sum begins at
 *   row i+1, not j+1.
 * - Nothing printed makes a ship have a start: with missing clues, ships beyond the fleet appear. Added:
 *   `start`.
 * - (4.3g) leaves k unbound, and read for every k it forbids all; the neighbour has to be water.
 * - (4.3h) has a minus where the two kinds of neighbours add up. (4.3k) holds except in the last row, not in
 *   it alone.
 * - (4.3m) lacks the middle above, without which no vertical ship can have two middles.
 * - (4.3q), (4.3r) are equations, which would make every other cell a single; the sum is at most 1. The
 *   second has its exception in the first row, not column.
 * With presolve, kinds and starts that a deduction rules out have no variable.
 */
import { ModelBuilder, type Term, type Values } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ANY_SHIP, type BattleshipPuzzle, type BattleshipSolution, OPEN, SYMBOLS } from '../puzzle.js';
import type { DeduceShips } from './deduced.js';
import { KIND, SHIP_KINDS, SymbolVariables } from './symbols.js';

const { water, left, right, top, bottom, middle, single } = KIND;

/** @param deduce asked with presolve only */
export const cellsFrom = (deduce: DeduceShips): Formulation<BattleshipPuzzle, BattleshipSolution> => ({
  id: 'cells',
  description: 'a variable per cell and kind, and per start of a ship (cell based model, corrected)',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve }) {
    const builder = new ModelBuilder('battleship_cells');
    const variables = SymbolVariables.declare(builder, puzzle, presolve ? deduce : undefined);
    addCells(builder, variables, puzzle);
    addClues(builder, variables, puzzle);
    for (let row = 0; row < variables.rows; row++) {
      for (let column = 0; column < variables.columns; column++) {
        addCorners(builder, variables, row, column);
        addEnds(builder, variables, row, column);
        addMiddles(builder, variables, row, column);
        addSingles(builder, variables, row, column);
        addStarts(builder, variables, row, column);
      }
    }
    addFleet(builder, variables, puzzle);
    return {
      model: builder.build(),
      projection: variables.drawn(),
      decode: (values) => drawing(variables, values),
      ...variables.confirmation,
    };
  },
});

function addCells(builder: ModelBuilder, x: SymbolVariables, { grid }: BattleshipPuzzle): void {
  grid.forEach((text, row) => {
    [...text].forEach((hint, column) => {
      builder.row(`c42b_${row}_${column}`, x.terms(row, column, [water, ...SHIP_KINDS]), '=', 1);
      if (hint === OPEN) return;
      const allowed = hint === ANY_SHIP ? SHIP_KINDS : [SYMBOLS.indexOf(hint)];
      builder.row(`c42c_${row}_${column}`, x.terms(row, column, allowed), '=', 1);
    });
  });
}

function addClues(builder: ModelBuilder, x: SymbolVariables, { rows, columns }: BattleshipPuzzle): void {
  rows.forEach((clue, row) => {
    const terms = columns.flatMap((_, column) => x.terms(row, column, SHIP_KINDS));
    if (clue !== null) builder.row(`c42d_${row}`, terms, '=', clue);
  });
  columns.forEach((clue, column) => {
    const terms = rows.flatMap((_, row) => x.terms(row, column, SHIP_KINDS));
    if (clue !== null) builder.row(`c42e_${column}`, terms, '=', clue);
  });
}

function addCorners(builder: ModelBuilder, x: SymbolVariables, row: number, column: number): void {
  const own = x.terms(row, column, SHIP_KINDS);
  const below = x.terms(row + 1, column + 1, SHIP_KINDS);
  const above = x.terms(row - 1, column + 1, SHIP_KINDS);
  if (below.length > 0) builder.row(`c43c_${row}_${column}`, [...own, ...below], '<=', 1);
  if (above.length > 0) builder.row(`c43d_${row}_${column}`, [...own, ...above], '<=', 1);
}

/**
 * For each kind of end: the numbers of its rows, the step to the next cell of the ship, the kind at the other
 * end.
 */
const ENDS = [
  { kind: left, next: 'c43e', behind: 'c43f', step: [0, 1], opposite: right },
  { kind: right, next: 'c43h', behind: 'c43g', step: [0, -1], opposite: left },
  { kind: top, next: 'c43i', behind: 'c43j', step: [1, 0], opposite: bottom },
  { kind: bottom, next: 'c43l', behind: 'c43k', step: [-1, 0], opposite: top },
] as const;

function addEnds(builder: ModelBuilder, x: SymbolVariables, row: number, column: number): void {
  for (const { kind, next, behind, step, opposite } of ENDS) {
    const own = x.terms(row, column, [kind], -1);
    if (own.length === 0) continue;
    const [down, across] = step;
    const before = x.terms(row + down, column + across, [opposite, middle]);
    builder.row(`${next}_${row}_${column}`, [...own, ...before], '>=', 0);
    const [backRow, backColumn] = [row - down, column - across];
    // Outside the grid there is nothing but water.
    if (backRow < 0 || backColumn < 0 || backRow >= x.rows || backColumn >= x.columns) continue;
    builder.row(`${behind}_${row}_${column}`, [...own, ...x.terms(backRow, backColumn, [water])], '>=', 0);
  }
}

/**
 * (up or right), (up or left), (down or left), (down or right): together (up and down) or (left and right).
 */
function addMiddles(builder: ModelBuilder, x: SymbolVariables, row: number, column: number): void {
  const own = x.terms(row, column, [middle], -1);
  if (own.length === 0) return;
  const up = x.terms(row - 1, column, [top, middle]);
  const down = x.terms(row + 1, column, [bottom, middle]);
  const before = x.terms(row, column - 1, [left, middle]);
  const after = x.terms(row, column + 1, [right, middle]);
  builder.row(`c43m_${row}_${column}`, [...own, ...up, ...after], '>=', 0);
  builder.row(`c43n_${row}_${column}`, [...own, ...up, ...before], '>=', 0);
  builder.row(`c43o_${row}_${column}`, [...own, ...down, ...before], '>=', 0);
  builder.row(`c43p_${row}_${column}`, [...own, ...down, ...after], '>=', 0);
}

function addSingles(builder: ModelBuilder, x: SymbolVariables, row: number, column: number): void {
  const own = x.terms(row, column, [single]);
  const before = x.terms(row, column - 1, [single]);
  const above = x.terms(row - 1, column, [single]);
  if (before.length > 0) builder.row(`c43q_${row}_${column}`, [...own, ...before], '<=', 1);
  if (above.length > 0) builder.row(`c43r_${row}_${column}`, [...own, ...above], '<=', 1);
}

function addStarts(builder: ModelBuilder, x: SymbolVariables, row: number, column: number): void {
  const singles = x.terms(row, column, [single], -1);
  builder.row(`c42f_${row}_${column}`, [...x.start(row, column, 1), ...singles], '=', 0);
  const longer = x.lengths.filter((length) => length > 1);
  const starts = longer.flatMap((length) => x.start(row, column, length));
  builder.row(`start_${row}_${column}`, [...starts, ...x.terms(row, column, [left, top], -1)], '=', 0);
  for (const length of longer) {
    const start = x.start(row, column, length, -length);
    if (start.length === 0) continue;
    const across = shipTerms(x, row, column, length, 0, 1);
    const down = shipTerms(x, row, column, length, 1, 0);
    // The start is a left or a top end; the row of the other direction is then slack.
    const horizontal = [...start, ...across, ...x.terms(row, column, [top], length)];
    const vertical = [...start, ...down, ...x.terms(row, column, [left], length)];
    builder.row(`c43a_across_${row}_${column}_${length}`, horizontal, '>=', 0);
    builder.row(`c43a_down_${row}_${column}_${length}`, vertical, '>=', 0);
  }
}

/** The kinds of the cells of a ship that begins in a cell and runs across or down. */
function shipTerms(
  x: SymbolVariables,
  row: number,
  column: number,
  length: number,
  down: number,
  across: number,
): Term[] {
  return Array.from({ length }, (_, index) => {
    const [first, last] = down === 1 ? [top, bottom] : [left, right];
    const kind = index === 0 ? first : index === length - 1 ? last : middle;
    return x.terms(row + index * down, column + index * across, [kind]);
  }).flat();
}

function addFleet(
  builder: ModelBuilder,
  x: SymbolVariables,
  { rows, columns, fleet }: BattleshipPuzzle,
): void {
  for (const length of x.lengths) {
    const starts = rows.flatMap((_, row) => columns.flatMap((_, column) => x.start(row, column, length)));
    const count = fleet.filter((ship) => ship === length).length;
    builder.row(`c43b_${length}`, starts, '=', count);
  }
}

function drawing(x: SymbolVariables, values: Values): BattleshipSolution {
  const symbol = (row: number, column: number): string => {
    const kind = SHIP_KINDS.find((shown) => values[x.kind(row, column, shown) ?? -1] === 1);
    return SYMBOLS[kind ?? water]!;
  };
  return Array.from({ length: x.rows }, (_, row) =>
    Array.from({ length: x.columns }, (_, column) => symbol(row, column)).join(''),
  );
}
