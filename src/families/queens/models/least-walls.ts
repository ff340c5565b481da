/**
 * The least-walls model: which walls, as few as possible, let q queens stand on an n x n board? `queen_r_c`
 * and `wall_r_c` are 0-1 variables of the cell in row r, column c.
 *
 * - There are exactly q queens.
 * - Between any two cells of a line there are at most one more queens than walls (see intervals.ts).
 * - A cell holds a queen or a wall or neither.
 * - The number of walls is as small as possible, or exactly the one asked for (the counting model).
 *
 * Bounds, each valid for every solution and left out on demand:
 *
 * - Walls are at least q - n, since each row has at most one more queens than walls.
 * - Every block of two by two cells holds at most one queen; so there are at most ceil(n/2)^2.
 * - With exactly q - n walls, every row and column has one more queens than walls, the two alternate, and no
 *   wall stands on the border.
 * - On demand: of the eight turns and reflections of a placement only one with
 *   `column moment >= row moment >= 0` is looked for, the moments being those of the queens about the centre
 *   lines. It keeps a least number of walls but not the counts.
 *
 * Source: the text on integer programs for blocked n-queens, least walls model and its solution-counting
 * variant. Corrected: nothing printed keeps a queen off a wall; a least number of walls hides that (a wall
 * under a queen is useless and would be dropped), but more walls than the least would be counted wrongly. The
 * printed variant also counts pairs of board and placement; boards alone are counted over the walls'
 * variables.
 */
import type { Cell } from '../../../core/index.js';
import {
  type Model,
  ModelBuilder,
  sum,
  type Term,
  type Values,
  type VariableIndex,
} from '../../../solve/index.js';
import { QUEEN, type QueensSolution, WALL } from '../puzzle.js';
import { keepQueensApart } from './intervals.js';

/** A request for a least-walls model. */
export interface LeastWallsRequest {
  /** Side n of the square board. */
  readonly size: number;
  /** Queens to place. */
  readonly queens: number;
  /** Walls, exactly; absent: as few as possible. */
  readonly walls?: number;
  /** State the bounds; default true. */
  readonly bounds?: boolean;
  /** Look for one of the eight symmetric placements only; default false. Not for counting. */
  readonly breakSymmetry?: boolean;
}

/** The model and the way back. */
export interface LeastWallsModel {
  readonly model: Model;
  /** The walls: two assignments that agree on them are the same board. */
  readonly boards: readonly VariableIndex[];
  /** Queens and walls: two assignments that agree on them are the same placement on the same board. */
  readonly placements: readonly VariableIndex[];
  /** The board with its walls and queens. */
  decode(values: Values): QueensSolution;
}

/** Variables by row and column. */
interface Grid {
  readonly size: number;
  readonly queens: readonly (readonly VariableIndex[])[];
  readonly walls: readonly (readonly VariableIndex[])[];
}

/** Builds the model. Without a solution (too many queens, too few walls) it is infeasible. */
export function leastWalls(request: LeastWallsRequest): LeastWallsModel {
  const { size, queens, walls, bounds = true, breakSymmetry = false } = request;
  const builder = new ModelBuilder('least_walls');
  const grid = declare(builder, size);
  const allWalls = grid.walls.flat();
  builder.row('queens', sum(grid.queens.flat()), '=', queens);
  if (walls === undefined) builder.minimise(sum(allWalls));
  else builder.row('walls', sum(allWalls), '=', walls);
  keepQueensApart(builder, size, size, {
    queen: ([row, column]) => grid.queens[row]![column],
    wall: ([row, column]) => grid.walls[row]![column]!,
  });
  grid.queens.forEach((variables, row) => {
    variables.forEach((queen, column) => {
      builder.row(`one_piece_${row}_${column}`, sum([queen, grid.walls[row]![column]!]), '<=', 1);
    });
  });
  if (bounds) stateBounds(builder, grid, queens);
  if (bounds && walls === queens - size) stateAlternation(builder, grid);
  if (breakSymmetry) stateMoments(builder, grid);
  return {
    model: builder.build(),
    boards: allWalls,
    placements: [...grid.queens.flat(), ...allWalls],
    decode: (values) =>
      grid.queens.map((variables, row) =>
        variables
          .map((queen, column) => {
            if (values[queen] === 1) return QUEEN;
            return values[grid.walls[row]![column]!] === 1 ? WALL : '.';
          })
          .join(''),
      ),
  };
}

function declare(builder: ModelBuilder, size: number): Grid {
  const places = Array.from({ length: size }, (_, index) => index);
  const variables = (piece: string) =>
    places.map((row) => places.map((column) => builder.binary(`${piece}_${row}_${column}`)));
  return { size, queens: variables('queen'), walls: variables('wall') };
}

function stateBounds(builder: ModelBuilder, { size, queens, walls }: Grid, count: number): void {
  builder.row('walls_at_least', sum(walls.flat()), '>=', count - size);
  builder.row('queens_at_most', sum(queens.flat()), '<=', Math.ceil(size / 2) ** 2);
  for (let row = 0; row + 1 < size; row++) {
    for (let column = 0; column + 1 < size; column++) {
      const block = [row, row + 1].flatMap((r) => queens[r]!.slice(column, column + 2));
      builder.row(`block_${row}_${column}`, sum(block), '<=', 1);
    }
  }
}

function stateAlternation(builder: ModelBuilder, { size, queens, walls }: Grid): void {
  for (let line = 0; line < size; line++) {
    const state = (name: string, cellOf: (place: number) => Cell): void => {
      const cells = Array.from({ length: size }, (_, place) => cellOf(place));
      const inLine = cells.map(([row, column]) => queens[row]![column]!);
      const wallsInLine = cells.map(([row, column]) => walls[row]![column]!);
      builder.row(`${name}_alternates_${line}`, [...sum(inLine), ...sum(wallsInLine, -1)], '=', 1);
      const ends = [...new Set([wallsInLine[0]!, wallsInLine.at(-1)!])];
      builder.row(`${name}_ends_${line}`, sum(ends), '=', 0);
    };
    state('row', (place) => [line, place]);
    state('column', (place) => [place, line]);
  }
}

function stateMoments(builder: ModelBuilder, { size, queens }: Grid): void {
  const moment = (distance: (row: number, column: number) => number): Term[] =>
    queens.flatMap((variables, row) =>
      variables.map((queen, column): Term => [2 * distance(row, column) - (size - 1), queen]),
    );
  const byRow = moment((row) => row);
  const byColumn = moment((_, column) => column);
  const lessByRow = byRow.map(([coefficient, queen]): Term => [-coefficient, queen]);
  builder.row('row_moment', byRow, '>=', 0);
  builder.row('column_moment', [...byColumn, ...lessByRow], '>=', 0);
}
