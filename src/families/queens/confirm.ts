/**
 * Confirms what plain logic claims before a model is built, from the rules of the puzzle alone. A cell is
 * confirmed when the opposite, with the cells confirmed so far, leaves no room for all queens: a run of free
 * cells in a row or a column takes one queen at most, and so does a block of two by two cells, since a queen
 * sees the cells around it; the board takes no more queens than it has such runs, or than blocks cover the
 * cells that are left. With a queen goes what it sees. A claim that excludes a solution is never confirmed.
 */
import { cellIndices } from '../../core/index.js';
import { CELL, CellConfirmation } from '../kit/confirm/cells.js';
import { partitionsOf, type QueensPuzzle, WALL } from './puzzle.js';

/** Confirms claims about the cells of a board, row-major: a taken one holds a queen. A wall is empty. */
export class QueensConfirmation extends CellConfirmation {
  protected override readonly looks = [
    (cell: number, state: number) => this.#hasRoom(this.#with(cell, state)),
  ];
  readonly #queens: number;
  readonly #rows: number;
  readonly #columns: number;
  /** Runs of free cells in rows, and in columns. */
  readonly #runs: readonly (readonly (readonly number[])[])[];
  /** The cells that a queen in a cell sees. */
  readonly #seen: readonly (readonly number[])[];

  /** @param queens how many are to be placed, exactly */
  constructor(board: QueensPuzzle['board'], queens: number) {
    super(Uint8Array.from(board.join(''), (sign) => (sign === WALL ? CELL.empty : CELL.open)));
    this.#queens = queens;
    this.#rows = board.length;
    this.#columns = board[0]!.length;
    const lines = partitionsOf(board).map(({ kind, cells }) => ({
      kind,
      cells: cellIndices(cells, this.#columns),
    }));
    this.#runs = (['row', 'column'] as const).map((axis) =>
      lines.filter(({ kind }) => kind === axis).map(({ cells }) => cells),
    );
    const seen = Array.from(this.states, (): number[] => []);
    for (const { cells } of lines)
      for (const cell of cells) seen[cell]!.push(...cells.filter((other) => other !== cell));
    this.#seen = seen;
  }

  protected override isPossible(): boolean {
    return this.#hasRoom(this.states);
  }

  protected override confirm(cell: number, state: number): void {
    this.states.set(this.#with(cell, state));
  }

  /** The cells with one more that is known, and with those that a queen there sees. */
  #with(cell: number, state: number): Uint8Array {
    const cells = this.states.slice();
    cells[cell] = state;
    if (state === CELL.taken)
      for (const other of this.#seen[cell]!) if (cells[other] === CELL.open) cells[other] = CELL.empty;
    return cells;
  }

  /** True if as many queens can stand as are asked for, as far as runs and blocks say. */
  #hasRoom(cells: Readonly<Uint8Array>): boolean {
    const placed = cells.reduce((count, state) => count + (state === CELL.taken ? 1 : 0), 0);
    if (placed > this.#queens) return false;
    const isTaken = (cell: number): boolean => cells[cell] !== CELL.empty;
    if (this.#runs.some((runs) => runs.filter((run) => run.some(isTaken)).length < this.#queens))
      return false;
    return this.#blocksCovering(isTaken) >= this.#queens;
  }

  /** Blocks of two by two cells, each put where the first cell is that no earlier one covers. */
  #blocksCovering(isTaken: (cell: number) => boolean): number {
    const covered = new Uint8Array(this.states.length);
    let blocks = 0;
    for (let cell = 0; cell < covered.length; cell++) {
      if (covered[cell] === 1 || !isTaken(cell)) continue;
      blocks++;
      const [row, column] = [Math.floor(cell / this.#columns), cell % this.#columns];
      for (let r = row; r <= Math.min(row + 1, this.#rows - 1); r++) {
        for (let c = column; c <= Math.min(column + 1, this.#columns - 1); c++)
          covered[r * this.#columns + c] = 1;
      }
    }
    return blocks;
  }
}
