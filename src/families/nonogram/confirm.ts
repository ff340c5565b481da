/**
 * Confirms what line logic claims before a model is built, from the puzzle and its rules alone. A claimed cell is
 * confirmed when one line, together with the cells confirmed so far, has no placement of its blocks with the opposite
 * cell; claimed starts of a block are confirmed when no placement of its line starts the block elsewhere. So a false
 * claim is never confirmed, whatever order or mistake it came from, and what is to be trusted is this file with
 * confirm-line.ts.
 *
 * What the models do with confirmed claims is part of their rows: a known cell is a constant in them, and a block has
 * one variable for each start that is left.
 */
import { CELL, LinePossibilities } from './confirm-line.js';
import type { NonogramPuzzle } from './puzzle.js';

/** What is claimed of the solutions of a puzzle; `contradiction`: there is none. */
export type NonogramClaim =
  | 'contradiction'
  | {
      /** One of {@link CELL} by cell, row-major. */
      readonly cells: Readonly<Uint8Array>;
      /** By row and block: the cells at which the block can start, ascending. */
      readonly rows: readonly BlockStarts[];
      /** By column and block, the same. */
      readonly columns: readonly BlockStarts[];
    };

type BlockStarts = readonly { readonly starts: readonly number[] }[];

/** Whether the rules confirm the whole claim. */
export function confirmNonogram(puzzle: NonogramPuzzle, claim: NonogramClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  if (claim === 'contradiction') return confirmation.deduce(undefined) === 'contradiction';
  const { cells, rows, columns } = claim;
  const outcome = confirmation.deduce(cells);
  // Of a puzzle without solutions every claim is true.
  if (outcome === 'contradiction') return true;
  return outcome === 'confirmed' && confirmation.confirmsStarts(rows, columns);
}

class Confirmation {
  readonly #rowCount: number;
  readonly #columnCount: number;
  /** Block lengths of all rows, then of all columns: lines are counted in this order. */
  readonly #clues: readonly (readonly number[])[];
  /** Confirmed cells, row-major. */
  readonly #cells: Uint8Array;
  readonly #possibilities: LinePossibilities;
  readonly #row: Uint8Array;
  readonly #column: Uint8Array;
  /** Lines to look at, first come first served. */
  readonly #waiting: Set<number>;

  constructor({ rows, columns, given = [] }: NonogramPuzzle) {
    this.#rowCount = rows.length;
    this.#columnCount = columns.length;
    this.#clues = [...rows, ...columns];
    this.#cells = new Uint8Array(rows.length * columns.length);
    given.forEach((text, row) => {
      for (let column = 0; column < text.length; column++) {
        const cell = row * columns.length + column;
        if (text[column] === '#') this.#cells[cell] = CELL.filled;
        if (text[column] === '.') this.#cells[cell] = CELL.empty;
      }
    });
    this.#possibilities = new LinePossibilities(Math.max(rows.length, columns.length));
    this.#row = new Uint8Array(columns.length);
    this.#column = new Uint8Array(rows.length);
    this.#waiting = new Set(this.#clues.keys());
  }

  /**
   * Confirms the claimed cells, line by line, until no further one can be; without claims, every cell that a line
   * forces.
   */
  deduce(claimed: Readonly<Uint8Array> | undefined): 'confirmed' | 'unconfirmed' | 'contradiction' {
    // The set grows while it is walked through.
    for (const line of this.#waiting) {
      this.#waiting.delete(line);
      const cells = this.#read(line);
      if (claimed !== undefined && !this.#hasOpenClaim(line, claimed)) continue;
      if (!this.#possibilities.look(cells, this.#clues[line]!)) return 'contradiction';
      this.#take(line, cells.length, claimed);
    }
    if (claimed === undefined) return 'confirmed';
    return claimed.every((state, cell) => state === CELL.open || state === this.#cells[cell])
      ? 'confirmed'
      : 'unconfirmed';
  }

  /** Whether no placement that agrees with the confirmed cells starts a block where no start is claimed. */
  confirmsStarts(rows: readonly BlockStarts[], columns: readonly BlockStarts[]): boolean {
    return this.#clues.every((_, line) => {
      const isRow = line < this.#rowCount;
      const claimed = isRow ? rows[line] : columns[line - this.#rowCount];
      return claimed !== undefined && this.#confirmsLine(line, claimed);
    });
  }

  #confirmsLine(line: number, claimed: BlockStarts): boolean {
    const cells = this.#read(line);
    const clues = this.#clues[line]!;
    if (!this.#possibilities.look(cells, clues)) return true;
    return clues.every((_, block) => {
      const starts = claimed[block]?.starts ?? [];
      let next = 0;
      for (let cell = 0; cell < cells.length; cell++) {
        if (starts[next] === cell) next++;
        else if (this.#possibilities.canStart(block, cell)) return false;
      }
      return true;
    });
  }

  #hasOpenClaim(line: number, claimed: Readonly<Uint8Array>): boolean {
    const [start, step, length] = this.#course(line);
    for (let place = 0, cell = start; place < length; place++, cell += step) {
      if (claimed[cell] !== CELL.open && this.#cells[cell] === CELL.open) return true;
    }
    return false;
  }

  /** Takes in the cells of a line that are forced (and claimed); the lines that cross there are looked at again. */
  #take(line: number, length: number, claimed: Readonly<Uint8Array> | undefined): void {
    const { canBeFilled, canBeEmpty } = this.#possibilities;
    const [start, step] = this.#course(line);
    for (let place = 0, cell = start; place < length; place++, cell += step) {
      if (this.#cells[cell] !== CELL.open || canBeFilled[place] === canBeEmpty[place]) continue;
      const forced = canBeFilled[place] === 1 ? CELL.filled : CELL.empty;
      if (claimed !== undefined && claimed[cell] !== forced) continue;
      this.#cells[cell] = forced;
      this.#waiting.add(line < this.#rowCount ? this.#rowCount + place : place);
    }
  }

  /** First cell of a line, the way from cell to cell, and how many cells it has. */
  #course(line: number): readonly [start: number, step: number, length: number] {
    return line < this.#rowCount
      ? [line * this.#columnCount, 1, this.#columnCount]
      : [line - this.#rowCount, this.#columnCount, this.#rowCount];
  }

  #read(line: number): Readonly<Uint8Array> {
    const [start, step, length] = this.#course(line);
    const cells = line < this.#rowCount ? this.#row : this.#column;
    for (let place = 0, cell = start; place < length; place++, cell += step)
      cells[place] = this.#cells[cell]!;
    return cells;
  }
}
