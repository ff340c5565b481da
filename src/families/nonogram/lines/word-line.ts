/**
 * The line solver for lines of up to 32 cells: bit `i` of a word is cell `i`, and one word operation
 * treats all positions of a block at once.
 *
 * Forward, `after[j]` holds the empty cells up to which the first j blocks can be placed, `starts[j]` the
 * positions at which block j can follow. Backward, the same from the far end, restricted to what forward
 * allows: a start that survives both is a start of some placement. A cell can be filled when a surviving
 * start covers it, and empty when for some j the first j blocks fit before it and the others behind it.
 */
import type { ClueTable, LineSolver } from './line-solver.js';
import { EMPTY, FILLED } from './states.js';

/** The longest line that fits one word. */
export const WORD_LENGTH = 32;

export class WordLineSolver implements LineSolver {
  changedCount = 0;
  readonly changedPositions = new Uint16Array(WORD_LENGTH);
  readonly changedStates = new Uint8Array(WORD_LENGTH);
  readonly #filled: Int32Array;
  readonly #empty: Int32Array;
  readonly #length: number;
  readonly #all: number;
  readonly #starts = new Int32Array(WORD_LENGTH / 2);
  readonly #after = new Int32Array(WORD_LENGTH / 2 + 1);
  #canFill = 0;
  #canEmpty = 0;

  constructor(lineCount: number, lineLength: number) {
    this.#filled = new Int32Array(lineCount);
    this.#empty = new Int32Array(lineCount);
    this.#length = lineLength;
    this.#all = lineLength === WORD_LENGTH ? -1 : (1 << lineLength) - 1;
  }

  assign(line: number, position: number, state: number): void {
    if (state === FILLED) this.#filled[line]! |= 1 << position;
    else this.#empty[line]! |= 1 << position;
  }

  unassign(line: number, position: number): void {
    this.#filled[line]! &= ~(1 << position);
    this.#empty[line]! &= ~(1 << position);
  }

  clear(): void {
    this.#filled.fill(0);
    this.#empty.fill(0);
  }

  solve(line: number, clues: ClueTable): boolean {
    const filled = this.#filled[line]!;
    const empty = this.#empty[line]!;
    this.changedCount = 0;
    if (clues.counts[line] === 0) {
      if (filled !== 0) return false;
      this.#report(this.#all & ~empty, EMPTY);
      return true;
    }
    if (!this.#forward(line, clues, filled, empty)) return false;
    if (!this.#backward(line, clues, filled)) return false;
    this.#report(this.#canFill & ~this.#canEmpty & ~filled, FILLED);
    this.#report(this.#canEmpty & ~this.#canFill & ~empty, EMPTY);
    return true;
  }

  /** Fills `starts` and `after` from the near end; false when some block has no place. */
  #forward(line: number, clues: ClueTable, filled: number, empty: number): boolean {
    const starts = this.#starts;
    const after = this.#after;
    const notFilled = this.#all & ~filled;
    const notEmpty = this.#all & ~empty;
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    after[0] = filled === 0 ? this.#all : (filled & -filled) - 1;
    let next = (after[0]! << 1) | 1;
    for (let block = 0; block < count; block++) {
      const length = clues.lengths[from + block]!;
      const possible = next & roomFor(notEmpty, length);
      if (possible === 0) return false;
      starts[block] = possible;
      const reached = floodUp(shiftUp(possible, length) & notFilled, notFilled);
      after[block + 1] = reached;
      next = reached << 1;
    }
    return true;
  }

  /**
   * Goes back from the far end and collects what can be filled and empty; false when there is no placement.
   */
  #backward(line: number, clues: ClueTable, filled: number): boolean {
    const notFilled = this.#all & ~filled;
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    const highest = 31 - Math.clz32(filled);
    let before = filled === 0 ? this.#all : highest === 31 ? 0 : this.#all & (-1 << (highest + 1));
    let canFill = 0;
    let canEmpty = this.#after[count]! & before;
    for (let block = count - 1; block >= 0; block--) {
      const length = clues.lengths[from + block]!;
      let ends = length === WORD_LENGTH ? 0 : before >>> length;
      if (block === count - 1) ends |= 1 << (this.#length - length);
      const possible = this.#starts[block]! & ends;
      if (possible === 0) return false;
      canFill |= covered(possible, length);
      before = floodDown((possible >>> 1) & notFilled, notFilled);
      canEmpty |= this.#after[block]! & before;
    }
    this.#canFill = canFill;
    this.#canEmpty = canEmpty;
    return true;
  }

  #report(cells: number, state: number): void {
    let rest = cells;
    while (rest !== 0) {
      const position = 31 - Math.clz32(rest & -rest);
      rest &= rest - 1;
      this.changedPositions[this.changedCount] = position;
      this.changedStates[this.changedCount++] = state;
    }
  }
}

/** Shift towards higher positions; shifting by the whole word leaves nothing. */
function shiftUp(cells: number, by: number): number {
  return by === WORD_LENGTH ? 0 : cells << by;
}

/** The positions from which `length` cells on are all in `cells`. */
function roomFor(cells: number, length: number): number {
  let room = cells;
  for (let done = 1; done < length; ) {
    const step = Math.min(done, length - done);
    room &= room >>> step;
    done += step;
  }
  return room;
}

/** All cells that blocks of `length` cover when they start at the given positions. */
function covered(starts: number, length: number): number {
  let cover = starts;
  for (let done = 1; done < length; ) {
    const step = Math.min(done, length - done);
    cover |= cover << step;
    done += step;
  }
  return cover;
}

/**
 * Seeds and all that is reached from them upwards within `open`; the seeds lie in `open`. One addition
 * carries.
 */
function floodUp(seeds: number, open: number): number {
  return (((seeds + open) ^ open) | seeds) & open;
}

/** Seeds and all that is reached from them downwards within `open`; the seeds lie in `open`. */
function floodDown(seeds: number, open: number): number {
  let reached = seeds;
  let through = open;
  for (let step = 1; step < WORD_LENGTH; step <<= 1) {
    reached |= through & (reached >>> step);
    through &= through >>> step;
  }
  return reached;
}
