/** What both formulations of a given board share: a variable per cell that may hold a queen, their number, the way back. */
import type { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import { sum } from '../../../model/row.js';
import type { Formulated } from '../../family.js';
import { confirmQueens, type QueensClaim } from '../confirm.js';
import { EMPTY, Field, OPEN, QUEEN_PLACED } from '../field.js';
import { QUEEN, type QueensPuzzle, type QueensSolution } from '../puzzle.js';

/** The variables of a board whose fixed cells have none. */
export interface BoardVariables {
  /** The variable of a cell, undefined for a wall and for a fixed cell. */
  at(row: number, column: number): VariableIndex | undefined;
  /** All of them, row-major. */
  readonly all: readonly VariableIndex[];
  decode(values: Values): QueensSolution;
  /** Confirms the known cells by the rules, for the formulated puzzle; nothing without presolve. */
  readonly confirmation: Pick<Formulated<QueensSolution>, 'confirmPresolve'>;
}

/**
 * Declares `queen_r_c` for every free cell, and asks for the puzzle's number of queens, or for as many as possible. With
 * presolve and a number to reach, cells that plain logic determines have no variable; a contradiction leaves the
 * row `contradiction`.
 */
export function declareQueens(
  builder: ModelBuilder,
  { board, queens }: QueensPuzzle,
  presolve: boolean,
): BoardVariables {
  const columns = board[0]!.length;
  const field = new Field(board, queens ?? 0);
  const deduces = presolve && queens !== undefined;
  const contradicts = deduces && field.propagate() === 'contradiction';
  if (contradicts) {
    field.cells.fill(EMPTY);
    builder.row('contradiction', [], '>=', 1);
  }
  const variables = new Map<number, VariableIndex>();
  field.cells.forEach((state, cell) => {
    if (state !== OPEN) return;
    variables.set(cell, builder.binary(`queen_${Math.floor(cell / columns)}_${cell % columns}`));
  });
  const all = [...variables.values()];
  if (queens === undefined) builder.maximise(sum(all));
  else if (all.length > 0 || field.placedCount !== queens) {
    builder.row('queens', sum(all), '=', queens - field.placedCount);
  }
  const claim: QueensClaim = contradicts ? 'contradiction' : field.cells;
  return {
    confirmation: deduces ? { confirmPresolve: () => confirmQueens(board, queens, claim) } : {},
    at: (row, column) => variables.get(row * columns + column),
    all,
    decode: (values) => {
      const isQueen = (cell: number): boolean => {
        const variable = variables.get(cell);
        return variable === undefined ? field.cells[cell] === QUEEN_PLACED : values[variable] === 1;
      };
      return board.map((cells, row) =>
        [...cells].map((sign, column) => (isQueen(row * columns + column) ? QUEEN : sign)).join(''),
      );
    },
  };
}
