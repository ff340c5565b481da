/** A model of cells for explaining: a mark for every cell, or for every colour that a cell may have. */
import { type Cell, cellsOf } from '../../../core/index.js';
import { type ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import type { Formulated } from '../../contract/family.js';
import type { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { givenMarks, hasColourMarks, marksOfCell } from '../explaining/reasons.js';
import type { NonogramSolution } from '../puzzle.js';
import type { Layout } from './blocks.js';
import { type CellLiterals, formulatedByCells, variablesOf } from './literals.js';

/**
 * The finished model of a layout without presolve, with its marks; given cells are known marks and not rows.
 * With several colours, further variables say that a cell is empty, and each cell is empty or has
 * one colour.
 */
export function explainedByCells(
  builder: ReasonedBuilder,
  layout: Layout,
  literals: CellLiterals,
): Formulated<NonogramSolution> {
  const { puzzle, rowCount, columnCount, colours } = layout;
  const marks = cellsOf({ rows: rowCount, columns: columnCount }).flatMap((cell, index) => {
    const coloured = variablesOf(colours.map(({ colour }) => literals(index, colour)));
    const variables = hasColourMarks(puzzle) ? [emptyOr(builder, cell, coloured), ...coloured] : coloured;
    return marksOfCell(puzzle, cell, variables);
  });
  return {
    ...formulatedByCells(builder, layout, literals),
    projection: marks.map(({ variable }) => variable),
    explained: {
      reasons: builder.reasons,
      marks,
      given: givenMarks(puzzle),
    },
  };
}

/** The variable that a cell is empty; it is, or one of its colours is there. */
function emptyOr(
  builder: ModelBuilder,
  [row, column]: Cell,
  colours: readonly VariableIndex[],
): VariableIndex {
  const name = `${row + 1}_${column + 1}`;
  const empty = builder.binary(`empty_${name}`);
  builder.row(`one_colour_${name}`, sum([empty, ...colours]), '=', 1);
  return empty;
}
