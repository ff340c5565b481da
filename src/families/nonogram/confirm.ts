/**
 * Confirms what line logic claims before a model is built, from the puzzle and its rules alone. A colour that
 * is claimed to be impossible in a cell is confirmed when one line, together with what is confirmed so far,
 * has no placement of its blocks with it; claimed starts of a block are confirmed when no placement of its
 * line starts the block elsewhere. So a false claim is never confirmed, whatever order or mistake it came
 * from, and what is to be trusted is this file with confirm-plain-line.ts and run-places.ts of the kit.
 *
 * The use of confirmed claims by the models is part of their rows: a known cell is a constant in them, and a
 * block has one variable for each start that is left.
 */
import { type Run, RunPlaces } from '../kit/confirm/run-places.js';
import { colourCount, colourOf, runsOf } from './colours.js';
import { LONGEST_PLAIN_LINE, PlainLinePossibilities } from './confirm-plain-line.js';
import type { NonogramPuzzle } from './puzzle.js';

/** A claim about the solutions of a puzzle; `contradiction`: there is none. */
export type NonogramClaim =
  | 'contradiction'
  | {
      /**
       * By cell, row-major: the set of colours that are possible; bit 0 is the background, in black and white
       * bit 1 is filled.
       */
      readonly domains: Readonly<Int32Array>;
      /** By row and block: the cells at which the block can start, ascending. */
      readonly rows: readonly BlockStarts[];
      /** By column and block, the same. */
      readonly columns: readonly BlockStarts[];
    };

/** By block of a line: the cells at which it can start. */
export type BlockStarts = readonly { readonly starts: readonly number[] }[];

/** True if the rules confirm the whole claim. */
export function confirmNonogram(puzzle: NonogramPuzzle, claim: NonogramClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  if (claim === 'contradiction') return confirmation.deduce(undefined) === 'contradiction';
  const { domains, rows, columns } = claim;
  const outcome = confirmation.deduce(domains);
  // Of a puzzle without solutions every claim is true.
  if (outcome === 'contradiction') return true;
  return outcome === 'confirmed' && confirmation.confirmsStarts(rows, columns);
}

/** Lines looked at, after which a solution that was not confirmed as the only one is left to an engine. */
const MOST_LOOKS = 3000;

/**
 * True if the rules leave every cell only the colour that a solution gives it (row-major): lines one after
 * the other, and where they stop, other colours tried one at a time. A colour that lines lead to a
 * contradiction from is impossible.
 */
export function confirmsOnlyColours(puzzle: NonogramPuzzle, colours: ArrayLike<number>): boolean {
  const claimed = new Int32Array(colours.length);
  for (let cell = 0; cell < claimed.length; cell++) claimed[cell] = 1 << colours[cell]!;
  return new Confirmation(puzzle).confirmsOnly(claimed);
}

class Confirmation {
  readonly #rowCount: number;
  readonly #columnCount: number;
  /** Blocks of all rows, then of all columns: lines are counted in this order. */
  readonly #clues: readonly (readonly Run[])[];
  /** Colours left for each cell, row-major. */
  readonly #domains: Int32Array;
  readonly #possibilities: RunPlaces | PlainLinePossibilities;
  readonly #row: Int32Array;
  readonly #column: Int32Array;
  /** Lines to look at, first come first served. */
  readonly #waiting: Set<number>;
  #looks = 0;

  constructor(puzzle: NonogramPuzzle) {
    const { rows, columns } = runsOf(puzzle);
    const colours = colourCount(puzzle);
    this.#rowCount = rows.length;
    this.#columnCount = columns.length;
    this.#clues = [...rows, ...columns];
    // The colours from 0 to the last one; a word holds 32 of them.
    this.#domains = new Int32Array(rows.length * columns.length).fill(-1 >>> (31 - colours));
    puzzle.given?.forEach((text, row) => {
      for (let column = 0; column < text.length; column++) {
        const colour = colourOf(text[column]!);
        if (colour !== undefined) this.#domains[row * columns.length + column] = 1 << colour;
      }
    });
    const longest = Math.max(rows.length, columns.length);
    this.#possibilities =
      colours === 1 && longest <= LONGEST_PLAIN_LINE
        ? new PlainLinePossibilities()
        : new RunPlaces(longest, colours);
    this.#row = new Int32Array(columns.length);
    this.#column = new Int32Array(rows.length);
    this.#waiting = new Set(this.#clues.keys());
  }

