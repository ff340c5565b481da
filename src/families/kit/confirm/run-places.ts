/**
 * The places of the blocks of a line: the colours that each cell can have and the cells at which each block
 * can start, given the colours that are left for each cell. Two plain tables over cells and blocks are filled
 * in from either end.
 */

/** A block of a line. */
export interface Run {
  readonly length: number;
  /** From 1 on; in black and white 1. */
  readonly colour: number;
}

/** The set of the background alone; the set of a colour c is `1 << c`. */
const BACKGROUND = 1;

/** The possibilities of one line, reused from line to line. */
export class RunPlaces {
  /** By cell: the colours that some placement of all blocks gives it. */
  readonly canBe: Int32Array;
  readonly #width: number;
  /** Entry `block * width + cells`: the first `cells` cells can hold just the first `block` blocks. */
  readonly #before: Uint8Array;
  /** Entry `block * width + cell`: the cells from `cell` on can hold just the blocks from `block` on. */
  readonly #behind: Uint8Array;
  /** Entry `colour * width + cell`: how many cells from this one on, itself included, can have the colour. */
  readonly #room: Uint16Array;
  /**
   * By block: its first and its last start if nothing but lengths and gaps is looked at; the tables have no
   * entries beyond them. Behind the last block stands one of no length that ends the line.
   */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  /**
   * By block: 1 when it has the colour of the one before it, so that the rules ask for a gap between them.
   */
  readonly #gap: Uint8Array;
  #line: Readonly<Int32Array> = new Int32Array(0);
  #blocks: readonly Run[] = [];

  /**
   * @param longest most cells in a line
   * @param colours the number of colours besides the background
   */
  constructor(longest: number, colours: number) {
    this.#width = longest + 1;
    this.#before = new Uint8Array((longest + 1) * this.#width);
    this.#behind = new Uint8Array((longest + 1) * this.#width);
    this.#room = new Uint16Array((colours + 1) * this.#width);
    this.#first = new Int32Array(longest + 1);
    this.#last = new Int32Array(longest + 1);
    this.#gap = new Uint8Array(longest + 1);
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
    if (!this.#measure()) return false;
    this.#measureRoom();
    this.#fillBehind();
    if (this.#behind[0] === 0) return false;
    this.#fillBefore();
    this.#gather();
    return true;
  }

  /** True if some placement of all blocks starts this block at this cell. */
  canStart(block: number, cell: number): boolean {
    if (cell < this.#first[block]! || cell > this.#last[block]!) return false;
    return (
      this.#fits(block, cell) &&
      this.#endsBefore(block, cell) &&
      this.#followsAt(block + 1, cell + this.#blocks[block]!.length)
    );
  }

  /** Between which cells each block starts by lengths and gaps alone; false when the line is too short. */
  #measure(): boolean {
    const blocks = this.#blocks;
    // Even without gaps the blocks would not fit; the tables have no room for them.
    if (blocks.length > this.#line.length) return false;
    let start = 0;
    for (let block = 0; block <= blocks.length; block++) {
      const gap = block > 0 && blocks[block]?.colour === blocks[block - 1]!.colour ? 1 : 0;
      this.#gap[block] = gap;
      start += gap;
      this.#first[block] = start;
      start += blocks[block]?.length ?? 0;
    }
    const slack = this.#line.length - start;
    for (let block = 0; block <= blocks.length; block++) this.#last[block] = this.#first[block]! + slack;
    return slack >= 0;
  }

  #measureRoom(): void {
    const line = this.#line;
    const room = this.#room;
    let measured = 0;
    for (const { colour } of this.#blocks) {
      const bit = 1 << colour;
      if ((measured & bit) !== 0) continue;
      measured |= bit;
      const at = colour * this.#width;
      let cells = 0;
      for (let cell = line.length - 1; cell >= 0; cell--) {
        cells = (line[cell]! & bit) === 0 ? 0 : cells + 1;
        room[at + cell] = cells;
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

  /**
   * True if the blocks before this one can all lie before the cell, with a gap where the rules ask for one.
   */
  #endsBefore(block: number, cell: number): boolean {
    const end = cell - this.#gap[block]!;
    return this.#before[block * this.#width + end] === 1 && (end === cell || this.#canBeBackground(end));
  }

  /**
   * True if the blocks from this one on can lie behind the one before it, which ended just before the cell
   * `end`.
   */
  #followsAt(block: number, end: number): boolean {
    const start = end + this.#gap[block]!;
    return this.#behind[block * this.#width + start] === 1 && (end === start || this.#canBeBackground(end));
  }

  #fillBefore(): void {
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      const length = block === 0 ? 0 : this.#blocks[block - 1]!.length;
      const first = this.#first[block]! - this.#gap[block]!;
      const last = this.#last[block]! - this.#gap[block]!;
      let holds = false;
      for (let end = first; end <= last; end++) {
        holds &&= this.#canBeBackground(end - 1);
        if (block === 0) holds ||= end === 0;
        else holds ||= this.#fits(block - 1, end - length) && this.#endsBefore(block - 1, end - length);
        this.#before[at + end] = holds ? 1 : 0;
      }
    }
  }

  #fillBehind(): void {
    const cells = this.#line.length;
    for (let block = this.#blocks.length; block >= 0; block--) {
      const at = block * this.#width;
      const run = this.#blocks[block];
      const first = this.#first[block]!;
      let holds = false;
      for (let cell = this.#last[block]!; cell >= first; cell--) {
        holds &&= this.#canBeBackground(cell);
        if (run === undefined) holds ||= cell === cells;
        else holds ||= this.#fits(block, cell) && this.#followsAt(block + 1, cell + run.length);
        this.#behind[at + cell] = holds ? 1 : 0;
      }
    }
  }

  #gather(): void {
    const { canBe } = this;
    canBe.fill(0, 0, this.#line.length);
    for (let block = 0; block <= this.#blocks.length; block++) {
      const at = block * this.#width;
      const run = this.#blocks[block];
      const last = this.#last[block]!;
      let covered = 0;
      for (let start = this.#first[block]!; run !== undefined && start <= last; start++) {
        if (!this.canStart(block, start)) continue;
        for (let cell = Math.max(covered, start); cell < start + run.length; cell++) {
          canBe[cell]! |= 1 << run.colour;
        }
        covered = start + run.length;
      }
      for (let cell = this.#first[block]! - this.#gap[block]!; cell < last; cell++) {
        const splits = this.#before[at + cell] === 1 && this.#behind[at + cell + 1] === 1;
        if (splits && this.#canBeBackground(cell)) canBe[cell]! |= BACKGROUND;
      }
    }
  }
}
