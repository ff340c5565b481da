/**
 * One line of a nonogram in black and white by its rules alone: what confirm-line.ts says, for lines whose
 * cells are the bits of one word. Bit c stands for cell c, or for the border before it. Like that file it
 * shares nothing with the line logic whose conclusions it confirms.
 *
 * - A border is reached before a block when the cells to its left can hold just the blocks before it, and
 *   behind a block when the cells to its right can hold just this block and the later ones; background leads
 *   from border to border.
 * - A block can start at a border that is reached before it, a gap away from the block before, when its cells
 *   can be filled and the later blocks can follow it, a gap away.
 * - A cell can be background when the border to its left is reached before a block, and that to its right
 *   behind it.
 */
import type { Run } from '../kit/confirm/run-places.js';

/** Most cells of a line: there is one border more than cells, and the sign of a word stays out of it. */
export const LONGEST_PLAIN_LINE = 30;

/** In sets of colours. */
const BACKGROUND = 1;
const FILLED = 2;

/** The possibilities of one line in black and white, reused from line to line. */
export class PlainLinePossibilities {
  /** By cell: the colours that some placement of all blocks gives it, as a set. */
  readonly canBe = new Int32Array(LONGEST_PLAIN_LINE);
  /** By block, and for the end of the line: the borders that are reached before it. */
  readonly #before = new Int32Array(LONGEST_PLAIN_LINE + 1);
  /** The same behind it. */
  readonly #behind = new Int32Array(LONGEST_PLAIN_LINE + 1);
  /** By block: the cells at which it starts in some placement of all blocks. */
  readonly #starts = new Int32Array(LONGEST_PLAIN_LINE);

  /**
   * Looks at a line; afterwards {@link canBe} and {@link canStart} speak about it.
   * @param line the colours left for each cell, as a set
   * @param blocks in order
   * @returns false when the blocks have no placement that agrees with the sets
   */
  look(line: Readonly<Int32Array>, blocks: readonly Run[]): boolean {
    const { length } = line;
    let shortest = 0;
    for (const run of blocks) shortest += run.length;
    // Shifts by more cells than there are mean nothing.
    if (shortest > length) return false;
    let background = 0;
    let filled = 0;
    for (let cell = 0; cell < length; cell++) {
      const bit = 1 << cell;
      if ((line[cell]! & BACKGROUND) !== 0) background |= bit;
      if ((line[cell]! & FILLED) !== 0) filled |= bit;
    }
    this.#reachBefore(blocks, background, filled);
    this.#reachBehind(blocks, background, filled, length);
    if ((this.#behind[0]! & 1) === 0) return false;
    this.#gather(blocks, background, length);
    return true;
  }

  /** True if some placement of all blocks starts this block at this cell. */
  canStart(block: number, cell: number): boolean {
    return ((this.#starts[block]! >> cell) & 1) === 1;
  }

  /** Notes in passing where blocks start as far as those before them say. */
  #reachBefore(blocks: readonly Run[], background: number, filled: number): void {
    this.#before[0] = upwards(1, background);
    for (let block = 0; block < blocks.length; block++) {
      const { length } = blocks[block]!;
      const before = this.#before[block]!;
      const free = block === 0 ? before : (before & background) << 1;
      this.#starts[block] = free & runsIn(filled, length);
      this.#before[block + 1] = upwards(this.#starts[block]! << length, background);
    }
  }

  /** Leaves of the starts those that the later blocks can follow. */
  #reachBehind(blocks: readonly Run[], background: number, filled: number, cells: number): void {
    this.#behind[blocks.length] = downwards(1 << cells, background);
    for (let block = blocks.length - 1; block >= 0; block--) {
      const { length } = blocks[block]!;
      const behind = this.#behind[block + 1]!;
      const ends = block === blocks.length - 1 ? behind : (behind >> 1) & background;
      this.#starts[block]! &= ends >> length;
      this.#behind[block] = downwards((ends >> length) & runsIn(filled, length), background);
    }
  }

  #gather(blocks: readonly Run[], background: number, length: number): void {
    let isBackground = 0;
    let isFilled = 0;
    for (let block = 0; block <= blocks.length; block++) {
      isBackground |= this.#before[block]! & (this.#behind[block]! >> 1) & background;
      if (block < blocks.length) isFilled |= covered(this.#starts[block]!, blocks[block]!.length);
    }
    for (let cell = 0; cell < length; cell++) {
      this.canBe[cell] = ((isBackground >> cell) & 1) * BACKGROUND + ((isFilled >> cell) & 1) * FILLED;
    }
  }
}

/** The cells from which on as many as a run has can all be filled. */
function runsIn(filled: number, length: number): number {
  let runs = filled;
  for (let cell = 1; cell < length; cell++) runs &= filled >> cell;
  return runs;
}

/** The cells of all runs of a length that start at some cells. */
function covered(starts: number, length: number): number {
  let cells = starts;
  for (let cell = 1; cell < length; cell++) cells |= starts << cell;
  return cells;
}

/**
 * The borders that are reached over background from some borders on to higher ones; twice as far with every
 * step.
 */
function upwards(from: number, background: number): number {
  let reached = from;
  let through = background << 1;
  for (let far = 1; far <= LONGEST_PLAIN_LINE; far <<= 1) {
    reached |= (reached << far) & through;
    through &= through << far;
  }
  return reached;
}

/** The same to lower ones. */
function downwards(from: number, background: number): number {
  let reached = from;
  let through = background;
  for (let far = 1; far <= LONGEST_PLAIN_LINE; far <<= 1) {
    reached |= (reached >> far) & through;
    through &= through >> far;
  }
  return reached;
}
