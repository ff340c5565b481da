/**
 * The cell formulation: the 0-1 variable `x_r_c` says that row r, column c is black.
 *
 * - Half the cells of every row and column are black.
 * - In every run that must not be all alike, at least one cell is black and at least one is white.
 * - A given cell has its colour.
 */

import { cellIndices, cellsOf, sizeOfRows, textRowsOf } from '../../../core/index.js';
import { type EngineId, sum, type Term } from '../../../solve/index.js';
import type { Known } from '../../contract/explaining.js';
import type { Formulated, FormulationOptions } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { colourMark, groupReason } from '../explaining/reasons.js';
import {
  BLACK_CELL,
  type Group,
  groupsOf,
  OPEN,
  type UnrulyPuzzle,
  type UnrulySolution,
  WHITE_CELL,
} from '../puzzle.js';

export const cells = {
  id: 'cells',
  description: 'x_rc: half the cells of a row or column are black, and one to all but one of a run',
  engines: ['sat', 'highs'] as readonly EngineId[],
  formulate,
};

/**
 * Nothing is deduced beforehand, so the model is the same with and without presolve. For explaining, every
 * group is a reason and given cells are known.
 */
function formulate(
  puzzle: UnrulyPuzzle,
  { reasons = false }: FormulationOptions,
): Formulated<UnrulySolution> {
  const size = sizeOfRows(puzzle.grid);
  const builder = new ReasonedBuilder('unruly_cells', reasons);
  const cells = cellsOf(size);
  const variables = cells.map(([row, column]) => builder.binary(`x_${row}_${column}`));
  for (const group of groupsOf(puzzle)) {
    const black = sum(cellIndices(group.cells, size.columns).map((cell) => variables[cell]!));
    builder.because(
      () => groupReason(group),
      () => stateGroup(builder, group, black),
    );
  }
  const given = [...puzzle.grid.join('')].flatMap((sign, mark): Known[] =>
    sign === OPEN ? [] : [{ mark, value: sign === BLACK_CELL }],
  );
  if (!reasons) {
    for (const { mark, value } of given) {
      builder.row(`given_${mark}`, sum([variables[mark]!]), '=', value ? 1 : 0);
    }
  }
  return {
    model: builder.build(),
    projection: variables,
    decode: (values) => {
      const signs = variables.map((variable) => (values[variable] === 1 ? BLACK_CELL : WHITE_CELL));
      return textRowsOf(signs.join(''), size.columns);
    },
    ...(reasons
      ? {
          explained: {
            reasons: builder.reasons,
            marks: cells.map((cell, index) => colourMark(cell, variables[index]!)),
            given,
          },
        }
      : {}),
  };
}

function stateGroup(builder: ReasonedBuilder, { name, least, most }: Group, black: readonly Term[]): void {
  const row = name.replaceAll(/[ ,]+/g, '_');
  if (least === most) builder.row(row, black, '=', least);
  else {
    builder.row(`${row}_least`, black, '>=', least);
    builder.row(`${row}_most`, black, '<=', most);
  }
}
