/**
 * The least-walls model on a given board: its interval rows serve a board whose walls are known just as well,
 * and stand beside the partitions for comparison.
 *
 * - Between any two cells of a line there are at most one more queens than walls (see intervals.ts).
 * - The number of queens is the puzzle's, or as large as possible.
 * - Every wall is the variable `wall_r_c`, with a row that states the board.
 *
 * Source: the text on integer programs for blocked n-queens, least walls model. Corrected: as printed, a
 * queen may stand on a wall; here it may not.
 */
import { ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { QUEEN, type QueensPuzzle, type QueensSolution, WALL } from '../puzzle.js';
import { keepQueensApart } from './intervals.js';

export const leastWallsBoard: Formulation<QueensPuzzle, QueensSolution> = {
  id: 'least-walls',
  description:
    'least-walls model on the given board: between two cells of a line at most one more queens than walls',
  engines: ['sat', 'highs'],
  formulate({ board, queens }) {
    const builder = new ModelBuilder('queens_least_walls');
    const cells = board.map((signs, row) =>
      [...signs].map((sign, column) =>
        sign === WALL ? undefined : builder.binary(`queen_${row}_${column}`),
      ),
    );
    const all = cells.flat().filter((queen) => queen !== undefined);
    if (queens === undefined) builder.maximise(sum(all));
    else builder.row('queens', sum(all), '=', queens);
    const walls = stateWalls(builder, board);
    keepQueensApart(builder, board.length, board[0]!.length, {
      queen: ([row, column]) => cells[row]![column],
      wall: ([row, column]) => walls[row]![column]!,
    });
    return {
      model: builder.build(),
      projection: all,
      decode: (values) =>
        board.map((signs, row) =>
          [...signs]
            .map((sign, column) => {
              const queen = cells[row]![column];
              return queen !== undefined && values[queen] === 1 ? QUEEN : sign;
            })
            .join(''),
        ),
    };
  },
};

function stateWalls(
  builder: ModelBuilder,
  board: QueensPuzzle['board'],
): readonly (readonly VariableIndex[])[] {
  return board.map((cells, row) =>
    [...cells].map((cell, column) => {
      const wall = builder.binary(`wall_${row}_${column}`);
      builder.row(`board_${row}_${column}`, sum([wall]), '=', cell === WALL ? 1 : 0);
      return wall;
    }),
  );
}
