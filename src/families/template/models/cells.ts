/**
 * The cell formulation: the 0-1 variable `x_r_c` says that row r, column c is black.
 *
 * - Half the cells of every row and column are black.
 * - In every run that must not be all alike, at least one cell is black and at least one is white.
 * - A given cell has its colour.
 */

import { sizeOfRows } from '../../../core/grid/cell.js';
import { flatMapCells, textRowsOf } from '../../../core/grid/rows.js';
import type { EngineId } from '../../../engine/engine.js';
import { ModelBuilder } from '../../../model/builder.js';
import { sum } from '../../../model/row.js';
import type { Formulated } from '../../family.js';
import { BLACK_CELL, groupsOf, OPEN, type UnrulyPuzzle, type UnrulySolution, WHITE_CELL } from '../puzzle.js';

export const cells = {
  id: 'cells',
  description: 'x_rc: half the cells of a row or column are black, and one to all but one of a run',
  engines: ['sat', 'highs'] as readonly EngineId[],
  formulate,
};

/** Nothing is deduced beforehand, so the model is the same with and without presolve. */
function formulate(puzzle: UnrulyPuzzle): Formulated<UnrulySolution> {
  const { columns } = sizeOfRows(puzzle.grid);
  const builder = new ModelBuilder('unruly_cells');
  const variables = flatMapCells(puzzle.grid, (_, [row, column]) => [builder.binary(`x_${row}_${column}`)]);
  for (const { name, cells: group, least, most } of groupsOf(puzzle)) {
    const black = sum(group.map(([row, column]) => variables[row * columns + column]!));
    const row = name.replaceAll(/[ ,]+/g, '_');
    if (least === most) builder.row(row, black, '=', least);
    else {
      builder.row(`${row}_least`, black, '>=', least);
      builder.row(`${row}_most`, black, '<=', most);
    }
  }
  [...puzzle.grid.join('')].forEach((sign, cell) => {
    if (sign !== OPEN)
      builder.row(`given_${cell}`, sum([variables[cell]!]), '=', sign === BLACK_CELL ? 1 : 0);
  });
  return {
    model: builder.build(),
    projection: variables,
    decode: (values) => {
      const signs = variables.map((variable) => (values[variable] === 1 ? BLACK_CELL : WHITE_CELL));
      return textRowsOf(signs.join(''), columns);
    },
  };
}
