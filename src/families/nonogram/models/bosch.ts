/**
 * The double coverage formulation: two tilings, of the rows and of the columns, that must agree cell by cell.
 * z_i_j says that cell (i, j) is filled, y_i_t_j that block t of row i starts in column j, x_j_t_i that block
 * t of column j starts in row i. All indices in names count from 1, as in the paper.
 *
 * Blocks: each block has exactly one start. Order: a block that starts at j leaves the next one a start
 * behind its end and one empty cell. Cover: a filled cell is covered by some block of its row and some block
 * of its column. Filled: every cell that a placed block covers is filled. In colours z_i_j_c says that a cell
 * has the colour c, and the empty cell is needed between blocks of the same colour only.
 *
 * Source: R. Bosch, "Painting by Numbers", Optima 65 (2001), as summarised in K. Goldner, R. Kimura and
 * A. Schwartz, "Nonokenken: Solving Puzzles Using Integer Programs", section 2. Corrected: the ends of the
 * range of covering starts (min and max are exchanged there; both bounds must hold, so the range goes from
 * the larger lower end to the smaller upper end); order rows for t up to a_i - 1 only, since the last block
 * has no successor; column coverage sums x, not y; the letters of its indices. Order rows that all starts of
 * the next block fulfil say nothing and are left out, which for unrestricted starts is the paper's j >= l +
 * 1.
 */
import { ModelBuilder } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { gapBetween } from '../../kit/rules/kinds/runs-starts.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type DeduceColours, type Layout, layOut } from './blocks.js';
import {
  type CellLiterals,
  cellLines,
  cellLiterals,
  constrain,
  contradiction,
  each,
  fixGivenCells,
  formulatedByCells,
  type Line,
} from './literals.js';
import { covering, type PlacedBlock, placeBlocks, startsBetween } from './placing.js';

/** @param deduce asked with presolve only */
export const boschFrom = (deduce: DeduceColours): Formulation<NonogramPuzzle, NonogramSolution> => ({
  id: 'bosch',
  description: 'Double coverage: cells, row blocks and column blocks that agree (Bosch 2001, Nonokenken)',
  engines: ['highs', 'sat'],
  formulate(puzzle, { presolve }) {
    const builder = new ModelBuilder('nonogram-bosch');
    const layout = layOut(puzzle, presolve ? deduce(puzzle) : undefined);
    if (layout === undefined) return contradiction(builder, puzzle);
    const cells = cellLiterals(builder, layout, 'z');
    const rows = placeBlocks(builder, layout.rows, 'y', 'row', presolve);
    const columns = placeBlocks(builder, layout.columns, 'x', 'column', presolve);
    for (const line of cellLines(layout, [...rows, ...columns])) addLine(builder, line, layout, cells);
    fixGivenCells(builder, layout, cells);
    return formulatedByCells(builder, layout, cells);
  },
});

/** The order, cover and filled rows of one line. */
function addLine(
  builder: ModelBuilder,
  { name, blocks, cells }: Line<PlacedBlock>,
  { colours }: Layout,
  literals: CellLiterals,
): void {
  for (const [order, next] of blocks.slice(1).entries()) {
    addOrder(builder, `${name}_order_${order + 1}`, blocks[order]!, next);
  }
  cells.forEach((index, position) => {
    for (const { colour, suffix } of colours) {
      const cell = literals(index, colour);
      const covers = covering(blocks, position, colour);
      const label = `${position + 1}${suffix}`;
      constrain(builder, `${name}_cover_${label}`, [...each(covers), [-1, cell]], '>=', 0);
      covers.forEach((start, place) => {
        const terms = [[1, cell] as const, [-1, start] as const];
        constrain(builder, `${name}_filled_${label}_${place + 1}`, terms, '>=', 0);
      });
    }
  });
}

/** A start of `block` needs a start of `next` behind its end and one empty cell. */
function addOrder(builder: ModelBuilder, name: string, block: PlacedBlock, next: PlacedBlock): void {
  block.starts.forEach((start, place) => {
    const behind = startsBetween(
      next,
      start + block.length + gapBetween(block, next),
      Number.POSITIVE_INFINITY,
    );
    if (behind.length === next.starts.length) return;
    constrain(builder, `${name}_${start + 1}`, [...each(behind), [-1, block.literals[place]!]], '>=', 0);
  });
}
