/**
 * One line of a nonogram by its rules alone: which cells can be filled, which can be empty and where each block can
 * start, given the cells that are known. It is written as two plain tables over cells and blocks, filled in from
 * either end, and shares nothing with the line logic whose conclusions it confirms.
 */

/** What is known of a cell: these numbers stand in the arrays of cells. */
export const CELL = { open: 0, filled: 1, empty: 2 } as const;

/** The possibilities of one line, reused from line to line. */
export class LinePossibilities {
  /** By cell: 1 when some placement of all blocks fills it. */
  readonly canBeFilled: Uint8Array;
  /** By cell: 1 when some placement of all blocks leaves it empty. */
  readonly canBeEmpty: Uint8Array;
  readonly #width: number;
  /** Entry `block * width + cells`: the first `cells` cells can hold just the first `block` blocks. */
  readonly #before: Uint8Array;
  /** Entry `block * width + cell`: the cells from `cell` on can hold just the blocks from `block` on. */
  readonly #behind: Uint8Array;
  /** By cell: how many cells from it on, itself included, are not known to be empty. */
  readonly #room: Uint16Array;
  #line: Readonly<Uint8Array> = new Uint8Array(0);
  #blocks: readonly number[] = [];

  /** @param longest most cells in a line */
  constructor(longest: number) {
    this.#width = longest + 2;
    const mostBlocks = (longest + 1) >> 1;
    this.#before = new Uint8Array((mostBlocks + 1) * this.#width);
    this.#behind = new Uint8Array((mostBlocks + 1) * this.#width);
    this.#room = new Uint16Array(longest + 1);
    this.canBeFilled = new Uint8Array(longest);
    this.canBeEmpty = new Uint8Array(longest);
  }

  /**
   * Looks at a line; afterwards {@link canBeFilled}, {@link canBeEmpty} and {@link canStart} speak about it.
   * @param line one of {@link CELL} by cell
   * @param blocks lengths of the blocks in order
   * @returns false when the blocks have no placement that agrees with the known cells
   */
  look(line: Readonly<Uint8Array>, blocks: readonly number[]): boolean {
    this.#line = line;
    this.#blocks = blocks;
    const cells = line.length;
    // Even side by side the blocks would not fit; the tables have no room for so many.
    if (blocks.reduce((total, length) => total + length + 1, -1) > cells) return false;
    this.#measureRoom();
    this.#fillBehind();
    if (this.#behind[0] === 0) return false;
    this.#fillBefore();
    this.#gather();
    return true;
  }

  /** Whether some placement of all blocks starts this block at this cell. */
  canStart(block: number, cell: number): boolean {
    const end = cell + this.#blocks[block]!;
    return (
      this.#fits(block, cell) && this.#endsBefore(block, cell) && this.#behindAfter(block + 1, end) === 1
    );
  }

  #measureRoom(): void {
    const line = this.#line;
    this.#room[line.length] = 0;
    for (let cell = line.length - 1; cell >= 0; cell--) {
      this.#room[cell] = line[cell] === CELL.empty ? 0 : this.#room[cell + 1]! + 1;
    }
  }

  #fits(block: number, cell: number): boolean {
    return this.#room[cell]! >= this.#blocks[block]!;
  }

  /** Whether the blocks before this one can all lie before the cell, with an empty cell between. */
  #endsBefore(block: number, cell: number): boolean {
    if (cell === 0) return block === 0;
    return this.#line[cell - 1] !== CELL.filled && this.#before[block * this.#width + cell - 1] === 1;
  }

  /** Whether the blocks from this one on can lie behind a block that ended just before the cell `end`. */
  #behindAfter(block: number, end: number): number {
    if (end === this.#line.length) return block === this.#blocks.length ? 1 : 0;
    return this.#line[end] === CELL.filled ? 0 : this.#behind[block * this.#width + end + 1]!;
  }

  #fillBefore(): void {
    const cells = this.#line.length;
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      const length = block === 0 ? 0 : this.#blocks[block - 1]!;
      this.#before[at] = block === 0 ? 1 : 0;
      for (let end = 1; end <= cells; end++) {
        const stays = this.#line[end - 1] !== CELL.filled && this.#before[at + end - 1] === 1;
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
      const length = this.#blocks[block] ?? 0;
      this.#behind[at + cells] = block === this.#blocks.length ? 1 : 0;
      for (let cell = cells - 1; cell >= 0; cell--) {
        const stays = this.#line[cell] !== CELL.filled && this.#behind[at + cell + 1] === 1;
        const starts =
          !stays &&
          length > 0 &&
          this.#fits(block, cell) &&
          this.#behindAfter(block + 1, cell + length) === 1;
        this.#behind[at + cell] = stays || starts ? 1 : 0;
      }
    }
  }

  #gather(): void {
    const cells = this.#line.length;
    this.canBeFilled.fill(0, 0, cells);
    this.canBeEmpty.fill(0, 0, cells);
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      let covered = 0;
      for (let cell = 0; cell < cells; cell++) {
        if (block < this.#blocks.length && this.canStart(block, cell)) covered = cell + this.#blocks[block]!;
        if (cell < covered) this.canBeFilled[cell] = 1;
        const split = this.#before[at + cell] === 1 && this.#behind[at + cell + 1] === 1;
        if (split && this.#line[cell] !== CELL.filled) this.canBeEmpty[cell] = 1;
      }
    }
  }
}
