/**
 * Line logic: a grid of cells, open at first, and the fixpoint of solving every line exactly against the
 * cells known so far. A field is reusable: cells can be revealed, states saved and restored, clues replaced.
 */
import type { Progress } from '../../kit/logic/look-ahead.js';
import { Axis } from './axis.js';
import { EMPTY, FILLED, OPEN } from './states.js';

/** A state to go back to. Restoring it ends the validity of all that were saved after it. */
export type Snapshot = number;

export class Field {
  /** State of every cell, row-major: OPEN, FILLED or EMPTY. To be changed by {@link reveal} only. */
  readonly cells: Uint8Array;
  /** Cells that are still open. */
  openCount: number;
  /** Passes over the touched rows, or over the touched columns, since the last reset. */
  sweeps = 0;
  /** Lines solved since the last reset. */
  lineSolves = 0;
  readonly #rows: Axis;
  readonly #columns: Axis;
  /** Indices of the known cells in the order in which they became known. */
  readonly #trail: Uint32Array;
  #contradicted = false;

  constructor(
    readonly rowCount: number,
    readonly columnCount: number,
  ) {
    this.cells = new Uint8Array(rowCount * columnCount);
    this.openCount = this.cells.length;
    this.#trail = new Uint32Array(this.cells.length);
    this.#rows = new Axis(rowCount, columnCount);
    this.#columns = new Axis(columnCount, rowCount);
  }

  /** Replaces all clues, which must be well-formed and of this field's size, and opens all cells. */
  setClues(rows: readonly (readonly number[])[], columns: readonly (readonly number[])[]): void {
    for (let row = 0; row < this.rowCount; row++) this.#rows.clues.set(row, rows[row]!);
    for (let column = 0; column < this.columnCount; column++)
      this.#columns.clues.set(column, columns[column]!);
    this.reset();
  }

  /**
   * Replaces all clues by those of a picture (row-major, 1 filled) of this field's size, and opens all cells.
   */
  setPicture(picture: ArrayLike<number>): void {
    const { rowCount, columnCount } = this;
    for (let row = 0; row < rowCount; row++) {
      this.#rows.clues.read(row, picture, row * columnCount, 1, columnCount);
    }
    for (let column = 0; column < columnCount; column++) {
      this.#columns.clues.read(column, picture, column, columnCount, rowCount);
    }
    this.reset();
  }

  /** Opens all cells; the counters start again from 0. */
  reset(): void {
    this.cells.fill(OPEN);
    this.openCount = this.cells.length;
    this.sweeps = 0;
    this.lineSolves = 0;
    this.#contradicted = false;
    this.#rows.solver.clear();
    this.#columns.solver.clear();
    this.#touchAll();
  }

  /**
   * Makes a cell FILLED or EMPTY. A cell known to be otherwise is a contradiction, which `propagate` reports.
   */
  reveal(index: number, state: number): void {
    const known = this.cells[index]!;
    if (known === state) return;
    if (known !== OPEN) {
      this.#contradicted = true;
      return;
    }
    const row = Math.floor(index / this.columnCount);
    const column = index - row * this.columnCount;
    this.#write(index, state);
    this.#rows.solver.assign(row, column, state);
    this.#columns.solver.assign(column, row, state);
    this.#rows.touch(row);
    this.#columns.touch(column);
  }

  /** Reveals a cell of a picture: 1 filled, 0 empty. */
  revealColour(index: number, colour: number): void {
    this.reveal(index, colour === 1 ? FILLED : EMPTY);
  }

  /** True if a cell is not known. */
  isOpen(index: number): boolean {
    return this.cells[index] === OPEN;
  }

  get cellCount(): number {
    return this.cells.length;
  }

  /** Solves lines until none forces another cell. */
  propagate(): Progress {
    while (!this.#contradicted && this.#rows.touchedCount + this.#columns.touchedCount > 0) {
      this.#sweep(this.#rows, this.#columns, this.columnCount, 1);
      if (!this.#contradicted) this.#sweep(this.#columns, this.#rows, 1, this.columnCount);
    }
    if (this.#contradicted) return 'contradiction';
    return this.openCount === 0 ? 'solved' : 'undetermined';
  }

  /** Remembers the present state, at no cost. */
  save(): Snapshot {
    const isPropagated = this.#rows.touchedCount + this.#columns.touchedCount === 0;
    return this.#knownCount * 4 + (isPropagated ? 0 : 2) + (this.#contradicted ? 1 : 0);
  }

  /** Goes back to a saved state: the cells that became known since are open again. Counters go on. */
  restore(snapshot: Snapshot): void {
    const knownThen = snapshot >> 2;
    for (let position = this.#knownCount - 1; position >= knownThen; position--) {
      const index = this.#trail[position]!;
      const row = Math.floor(index / this.columnCount);
      const column = index - row * this.columnCount;
      this.cells[index] = OPEN;
      this.#rows.solver.unassign(row, column);
      this.#columns.solver.unassign(column, row);
    }
    this.openCount = this.cells.length - knownThen;
    this.#contradicted = (snapshot & 1) !== 0;
    this.#rows.untouchAll();
    this.#columns.untouchAll();
    if ((snapshot & 2) !== 0) this.#touchAll();
  }

  get #knownCount(): number {
    return this.cells.length - this.openCount;
  }

  #touchAll(): void {
    this.#rows.touchAll();
    this.#columns.touchAll();
  }

  #write(index: number, state: number): void {
    this.#trail[this.#knownCount] = index;
    this.cells[index] = state;
    this.openCount--;
  }

  /**
   * Solves the touched lines of one direction; what they force touches lines across only, because one solve
   * of a line finds all that it forces.
   * @param lineStep from the first cell of a line to that of the next
   * @param cellStep from a cell to the next one in the line
   */
  #sweep(own: Axis, across: Axis, lineStep: number, cellStep: number): void {
    const { solver, clues, touchedCount } = own;
    if (touchedCount === 0) return;
    this.sweeps++;
    for (let position = 0; position < touchedCount; position++) {
      const line = own.touchedLine(position);
      this.lineSolves++;
      if (!solver.solve(line, clues)) {
        this.#contradicted = true;
        return;
      }
      for (let change = 0; change < solver.changedCount; change++) {
        const place = solver.changedPositions[change]!;
        const state = solver.changedStates[change]!;
        this.#write(line * lineStep + place * cellStep, state);
        solver.assign(line, place, state);
        across.solver.assign(place, line, state);
        across.touch(place);
      }
    }
    own.untouchAll();
  }
}

/** Opens a field with the given well-formed clues; all cells are open. */
export function openField(
  rows: readonly (readonly number[])[],
  columns: readonly (readonly number[])[],
): Field {
  const field = new Field(rows.length, columns.length);
  field.setClues(rows, columns);
  return field;
}

/** Opens a field with the clues of a picture: row-major cells, 1 filled; all cells are open. */
export function openPictureField(picture: ArrayLike<number>, rowCount: number, columnCount: number): Field {
  const field = new Field(rowCount, columnCount);
  field.setPicture(picture);
  return field;
}
