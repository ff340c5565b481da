/**
 * Common parts of both formulations of a given board: a variable per cell that may hold a queen, their
 * number, the way back.
 */
import { cellIndices } from '../../../core/index.js';
import { type ModelBuilder, sum, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Mark } from '../../contract/explaining.js';
import type { Formulated, FormulationOptions } from '../../contract/family.js';
import { CELL, type CellClaim } from '../../kit/confirm/cells.js';
import { OpenCells } from '../../kit/models/open-cells.js';
import { QueensConfirmation } from '../confirm.js';
import { queenMark } from '../explaining/reasons.js';
import { freeCells, QUEEN, type QueensPuzzle, type QueensSolution, WALL } from '../puzzle.js';

/** Makes the claim of presolve about the cells of a board; a wall is empty. */
export type DeduceQueens = (board: QueensPuzzle['board'], queens: number) => CellClaim;

/** The variables of a board whose fixed cells have none. */
export interface BoardVariables {
  /** The variable of a cell, undefined for a wall and for a fixed cell. */
  at(row: number, column: number): VariableIndex | undefined;
  /** All of them, row-major. */
  readonly all: readonly VariableIndex[];
  decode(values: Values): QueensSolution;
  /** The free cells as people write them; each must have its variable. */
  marks(): readonly Mark[];
  /** Confirms the known cells by the rules, for the formulated puzzle; nothing without presolve. */
  readonly confirmation: Pick<Formulated<QueensSolution>, 'confirmPresolve'>;
}

/**
 * Declares `queen_r_c` for every free cell, and asks for the puzzle's number of queens, or for as many as
 * possible. With presolve and a number to reach, cells that a deduction claims to know have no variable; a
 * contradiction leaves the row `contradiction`. For explaining, the number of queens is left to the
 * formulation.
 * @param deduce asked with presolve only
 */
export function declareQueens(
  builder: ModelBuilder,
  { board, queens }: QueensPuzzle,
  { presolve, reasons }: FormulationOptions,
  deduce: DeduceQueens,
): BoardVariables {
  const columns = board[0]!.length;
  const deduces = presolve && queens !== undefined;
  const known = deduces ? deduce(board, queens) : wallsOf(board);
  const placed = new OpenCells(builder, board.length * columns, known, (cell) => {
    return `queen_${Math.floor(cell / columns)}_${cell % columns}`;
  });
  const all = sum(placed.all);
  const taken = placed.takenAmong([...board.join('')].map((_, cell) => cell));
  if (queens === undefined) builder.maximise(all);
  else if (!(reasons && all.length > 0) && (all.length > 0 || taken !== queens)) {
    builder.row('queens', all, '=', queens - taken);
  }
  return {
    confirmation: deduces
      ? { confirmPresolve: () => new QueensConfirmation(board, queens).confirms(placed.claim) }
      : {},
    marks: () =>
      freeCells(board).map((cell) => queenMark(cell, placed.among(cellIndices([cell], columns))[0]!)),
    at: (row, column) => placed.among([row * columns + column])[0],
    all: placed.all,
    decode: (values) =>
      board.map((cells, row) =>
        [...cells]
          .map((sign, column) => (placed.isTaken(row * columns + column, values) ? QUEEN : sign))
          .join(''),
      ),
  };
}

/** A wall is empty; no other cell is known. */
function wallsOf(board: QueensPuzzle['board']): CellClaim {
  return Uint8Array.from(board.join(''), (sign) => (sign === WALL ? CELL.empty : CELL.open));
}
