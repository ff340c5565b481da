/**
 * The line solver for lines of 33 to 64 cells: the method of word-line.ts on sets of two words. `after[j]`
 * holds the empty cells up to which the first j blocks can be placed, `starts[j]` the positions at which
 * block j can follow; going back from the far end, the starts that survive are those of some placement.
 */
import { DOUBLE_WORD_LENGTH, DoubleWord } from './double-word.js';
import type { ClueTable, LineSolver } from './line-solver.js';
import { EMPTY, FILLED } from './states.js';

const sets = (count: number): DoubleWord[] => Array.from({ length: count }, () => new DoubleWord());

export class DoubleWordLineSolver implements LineSolver {
  changedCount = 0;
  readonly changedPositions = new Uint16Array(DOUBLE_WORD_LENGTH);
  readonly changedStates = new Uint8Array(DOUBLE_WORD_LENGTH);
  readonly #length: number;
  readonly #all: DoubleWord;
  readonly #filled: readonly DoubleWord[];
  readonly #empty: readonly DoubleWord[];
  readonly #starts = sets(DOUBLE_WORD_LENGTH / 2);
  readonly #after = sets(DOUBLE_WORD_LENGTH / 2 + 1);
  readonly #notFilled = new DoubleWord();
  readonly #notEmpty = new DoubleWord();
  readonly #canFill = new DoubleWord();
  readonly #canEmpty = new DoubleWord();
  /** Sets at work: one that moves from block to block, and one for a moment. */
  readonly #moving = new DoubleWord();
  readonly #moment = new DoubleWord();

  constructor(lineCount: number, lineLength: number) {
    this.#length = lineLength;
    this.#all = new DoubleWord().set(-1, -1).shiftDown(DOUBLE_WORD_LENGTH - lineLength);
    this.#filled = sets(lineCount);
    this.#empty = sets(lineCount);
  }

  assign(line: number, position: number, state: number): void {
    (state === FILLED ? this.#filled : this.#empty)[line]!.add(position);
  }

  unassign(line: number, position: number): void {
    const { low, high } = this.#moment.set(0, 0).add(position);
    const filled = this.#filled[line]!;
    const empty = this.#empty[line]!;
    filled.set(filled.low & ~low, filled.high & ~high);
    empty.set(empty.low & ~low, empty.high & ~high);
  }

  clear(): void {
    for (const cells of this.#filled) cells.set(0, 0);
    for (const cells of this.#empty) cells.set(0, 0);
  }

  solve(line: number, clues: ClueTable): boolean {
    const filled = this.#filled[line]!;
    const empty = this.#empty[line]!;
    const { low, high } = this.#all;
    this.changedCount = 0;
    this.#notFilled.set(low & ~filled.low, high & ~filled.high);
    this.#notEmpty.set(low & ~empty.low, high & ~empty.high);
    if (clues.counts[line] === 0) {
      if (!filled.isEmpty) return false;
      this.#reportBoth(this.#notEmpty.low, this.#notEmpty.high, EMPTY);
      return true;
    }
    if (!this.#forward(line, clues, filled)) return false;
    if (!this.#backward(line, clues, filled)) return false;
    const fill = this.#canFill;
    const leave = this.#canEmpty;
    this.#reportBoth(fill.low & ~leave.low & ~filled.low, fill.high & ~leave.high & ~filled.high, FILLED);
    this.#reportBoth(leave.low & ~fill.low & ~empty.low, leave.high & ~fill.high & ~empty.high, EMPTY);
    return true;
  }

  /** Fills `starts` and `after` from the near end; false when some block has no place. */
  #forward(line: number, clues: ClueTable, filled: DoubleWord): boolean {
    const notFilled = this.#notFilled;
    const moving = this.#moving;
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    moving.copy(this.#after[0]!.setBelow(filled).and(this.#all)).shiftUp(1).add(0);
    for (let block = 0; block < count; block++) {
      const length = clues.lengths[from + block]!;
      const possible = this.#starts[block]!.copy(this.#notEmpty).keepRoom(length).and(moving);
      if (possible.isEmpty) return false;
      const reached = this.#after[block + 1]!.copy(possible)
        .shiftUp(length)
        .and(notFilled)
        .floodUp(notFilled);
      moving.copy(reached).shiftUp(1);
    }
    return true;
  }

  /**
   * Goes back from the far end and collects what can be filled and empty; false when there is no placement.
   */
  #backward(line: number, clues: ClueTable, filled: DoubleWord): boolean {
    const notFilled = this.#notFilled;
    const before = this.#moving;
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    before.setAbove(filled).and(this.#all);
    this.#canFill.set(0, 0);
    this.#canEmpty.copy(this.#after[count]!).and(before);
    for (let block = count - 1; block >= 0; block--) {
      const length = clues.lengths[from + block]!;
      const ends = before.shiftDown(length);
      if (block === count - 1) ends.add(this.#length - length);
      const possible = this.#starts[block]!.and(ends);
      if (possible.isEmpty) return false;
      include(this.#canFill, this.#moment.copy(possible).cover(length));
      before.copy(possible).shiftDown(1).and(notFilled).floodDown(notFilled);
      include(this.#canEmpty, this.#moment.copy(this.#after[block]!).and(before));
    }
    return true;
  }

  #reportBoth(low: number, high: number, state: number): void {
    this.#report(low, 0, state);
    this.#report(high, 32, state);
  }

  #report(cells: number, offset: number, state: number): void {
    let rest = cells;
    while (rest !== 0) {
      this.changedPositions[this.changedCount] = offset + 31 - Math.clz32(rest & -rest);
      this.changedStates[this.changedCount++] = state;
      rest &= rest - 1;
    }
  }
}

/** Adds cells to a set. */
function include(set: DoubleWord, cells: DoubleWord): void {
  set.set(set.low | cells.low, set.high | cells.high);
}
