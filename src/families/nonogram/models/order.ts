/**
 * The clausal formulation, made for the clause-learning engine: every row is a clause of at most three
 * literals. cell_i_j says that a cell is filled, in colours cell_i_j_c that it has the colour c; row_i_t_j
 * says that block t of row i starts in column j or before, and column_j_t_i the same of column blocks
 * (indices in names count from 1). The rows of a line are those of the kit of rules, see runs-rows.ts there.
 *
 * For explaining, the kit states the whole puzzle: all rows of a line belong to its clue, and where there are
 * several colours a variable of its own says that a cell is empty.
 *
 * Source: the order encoding of N. Tamura, A. Taga, S. Kitagawa and M. Banbara, "Compiling finite linear CSP
 * into SAT", Constraints 14 (2009), applied to the start positions of nonogram blocks.
 */
import { ModelBuilder, type Term, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { formulationByRules } from '../../kit/rules/index.js';
import { type OrderedRun, stateRuns } from '../../kit/rules/kinds/runs-rows.js';
import type { LikelyGrid } from '../beliefs/starts.js';
import type { NonogramPuzzle, NonogramSolution, PlainNonogram } from '../puzzle.js';
import { nonogramRuled } from '../rules.js';
import { type DeduceColours, type Layout, layOut } from './blocks.js';
import {
  type CellLiteral,
  type CellLiterals,
  cellLines,
  cellLiterals,
  contradiction,
  fixGivenCells,
  formulatedByCells,
} from './literals.js';

/** Helpers that are not taken for granted. */
interface Helpers {
  /** Grids that are likely to be near a solution, to start from. */
  likelyGrids(puzzle: PlainNonogram, abort?: () => boolean): Iterable<LikelyGrid>;
}

/** @param deduce asked with presolve only */
export const orderFrom = (
  deduce: DeduceColours,
  { likelyGrids }: Helpers,
): Formulation<NonogramPuzzle, NonogramSolution> => ({
  id: 'order',
  description: 'Clauses over "this block starts here or before" (order encoding), for the sat engine',
  engines: ['sat'],
  formulate(puzzle, options) {
    if (options.reasons) return BY_RULES.formulate(puzzle, options);
    const builder = new ModelBuilder('nonogram-order');
    const layout = layOut(puzzle, options.presolve ? deduce(puzzle) : undefined);
    if (layout === undefined) return contradiction(builder, puzzle);
    const cells = cellLiterals(builder, layout, 'cell');
    const lines = stateLines(builder, layout, cells);
    fixGivenCells(builder, layout, cells);
    const formulated = formulatedByCells(builder, layout, cells);
    if (puzzle.palette !== undefined) return formulated;
    const variableCount = formulated.model.variables.length;
    return {
      ...formulated,
      starts: (abort) => startingValues(likelyGrids(puzzle, abort), layout, { variableCount, cells, lines }),
    };
  },
});

/** The formulation of puzzles that are explained. */
const BY_RULES = formulationByRules(nonogramRuled);

function stateLines(
  builder: ModelBuilder,
  layout: Layout,
  cells: CellLiterals,
): readonly (readonly OrderedRun[])[] {
  const colours = layout.colours.map(({ colour }) => colour);
  return cellLines(layout, [...layout.rows, ...layout.columns]).map((line) =>
    stateRuns(line.name, line.blocks, line.cells.length, colours, {
      cell: (at, colour) => cells(line.cells[at]!, colour),
      variable: (name) => builder.binary(name),
      clause(name, literals) {
        const terms = literals.map((literal): Term => (literal < 0 ? [-1, ~literal] : [1, literal]));
        builder.row(name, terms, '>=', 1 - literals.filter((literal) => literal < 0).length);
      },
    }),
  );
}

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
function* startingValues(
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
