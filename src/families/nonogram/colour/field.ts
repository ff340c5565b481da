/**
 * Line logic in colours: a grid of cells, each with the set of colours that it may have (bit 0 is the
 * background), and the fixpoint of solving every line exactly against these sets. A field is reusable: sets
 * can be restricted, states saved and restored, clues replaced. The field of lines/field.ts is the faster one
 * for one colour.
 */
import type { Progress } from '../../kit/logic/look-ahead.js';
import type { Runs } from '../colours.js';
import { TouchedLines } from '../lines/touched-lines.js';
import { ColourLineSolver } from './line-solver.js';
import { RunTable } from './run-table.js';

/** A state to go back to. Restoring it ends the validity of all that were saved after it. */
export type ColourSnapshot = number;

export class ColourField {
  /** The colours that each cell may have, row-major. To be changed by {@link restrict} only. */
  readonly domains: Int32Array;
  /** Cells that may have more than one colour. */
  openCount: number;
  /** Passes over the touched rows, or over the touched columns, since the last reset. */
  sweeps = 0;
  /** Lines solved since the last reset. */
  lineSolves = 0;
  readonly #all: number;
  readonly #rows: Direction;
  readonly #columns: Direction;
  readonly #solver: ColourLineSolver;
  /** Cells whose sets were restricted, in that order, and the sets that they had before. */
  readonly #trail: { readonly cells: number[]; readonly domains: number[] } = { cells: [], domains: [] };
  #contradicted = false;

  /** @param colours how many there are besides the background */
  constructor(
    readonly rowCount: number,
    readonly columnCount: number,
    colours: number,
  ) {
    this.#all = colours === 31 ? -1 : (1 << (colours + 1)) - 1;
    this.domains = new Int32Array(rowCount * columnCount);
    this.openCount = this.domains.length;
    this.#rows = directionOf(rowCount, columnCount);
    this.#columns = directionOf(columnCount, rowCount);
    this.#solver = new ColourLineSolver(Math.max(rowCount, columnCount));
  }

  /** Replaces all clues, which must be well-formed and of this field's size, and opens all cells. */
  setRuns({ rows, columns }: Runs): void {
    rows.forEach((runs, row) => {
      this.#rows.runs.set(row, runs);
    });
    columns.forEach((runs, column) => {
      this.#columns.runs.set(column, runs);
    });
    this.reset();
  }

  /** Replaces all clues by those of coloured cells of this field's size, row-major, and opens all cells. */
  setPicture(picture: ArrayLike<number>): void {
    const { rowCount, columnCount } = this;
    for (let row = 0; row < rowCount; row++) this.#rows.runs.read(row, picture, row * columnCount, 1);
    for (let column = 0; column < columnCount; column++) {
      this.#columns.runs.read(column, picture, column, columnCount);
    }
    this.reset();
  }

  /** Opens all cells; the counters start again from 0. */
  reset(): void {
    this.domains.fill(this.#all);
    this.openCount = this.domains.length;
    this.sweeps = 0;
    this.lineSolves = 0;
    this.#contradicted = false;
    this.#trail.cells.length = 0;
    this.#trail.domains.length = 0;
    this.#touchAll();
  }

  /** Leaves a cell the colours of a set. Where none is left is a contradiction, which `propagate` reports. */
  restrict(index: number, colours: number): void {
    const before = this.domains[index]!;
    const after = before & colours;
    if (after === before) return;
    if (after === 0) {
      this.#contradicted = true;
      return;
    }
    const row = Math.floor(index / this.columnCount);
    this.#shrink(index, after);
    this.#rows.touched.touch(row);
    this.#columns.touched.touch(index - row * this.columnCount);
  }

  /** Leaves a cell one colour. */
  revealColour(index: number, colour: number): void {
    this.restrict(index, 1 << colour);
  }

  /** True if a cell may have more than one colour. */
  isOpen(index: number): boolean {
    return !isSingle(this.domains[index]!);
  }

  get cellCount(): number {
    return this.domains.length;
  }

  /** Solves lines until none excludes another colour. */
  propagate(): Progress {
    const rows = this.#rows.touched;
    const columns = this.#columns.touched;
    while (!this.#contradicted && rows.touchedCount + columns.touchedCount > 0) {
      this.#sweep(this.#rows, columns, this.columnCount, 1);
      if (!this.#contradicted) this.#sweep(this.#columns, rows, 1, this.columnCount);
    }
    if (this.#contradicted) return 'contradiction';
    return this.openCount === 0 ? 'solved' : 'undetermined';
  }

  /** Remembers the present state, at no cost. */
  save(): ColourSnapshot {
    const isPropagated = this.#rows.touched.touchedCount + this.#columns.touched.touchedCount === 0;
    return this.#trail.cells.length * 4 + (isPropagated ? 0 : 2) + (this.#contradicted ? 1 : 0);
  }

  /** Goes back to a saved state: the sets restricted since are as they were. Counters go on. */
  restore(snapshot: ColourSnapshot): void {
    const { cells, domains } = this.#trail;
    const length = Math.floor(snapshot / 4);
    while (cells.length > length) {
      const cell = cells.pop()!;
      const before = domains.pop()!;
      if (isSingle(this.domains[cell]!)) this.openCount++;
      this.domains[cell] = before;
    }
    this.#contradicted = (snapshot & 1) !== 0;
    this.#rows.touched.untouchAll();
    this.#columns.touched.untouchAll();
    if ((snapshot & 2) !== 0) this.#touchAll();
  }

  #touchAll(): void {
    this.#rows.touched.touchAll();
    this.#columns.touched.touchAll();
  }

  #shrink(index: number, colours: number): void {
    this.#trail.cells.push(index);
    this.#trail.domains.push(this.domains[index]!);
    this.domains[index] = colours;
    if (isSingle(colours)) this.openCount--;
  }

  /**
   * Solves the touched lines of one direction; what they exclude touches lines across only, because one solve
   * of a line finds all that it excludes.
   * @param lineStep from the first cell of a line to that of the next
   * @param cellStep from a cell to the next one in the line
   */
  #sweep({ touched, runs }: Direction, across: TouchedLines, lineStep: number, cellStep: number): void {
    const { touchedCount } = touched;
    if (touchedCount === 0) return;
    this.sweeps++;
    const { possible } = this.#solver;
    const length = runs.capacity;
    for (let position = 0; position < touchedCount; position++) {
      const line = touched.touchedLine(position);
      const start = line * lineStep;
      this.lineSolves++;
      if (!this.#solver.solve(this.domains, start, cellStep, length, runs, line)) {
        this.#contradicted = true;
        return;
      }
      for (let place = 0, cell = start; place < length; place++, cell += cellStep) {
        if (possible[place] === this.domains[cell]) continue;
        this.#shrink(cell, possible[place]!);
        across.touch(place);
      }
    }
    touched.untouchAll();
  }
}

/** The clues of all rows or of all columns, and which of these lines are to be solved again. */
interface Direction {
  readonly runs: RunTable;
  readonly touched: TouchedLines;
}

function directionOf(lineCount: number, lineLength: number): Direction {
  return { runs: new RunTable(lineCount, lineLength), touched: new TouchedLines(lineCount) };
}

/** True if a set has one colour; it has at least one. */
export function isSingle(colours: number): boolean {
  return (colours & (colours - 1)) === 0;
}
