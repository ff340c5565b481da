/**
 * The clausal formulation, made for the clause-learning engine: every row is a clause of at most three
 * literals. cell_i_j says that a cell is filled; row_i_t_j says that block t of row i starts in column j or
 * before, and column_j_t_i the same of column blocks (indices in names count from 1). A block's last possible
 * start needs no variable: it starts there or before in any case.
 *
 * Ladder: starting at j or before implies starting at the next possible start or before. Order: the next
 * block starts at j or before only if this one starts its own length and one cell earlier. Filled: a cell is
 * filled when a block starts there or before, but not so early that it ends before the cell. Empty: a cell is
 * empty when a block ends before it and the next block starts behind it; likewise before the first and behind
 * the last block. As every cell of a line is either covered or in one of these gaps, no cover variables are
 * needed. In colours cell_i_j_c says that a cell has the colour c; Filled and Empty speak of the blocks of
 * each colour, in their order, and blocks of different colours may touch. For explaining, all rows of a line
 * belong to its clue, and where there are several colours a variable of its own says that a cell is empty.
 *
 * Source: the order encoding of N. Tamura, A. Taga, S. Kitagawa and M. Banbara, "Compiling finite linear CSP
 * into SAT", Constraints 14 (2009), applied to the start positions of nonogram blocks.
 */
import { linesOf } from '../../../core/index.js';
import type { ModelBuilder } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import type { LikelyGrid } from '../beliefs/starts.js';
import { gapBetween } from '../colours.js';
import { lineClue } from '../explaining/reasons.js';
import type { NonogramPuzzle, NonogramSolution, PlainNonogram } from '../puzzle.js';
import { type DeduceColours, type Layout, layOut } from './blocks.js';
import { explainedByCells } from './explained.js';
import {
  type CellLiteral,
  type CellLiterals,
  cellLines,
  cellLiterals,
  constrain,
  contradiction,
  fixGivenCells,
  formulatedByCells,
  type Line,
} from './literals.js';
import { startingValues } from './starting-values.js';
import { type Block, startsUpTo } from './starts.js';

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
  formulate(puzzle, { presolve, reasons = false }) {
    const builder = new ReasonedBuilder('nonogram-order', reasons);
    const layout = layOut(puzzle, presolve && !reasons ? deduce(puzzle) : undefined);
    if (layout === undefined) return contradiction(builder, puzzle);
    const cells = cellLiterals(builder, layout, 'cell');
    const words = linesOf({ rows: layout.rowCount, columns: layout.columnCount });
    const lines: (readonly OrderedBlock[])[] = [];
    cellLines(layout, [...layout.rows, ...layout.columns]).forEach((line, index) => {
      builder.because(
        () => lineClue(puzzle, words[index]!, line.blocks),
        () => lines.push(addLine(builder, line, layout, cells)),
      );
    });
    if (reasons) return explainedByCells(builder, layout, cells);
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

/** A block whose start is described by thresholds. */
class OrderedBlock implements Block {
  readonly length: number;
  readonly colour: number;
  readonly starts: readonly number[];
  /** For each start the literal that the block starts there or before. */
  readonly thresholds: readonly CellLiteral[];

  constructor(builder: ModelBuilder, name: string, { length, colour, starts }: Block) {
    this.length = length;
    this.colour = colour;
    this.starts = starts;
    this.thresholds = starts.map(
      (start, place): CellLiteral => place === starts.length - 1 || builder.binary(`${name}_${start + 1}`),
    );
    this.thresholds.slice(1).forEach((later, place) => {
      implies(builder, `${name}_ladder_${starts[place]! + 1}`, [this.thresholds[place]!], [later]);
    });
  }

  /** The literal "the block starts at `position` or before". */
  startsBy(position: number): CellLiteral {
    const place = startsUpTo(this.starts, position) - 1;
    return place >= 0 && this.thresholds[place]!;
  }
}

function addLine(
  builder: ModelBuilder,
  { name, blocks, cells }: Line,
  { colours }: Layout,
  literals: CellLiterals,
): readonly OrderedBlock[] {
  const ordered = blocks.map((block, order) => new OrderedBlock(builder, `${name}_${order + 1}`, block));
  ordered.slice(1).forEach((next, order) => {
    const block = ordered[order]!;
    const needed = block.length + gapBetween(block, next);
    for (const start of next.starts) {
      const label = `${name}_order_${order + 1}_${start + 1}`;
      implies(builder, label, [next.startsBy(start)], [block.startsBy(start - needed)]);
    }
  });
  for (const { colour, suffix } of colours) {
    const alike = ordered.filter((block) => block.colour === colour);
    cells.forEach((cell, position) => {
      addCell(builder, name + suffix, alike, literals(cell, colour), position);
    });
  }
  return ordered;
}

/**
 * A cell of a line has a colour exactly when it lies in one of its blocks: not in any of the gaps between
 * them.
 */
function addCell(
  builder: ModelBuilder,
  name: string,
  blocks: readonly OrderedBlock[],
  cell: CellLiteral,
  position: number,
): void {
  const at = position + 1;
  for (let gap = 0; gap <= blocks.length; gap++) {
    const before = blocks[gap - 1];
    const behind = blocks[gap];
    const ended = before === undefined || before.startsBy(position - before.length);
    const begun = behind?.startsBy(position) ?? false;
    // Filled, and the block before this gap has ended: then the next one has begun.
    implies(builder, `${name}_empty_${gap}_${at}`, [cell, ended], [begun]);
    if (behind === undefined) continue;
    const over = behind.startsBy(position - behind.length);
    // The next block has begun: then it covers the cell, or it has ended too.
    implies(builder, `${name}_filled_${gap + 1}_${at}`, [begun], [cell, over]);
  }
}

/**
 * The clause "all of the premises imply one of the conclusions". One that holds by constants, or by a literal
 * on both sides, is left out.
 */
function implies(
  builder: ModelBuilder,
  name: string,
  premises: readonly CellLiteral[],
  conclusions: readonly CellLiteral[],
): void {
  if (premises.includes(false) || conclusions.includes(true)) return;
  if (premises.some((premise) => premise !== true && conclusions.includes(premise))) return;
  const kept = new Set(premises.filter((premise) => typeof premise === 'number'));
  const terms = [
    ...[...kept].map((premise) => [-1, premise] as const),
    ...[...new Set(conclusions)].map((conclusion) => [1, conclusion] as const),
  ];
  constrain(builder, name, terms, '>=', 1 - kept.size);
}
