/**
 * The legality rows of the least-walls model: on every row, column and diagonal, the queens between two cells
 * (these included) are at most one more than the walls strictly between them.
 */
import type { Cell } from '../../../core/index.js';
import { type ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import { queenLinesOf } from '../puzzle.js';

/** The variables of a cell; a wall may be known, and where no queen can stand there is no variable. */
export interface CellVariables {
  queen(cell: Cell): VariableIndex | undefined;
  wall(cell: Cell): VariableIndex | boolean;
}

/**
 * States the rows of a board of the given size; those that known walls or missing queens make empty are left
 * out.
 */
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
        const between = walls.slice(from + 1, to);
        const known = between.filter((found) => found === true).length;
        const inside = queens.slice(from, to + 1).flat();
        if (inside.length <= known + 1) continue;
        const unknown = between.filter((found) => typeof found === 'number');
        builder.row(`${name}_${from}_${to}`, [...sum(inside), ...sum(unknown, -1)], '<=', known + 1);
      }
    }
  }
}
