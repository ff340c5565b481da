/**
 * The cell formulation: the 0-1 variable `x_r_c` says that row r, column c holds a star.
 *
 * - Every block of two by two cells holds at most one star; this says that no two stars touch.
 * - Every row, every column and every region holds exactly m stars.
 * - A cell of no region has no variable, so it takes no star.
 * - A given cell holds a star, or none (not in the source, whose puzzles give no cells).
 *
 * Source: the text on the puzzle Parks, section on the mathematical model: n^2 variables and n^2 + n + 1 rows
 * where every cell has a region. Corrected: its program checks only that the first m regions occur, where all
 * n must (reading sees to it), and has no place for the cells of no region that it speaks of. With presolve,
 * cells that a deduction claims to know have no variable; a contradiction leaves the row `contradiction`.
 */
import { blocksOf, cellIndices, cellsOf, textRowsOf } from '../../../core/index.js';
import { type ModelBuilder, sum } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { CELL, type CellClaim } from '../../kit/confirm/cells.js';
import { OpenCells } from '../../kit/models/open-cells.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { StarBattleConfirmation } from '../confirm.js';
import { enoughStars, explainedStars, noTouching } from '../explaining/reasons.js';
import { givenCells, groupsOf, type StarBattlePuzzle, type StarBattleSolution } from '../puzzle.js';

/** @param deduce what presolve claims; asked with presolve only */
export const cellsFrom = (
  deduce: (puzzle: StarBattlePuzzle) => CellClaim,
): Formulation<StarBattlePuzzle, StarBattleSolution> => ({
  id: 'cells',
  description: 'x_rc: at most one star in every 2x2 block, m in every row, column and region',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve, reasons }) {
    const side = puzzle.regions.length;
    const builder = new ReasonedBuilder('star_battle_cells', reasons);
    const known = presolve ? deduce(puzzle) : cellsOfRegions(puzzle);
    const stars = new OpenCells(builder, side * side, known, (cell) => {
      return `x_${Math.floor(cell / side)}_${cell % side}`;
    });
    if (!stars.contradicts) {
      keepApart(builder, side, stars);
      countStars(builder, puzzle, stars);
      if (!presolve && !reasons) placeGivens(builder, puzzle, stars);
    }
    const explained = reasons ? explainedStars(puzzle, stars, builder.reasons) : undefined;
    const all = Array.from({ length: side * side }, (_, cell) => cell);
    return {
      model: builder.build(),
      projection: stars.all,
      decode: (values) =>
        textRowsOf(all.map((cell) => (stars.isTaken(cell, values) ? '*' : '.')).join(''), side),
      ...(presolve
        ? { confirmPresolve: () => new StarBattleConfirmation(puzzle).confirms(stars.claim) }
        : {}),
      ...(explained === undefined ? {} : { explained }),
    };
  },
});

/** A cell of no region is empty; no other is known. */
function cellsOfRegions({ regions }: StarBattlePuzzle): CellClaim {
  return Uint8Array.from(regions.flat(), (region) => (region === null ? CELL.empty : CELL.open));
}

function keepApart(builder: ReasonedBuilder, side: number, stars: OpenCells): void {
  const blocks = blocksOf({ rows: side, columns: side });
  if (blocks.length === 0) return;
  builder.because(
    () => noTouching(cellsOf({ rows: side, columns: side })),
    () => {
      for (const block of blocks) {
        const open = stars.among(cellIndices(block, side));
        if (open.length > 1) builder.row(`block_${block[0]!.join('_')}`, sum(open), '<=', 1);
      }
    },
  );
}

function countStars(builder: ReasonedBuilder, puzzle: StarBattlePuzzle, stars: OpenCells): void {
  for (const group of groupsOf(puzzle)) {
    const indices = cellIndices(group.cells, puzzle.regions.length);
    const missing = puzzle.stars - stars.takenAmong(indices);
    const open = stars.among(indices);
    // A group that presolve has filled says nothing any more.
    if (open.length === 0 && missing === 0) continue;
    builder.because(
      () => enoughStars(group, puzzle.stars),
      () => builder.row(group.name.replace(' ', '_'), sum(open), '=', missing),
    );
  }
}

function placeGivens(builder: ModelBuilder, puzzle: StarBattlePuzzle, stars: OpenCells): void {
  for (const { cell, isStar } of givenCells(puzzle)) {
    const open = stars.among(cellIndices([cell], puzzle.regions.length));
    // A cell of no region is empty anyway; a star there is a contradiction, stated as a row without terms.
    if (open.length > 0 || isStar) {
      builder.row(`given_${cell.join('_')}`, sum(open), '=', isStar ? 1 : 0);
    }
  }
}
