/**
 * One line of a nonogram by its rules alone: which colours each cell can have and where each block can start, given the
 * colours that are left for each cell. It is written as two plain tables over cells and blocks, filled in from either end,
 * and shares nothing with the line logic whose conclusions it confirms.
 */
import type { Run } from './colours.js';

/** The set of the background alone; the set of a colour c is `1 << c`. */
const BACKGROUND = 1;

/** The possibilities of one line, reused from line to line. */
export class LinePossibilities {
  /** By cell: the colours that some placement of all blocks gives it. */
  readonly canBe: Int32Array;
  readonly #width: number;
  /** Entry `block * width + cells`: the first `cells` cells can hold just the first `block` blocks. */
  readonly #before: Uint8Array;
  /** Entry `block * width + cell`: the cells from `cell` on can hold just the blocks from `block` on. */
  readonly #behind: Uint8Array;
  /** Entry `colour * width + cell`: how many cells from this one on, itself included, can have the colour. */
  readonly #room: Uint16Array;
  #line: Readonly<Int32Array> = new Int32Array(0);
  #blocks: readonly Run[] = [];

  /**
   * @param longest most cells in a line
   * @param colours how many there are besides the background
   */
  constructor(longest: number, colours: number) {
    this.#width = longest + 1;
    this.#before = new Uint8Array((longest + 1) * this.#width);
    this.#behind = new Uint8Array((longest + 1) * this.#width);
    this.#room = new Uint16Array((colours + 1) * this.#width);
    this.canBe = new Int32Array(longest);
  }

  /**
   * Looks at a line; afterwards {@link canBe} and {@link canStart} speak about it.
   * @param line the colours left for each cell, as a set
   * @param blocks in order
   * @returns false when the blocks have no placement that agrees with the sets
   */
  look(line: Readonly<Int32Array>, blocks: readonly Run[]): boolean {
    this.#line = line;
    this.#blocks = blocks;
    // Even side by side the blocks would not fit; the tables have no room for so many.
    if (blocks.reduce((total, { length }) => total + length, 0) > line.length) return false;
    this.#measureRoom();
    this.#fillBehind();
    if (this.#behind[0] === 0) return false;
    this.#fillBefore();
    this.#gather();
    return true;
  }

  /** Whether some placement of all blocks starts this block at this cell. */
  canStart(block: number, cell: number): boolean {
    const { length } = this.#blocks[block]!;
    return (
      this.#fits(block, cell) && this.#endsBefore(block, cell) && this.#followsAt(block + 1, cell + length)
    );
  }

  #measureRoom(): void {
    const cells = this.#line.length;
    for (const { colour } of this.#blocks) {
      const at = colour * this.#width;
      this.#room[at + cells] = 0;
      for (let cell = cells - 1; cell >= 0; cell--) {
        const canHave = (this.#line[cell]! & (1 << colour)) !== 0;
        this.#room[at + cell] = canHave ? this.#room[at + cell + 1]! + 1 : 0;
      }
    }
  }

  #fits(block: number, cell: number): boolean {
    const { length, colour } = this.#blocks[block]!;
    return this.#room[colour * this.#width + cell]! >= length;
  }

  #canBeBackground(cell: number): boolean {
    return (this.#line[cell]! & BACKGROUND) !== 0;
  }

  /** Whether this block and the one before it have the same colour, so that the rules ask for a gap between them. */
  #needsGap(block: number): boolean {
    return block > 0 && this.#blocks[block]?.colour === this.#blocks[block - 1]!.colour;
  }

  /** Whether the blocks before this one can all lie before the cell, with a gap where the rules ask for one. */
  #endsBefore(block: number, cell: number): boolean {
    const at = block * this.#width;
    if (!this.#needsGap(block)) return this.#before[at + cell] === 1;
    return cell > 0 && this.#canBeBackground(cell - 1) && this.#before[at + cell - 1] === 1;
  }

  /** Whether the blocks from this one on can lie behind the one before it, which ended just before the cell `end`. */
  #followsAt(block: number, end: number): boolean {
    const at = block * this.#width;
    if (!this.#needsGap(block)) return this.#behind[at + end] === 1;
    return end < this.#line.length && this.#canBeBackground(end) && this.#behind[at + end + 1] === 1;
  }

  #fillBefore(): void {
    const cells = this.#line.length;
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      const length = block === 0 ? 0 : this.#blocks[block - 1]!.length;
      this.#before[at] = block === 0 ? 1 : 0;
      for (let end = 1; end <= cells; end++) {
        const stays = this.#canBeBackground(end - 1) && this.#before[at + end - 1] === 1;
        const start = end - length;
        const ends =
          !stays &&
          block > 0 &&
          start >= 0 &&
          this.#fits(block - 1, start) &&
          this.#endsBefore(block - 1, start);
        this.#before[at + end] = stays || ends ? 1 : 0;
      }
    }
  }

  #fillBehind(): void {
    const cells = this.#line.length;
    for (let block = this.#blocks.length; block >= 0; block--) {
      const at = block * this.#width;
      const length = this.#blocks[block]?.length ?? 0;
      this.#behind[at + cells] = block === this.#blocks.length ? 1 : 0;
      for (let cell = cells - 1; cell >= 0; cell--) {
        const stays = this.#canBeBackground(cell) && this.#behind[at + cell + 1] === 1;
        const starts =
          !stays && length > 0 && this.#fits(block, cell) && this.#followsAt(block + 1, cell + length);
        this.#behind[at + cell] = stays || starts ? 1 : 0;
      }
    }
  }

  #gather(): void {
    const cells = this.#line.length;
    this.canBe.fill(0, 0, cells);
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      const run = this.#blocks[block];
      let covered = 0;
      for (let cell = 0; cell < cells; cell++) {
        if (run !== undefined) {
          if (this.canStart(block, cell)) covered = cell + run.length;
          if (cell < covered) this.canBe[cell]! |= 1 << run.colour;
        }
        const split = this.#before[at + cell] === 1 && this.#behind[at + cell + 1] === 1;
        if (split && this.#canBeBackground(cell)) this.canBe[cell]! |= BACKGROUND;
      }
    }
  }
}
