/**
 * Queens with walls (blocked n-queens): queens are placed on the free cells of a board so that none attacks
 * another; a queen sees along rows, columns and both diagonals, but not past a wall. The document's boards
 * are square; any rectangle is taken here, as nothing in the rules depends on it.
 */
import { type Cell, cellsOf, sizeOfRows } from '../../core/index.js';

/** A board with walls, on which queens are placed. */
export interface QueensPuzzle {
  readonly family: 'queens';
  /** Rows of `.` (free) and `#` (wall), all of one length. */
  readonly board: readonly string[];
  /** The number of queens to place, exactly; absent: as many as fit. */
  readonly queens?: number;
}

/** The board with `Q` for a queen. */
export type QueensSolution = readonly string[];

export const WALL = '#';
export const QUEEN = 'Q';

/** The directions along which a queen sees, one of each opposite pair. */
const DIRECTIONS = [
  ['row', 0, 1],
  ['column', 1, 0],
  ['diagonal', 1, 1],
  ['antidiagonal', 1, -1],
] as const;

/** A whole row, column or diagonal of a board, or a part of one. */
export interface Line {
  /** `row_3`: its direction and its number in that direction, from 0. */
  readonly name: string;
  readonly kind: (typeof DIRECTIONS)[number][0];
  /** In order, each next to the one before. */
  readonly cells: readonly Cell[];
}

/** All rows, columns and diagonals of a board of the given size, from edge to edge. */
export function queenLinesOf(rows: number, columns: number): readonly Line[] {
  const inside = (row: number, column: number): boolean =>
    row >= 0 && row < rows && column >= 0 && column < columns;
  return DIRECTIONS.flatMap(([kind, down, right]) =>
    cellsOf({ rows, columns })
      .filter(([row, column]) => !inside(row - down, column - right))
      .map(([row, column], number): Line => {
        const cells: Cell[] = [];
        for (let step = 0; inside(row + step * down, column + step * right); step++) {
          cells.push([row + step * down, column + step * right]);
        }
        return { name: `${kind}_${number}`, kind, cells };
      }),
  );
}

/** The cells of a board that are no walls, row-major. */
export function freeCells(board: QueensPuzzle['board']): readonly Cell[] {
  return cellsOf(sizeOfRows(board)).filter(([row, column]) => board[row]![column] !== WALL);
}

/**
 * The partitions of a board: every row, column and diagonal cut at its walls into runs of free cells. Two
 * queens attack each other exactly when they share a run.
 */
export function partitionsOf(board: QueensPuzzle['board']): readonly Line[] {
  return queenLinesOf(board.length, board[0]!.length).flatMap(({ name, kind, cells }) => {
    const runs: Cell[][] = [[]];
    for (const cell of cells) {
      if (board[cell[0]]![cell[1]] === WALL) runs.push([]);
      else runs.at(-1)!.push(cell);
    }
    return runs
      .filter((run) => run.length > 0)
      .map((run, part) => ({ name: `${name}_part_${part}`, kind, cells: run }));
  });
}