  /**
   * Confirms the claimed sets, line by line, until no further colour can be excluded; without claims,
   * excludes every colour that a line rules out.
   */
  deduce(claimed: Readonly<Int32Array> | undefined): 'confirmed' | 'unconfirmed' | 'contradiction' {
    // The set grows while it is walked through.
    for (const line of this.#waiting) {
      this.#waiting.delete(line);
      const cells = this.#read(line);
      if (claimed !== undefined && !this.#hasOpenClaim(line, claimed)) continue;
      this.#looks++;
      if (!this.#possibilities.look(cells, this.#clues[line]!)) return 'contradiction';
      this.#take(line, cells.length, claimed);
    }
    if (claimed === undefined) return 'confirmed';
    return claimed.every((colours, cell) => (this.#domains[cell]! & ~colours) === 0)
      ? 'confirmed'
      : 'unconfirmed';
  }

  /**
   * True if the claimed sets, which a solution is in, are confirmed by lines and by trying what is beyond
   * them.
   */
  confirmsOnly(claimed: Readonly<Int32Array>): boolean {
    let outcome = this.deduce(claimed);
    for (let cell = 0, inVain = 0; outcome === 'unconfirmed' && inVain < claimed.length; ) {
      if (this.#looks > MOST_LOOKS) return false;
      if ((this.#domains[cell]! & ~claimed[cell]!) !== 0 && this.#isRefuted(cell, claimed[cell]!)) {
        this.#restrict(cell, claimed[cell]!);
        outcome = this.deduce(claimed);
        inVain = 0;
      } else inVain++;
      cell = (cell + 1) % claimed.length;
    }
    return outcome === 'confirmed';
  }

  /** True if each colour of a cell that is beyond a set, were it the cell's, leads to a contradiction. */
  #isRefuted(cell: number, claimed: number): boolean {
    const before = this.#domains.slice();
    for (let beyond = before[cell]! & ~claimed; beyond !== 0; beyond &= beyond - 1) {
      this.#restrict(cell, beyond & -beyond);
      const outcome = this.deduce(undefined);
      this.#domains.set(before);
      this.#waiting.clear();
      if (outcome !== 'contradiction') return false;
    }
    return true;
  }

  /** Leaves a cell only the colours of a set; its lines are to be looked at. */
  #restrict(cell: number, colours: number): void {
    this.#domains[cell]! &= colours;
    this.#waiting.add(Math.floor(cell / this.#columnCount));
    this.#waiting.add(this.#rowCount + (cell % this.#columnCount));
  }

  /** True if no placement that agrees with the confirmed cells starts a block where no start is claimed. */
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

  #hasOpenClaim(line: number, claimed: Readonly<Int32Array>): boolean {
    const [start, step, length] = this.#course(line);
    for (let place = 0, cell = start; place < length; place++, cell += step) {
      if ((this.#domains[cell]! & ~claimed[cell]!) !== 0) return true;
    }
    return false;
  }

  /** Excludes what the line rules out (and is claimed); the lines that cross there are looked at again. */
  #take(line: number, length: number, claimed: Readonly<Int32Array> | undefined): void {
    const { canBe } = this.#possibilities;
    const [start, step] = this.#course(line);
    for (let place = 0, cell = start; place < length; place++, cell += step) {
      const kept = this.#domains[cell]! & (canBe[place]! | (claimed?.[cell] ?? 0));
      if (kept === this.#domains[cell]) continue;
      this.#domains[cell] = kept;
      this.#waiting.add(line < this.#rowCount ? this.#rowCount + place : place);
    }
  }

  /** First cell of a line, the way from cell to cell, and how many cells it has. */
  #course(line: number): readonly [start: number, step: number, length: number] {
    return line < this.#rowCount
      ? [line * this.#columnCount, 1, this.#columnCount]
      : [line - this.#rowCount, this.#columnCount, this.#rowCount];
  }

  #read(line: number): Readonly<Int32Array> {
    const [start, step, length] = this.#course(line);
    const cells = line < this.#rowCount ? this.#row : this.#column;
    for (let place = 0, cell = start; place < length; place++, cell += step)
      cells[place] = this.#domains[cell]!;
    return cells;
  }
}
