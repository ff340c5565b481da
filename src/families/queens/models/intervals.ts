/**
 * The legality rows of the least-walls model: on every row, column and diagonal, the queens between two cells
 * (these included) are at most one more than the walls strictly between them.
 */
import type { Cell } from '../../../core/index.js';
import { type ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import { queenLinesOf } from '../puzzle.js';

/** The variables of a cell; where no queen can stand there is none of a queen. */
export interface CellVariables {
  queen(cell: Cell): VariableIndex | undefined;
  wall(cell: Cell): VariableIndex;
}

/** States the rows of a board of the given size; those with one queen at most are left out. */
export function keepQueensApart(
  builder: ModelBuilder,
  rows: number,
  columns: number,
  { queen, wall }: CellVariables,
): void {
  for (const { name, cells } of queenLinesOf(rows, columns)) {
    const queens = cells.map((cell) => queen(cell) ?? []);
    const walls = cells.map(wall);
    for (let from = 0; from < cells.length; from++) {
      for (let to = from + 1; to < cells.length; to++) {
        const inside = queens.slice(from, to + 1).flat();
        if (inside.length <= 1) continue;
        const between = sum(walls.slice(from + 1, to), -1);
        builder.row(`${name}_${from}_${to}`, [...sum(inside), ...between], '<=', 1);
      }
    }
  }
}
