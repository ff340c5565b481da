/**
 * The integer program of the translucent squares (nonokenken document, section 3.2): x = 1 where a square is
 * centred, d = the squares over a cell, z = |d - g|, the sum of z least.
 *
 * `as-written` keeps the document's three families: d is the sum of x over the cell's neighbours, z >= d - g
 * and z >= g - d. Its relaxation has a trivial bound, because a fractional x matches any grey exactly.
 * `tightened` adds the convex envelope of |d - g| over WHOLE d: with f = floor(g) and r = g - f the row z >=
 * r + (1 - 2r)(d - f), which passes through (f, r) and (f + 1, 1 - r); d is substituted.
 *
 * Corrected: the ideal count is g = 9(255-v)/255 (the document's 9v/255 draws dark as light), and d sums over
 * N(i, j), the cell itself included, so that 6 cells count at the border and 4 in a corner (5 and 3 are its
 * neighbours proper).
 */
import {
  type Model,
  ModelBuilder,
  sum,
  type Term,
  type Values,
  type VariableIndex,
} from '../../../solve/index.js';
import { COUNTS, paddedIndex, type ShadingField } from './field.js';
import type { Squares } from './squares.js';

export type ProgramVariant = 'as-written' | 'tightened';

/** The cells that a program may decide: rows `top` to before `bottom`, columns `left` to before `right`. */
export interface Window {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The whole picture as a program; variables start with x, row-major. The objective is the document's. */
export function shadingProgram(field: ShadingField, variant: ProgramVariant): Model {
  const { rows, columns } = field;
  return buildProgram(field, { top: 0, left: 0, bottom: rows, right: columns }, () => 0, variant);
}

/**
 * The tightened program of one window, everything outside it as in `squares`. Variables start with the
 * window's x, row-major; the objective counts the cells in and beside the window.
 */
export function windowProgram(field: ShadingField, window: Window, squares: Squares): Model {
  const { stride } = field;
  const outside = (row: number, column: number): number => {
    let fixed = squares.count[paddedIndex(row, column, stride)]!;
    forNeighbours(window, row, column, (r, c) => {
      fixed -= squares.filled[paddedIndex(r, c, stride)]!;
    });
    return fixed;
  };
  return buildProgram(field, window, outside, 'tightened');
}

/** The values of the variables of {@link windowProgram} that describe the current `squares`. */
export function windowValues(field: ShadingField, window: Window, squares: Squares): Values {
  const { rows, columns, stride, cost } = field;
  const { top, left, bottom, right } = window;
  const values: number[] = [];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      values.push(squares.filled[paddedIndex(row, column, stride)]!);
    }
  }
  for (let row = Math.max(top - 1, 0); row < Math.min(bottom + 1, rows); row++) {
    for (let column = Math.max(left - 1, 0); column < Math.min(right + 1, columns); column++) {
      const cell = paddedIndex(row, column, stride);
      values.push(cost[cell * COUNTS + squares.count[cell]!]!);
    }
  }
  return Float64Array.from(values);
}

function buildProgram(
  field: ShadingField,
  window: Window,
  fixed: (row: number, column: number) => number,
  variant: ProgramVariant,
): Model {
  const { rows, columns, ideal } = field;
  const { top, left, bottom, right } = window;
  const builder = new ModelBuilder(`translucent squares, ${variant}`);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) builder.binary(`x_${row}_${column}`);
  }
  const objective: Term[] = [];
  for (let row = Math.max(top - 1, 0); row < Math.min(bottom + 1, rows); row++) {
    for (let column = Math.max(left - 1, 0); column < Math.min(right + 1, columns); column++) {
      const name = `${row}_${column}`;
      const squares: VariableIndex[] = [];
      forNeighbours(window, row, column, (r, c) => {
        squares.push((r - top) * (right - left) + c - left);
      });
      const goal = ideal[row * columns + column]! - fixed(row, column);
      const difference = builder.continuous(`z_${name}`, 0, COUNTS - 1);
      objective.push([1, difference]);
      if (variant === 'tightened') tightRows(builder, name, difference, squares, goal);
      else writtenRows(builder, name, difference, squares, goal);
    }
  }
  builder.minimise(objective);
  return builder.build();
}

/** The document's rows of one cell, with d as a variable of its own. */
function writtenRows(
  builder: ModelBuilder,
  name: string,
  difference: VariableIndex,
  squares: readonly VariableIndex[],
  goal: number,
): void {
  const count = builder.continuous(`d_${name}`, 0, 9);
  builder.row(`shading_${name}`, [[1, count], ...sum(squares, -1)], '=', 0);
  builder.row(
    `darker_${name}`,
    [
      [1, difference],
      [-1, count],
    ],
    '>=',
    -goal,
  );
  builder.row(
    `lighter_${name}`,
    [
      [1, difference],
      [1, count],
    ],
    '>=',
    goal,
  );
}

/** The envelope of |d - goal| over the whole d that the cell can reach. */
function tightRows(
  builder: ModelBuilder,
  name: string,
  difference: VariableIndex,
  squares: readonly VariableIndex[],
  goal: number,
): void {
  const floor = Math.floor(goal);
  const part = goal - floor;
  if (goal < squares.length)
    builder.row(`darker_${name}`, [[1, difference], ...sum(squares, -1)], '>=', -goal);
  if (goal > 0) builder.row(`lighter_${name}`, [[1, difference], ...sum(squares)], '>=', goal);
  if (part === 0 || floor < 0 || floor >= squares.length) return;
  const slope = 1 - 2 * part;
  const bound = part - slope * floor;
  builder.row(`envelope_${name}`, [[1, difference], ...sum(squares, -slope)], '>=', bound);
}

/** Calls back for every cell of the window whose square lies over the cell. */
function forNeighbours(
  { top, left, bottom, right }: Window,
  row: number,
  column: number,
  visit: (row: number, column: number) => void,
): void {
  for (let r = Math.max(row - 1, top); r <= Math.min(row + 1, bottom - 1); r++) {
    for (let c = Math.max(column - 1, left); c <= Math.min(column + 1, right - 1); c++) visit(r, c);
  }
}
