/**
 * Blocks only: no variable for the cells. y_i_t_j says that block t of row i starts in column j, x_j_t_i that
 * block t of column j starts in row i (indices in names count from 1).
 *
 * Blocks: each block has exactly one start. Order: when a block starts at j or before, the block before it
 * starts at least its own length and one cell earlier (cumulative form, one row per start). Cells: the starts
 * of row blocks that cover a cell are as many as those of column blocks. The starts of the row blocks
 * determine the grid and the grid determines them, so they alone distinguish solutions. In colours the one
 * cell is needed between blocks of the same colour only, and cells are covered equally by every colour.
 *
 * Source: K. A. Khan, "Solving Nonograms Using Integer Programming Without Coloring", IEEE Transactions on
 * Games 14 (2022). The order rows are aggregated here: the linear relaxation is tighter than with one row per
 * pair.
 */
import { ModelBuilder } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { gapBetween } from '../../kit/rules/kinds/runs-starts.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type DeduceColours, type Layout, layOut, solutionWhere } from './blocks.js';
import { confirmationOf, constrain, contradiction, each, isTrue, variablesOf } from './literals.js';
import { covering, type PlacedBlock, placeBlocks, startsBetween } from './placing.js';

/** @param deduce asked with presolve only */
export const khanFrom = (deduce: DeduceColours): Formulation<NonogramPuzzle, NonogramSolution> => ({
  id: 'khan',
  description: 'Blocks only: row blocks and column blocks cover the same cells (Khan 2022)',
  engines: ['highs', 'sat'],
  formulate(puzzle, { presolve }) {
    const builder = new ModelBuilder('nonogram-khan');
    const layout = layOut(puzzle, presolve ? deduce(puzzle) : undefined);
    if (layout === undefined) return contradiction(builder, puzzle);
    const { columnCount, colours } = layout;
    const rows = placeBlocks(builder, layout.rows, 'y', 'row', presolve);
    const columns = placeBlocks(builder, layout.columns, 'x', 'column', presolve);
    for (const [row, blocks] of rows.entries()) addOrder(builder, `row_order_${row + 1}`, blocks);
    for (const [column, blocks] of columns.entries()) addOrder(builder, `column_order_${column + 1}`, blocks);
    addCells(builder, layout, rows, columns);
    addGivenCells(builder, layout, rows);
    return {
      model: builder.build(),
      projection: rows.flat().flatMap(({ literals }) => variablesOf(literals)),
      decode: (values) =>
        solutionWhere(puzzle, (index) => {
          const row = rows[Math.floor(index / columnCount)]!;
          const isCovered = (colour: number): boolean =>
            covering(row, index % columnCount, colour).some((start) => isTrue(start, values));
          return colours.find(({ colour }) => isCovered(colour))?.colour ?? 0;
        }),
      ...confirmationOf(layout),
    };
  },
});

/** For every start of a block: it starts there or before only if its predecessor starts early enough. */
function addOrder(builder: ModelBuilder, name: string, blocks: readonly PlacedBlock[]): void {
  blocks.slice(1).forEach((next, order) => {
    const block = blocks[order]!;
    for (const start of next.starts) {
      const early = startsBetween(block, 0, start - block.length - gapBetween(block, next));
      if (early.length === block.starts.length) break;
      const soFar = startsBetween(next, 0, start);
      const terms = [...each(early), ...each(soFar, -1)];
      constrain(builder, `${name}_${order + 1}_${start + 1}`, terms, '>=', 0);
    }
  });
}

/**
 * Links rows and columns: a possible colour of a cell covers it equally from both sides, a known one once
 * from each.
 */
function addCells(
  builder: ModelBuilder,
  { domains, colours, columnCount }: Layout,
  rows: readonly (readonly PlacedBlock[])[],
  columns: readonly (readonly PlacedBlock[])[],
): void {
  domains.forEach((domain, index) => {
    const row = Math.floor(index / columnCount);
    const column = index % columnCount;
    for (const { colour, suffix } of colours) {
      if ((domain & (1 << colour)) === 0) continue;
      const fromRow = covering(rows[row]!, column, colour);
      const fromColumn = covering(columns[column]!, row, colour);
      const name = `cell_${row + 1}_${column + 1}`;
      if (domain === 1 << colour) {
        constrain(builder, `${name}_row${suffix}`, each(fromRow), '=', 1);
        constrain(builder, `${name}_column${suffix}`, each(fromColumn), '=', 1);
      } else {
        constrain(builder, name + suffix, [...each(fromRow), ...each(fromColumn, -1)], '=', 0);
      }
    }
  });
}

function addGivenCells(
  builder: ModelBuilder,
  { given, colours, columnCount }: Layout,
  rows: readonly (readonly PlacedBlock[])[],
): void {
  for (const [index, fixed] of given) {
    for (const { colour, suffix } of colours) {
      const covers = covering(rows[Math.floor(index / columnCount)]!, index % columnCount, colour);
      constrain(builder, `given_${index + 1}${suffix}`, each(covers), '=', colour === fixed ? 1 : 0);
    }
  }
}
