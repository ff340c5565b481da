/** Values for the clausal formulation that are likely to be near a solution; see ../beliefs. */
import type { Values, VariableIndex } from '../../../solve/index.js';
import type { LikelyGrid } from '../beliefs/starts.js';
import type { Layout } from './blocks.js';
import type { CellLiteral, CellLiterals } from './literals.js';

/** A block and the literals "it starts at the cell or before", in the order of its possible starts. */
interface Thresholds {
  readonly starts: readonly number[];
  readonly thresholds: readonly CellLiteral[];
}

/** The variables of a model that have to be given values. */
interface StartedModel {
  readonly variableCount: number;
  readonly cells: CellLiterals;
  /** The blocks of every row, then of every column. */
  readonly lines: readonly (readonly Thresholds[])[];
}

/** Values made of one likely grid after another; see `Formulated.starts`. */
export function* startingValues(
  grids: Iterable<LikelyGrid>,
  { rowCount, columnCount }: Layout,
  { variableCount, cells, lines }: StartedModel,
): Generator<Values> {
  for (const grid of grids) {
    const values = new Float64Array(variableCount);
    const set = (literal: CellLiteral, value: boolean): void => {
      if (isVariable(literal)) values[literal] = value ? 1 : 0;
    };
    for (let cell = 0; cell < rowCount * columnCount; cell++) set(cells(cell, 1), grid.isFilled(cell));
    lines.forEach((blocks, line) => {
      const likely = startsOfLine(grid, line, rowCount);
      blocks.forEach(({ starts, thresholds }, block) => {
        thresholds.forEach((literal, place) => {
          set(literal, (likely?.[block]?.[starts[place]!] ?? 0) >= 0.5);
        });
      });
    });
    yield values;
  }
}

function startsOfLine(grid: LikelyGrid, line: number, rowCount: number): readonly Float64Array[] | undefined {
  return line < rowCount ? grid.rowStarts(line) : grid.columnStarts(line - rowCount);
}

function isVariable(literal: CellLiteral): literal is VariableIndex {
  return typeof literal === 'number';
}
