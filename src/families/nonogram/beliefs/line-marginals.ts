/**
 * Marginals of one line: the odds that each cell is filled, and that each block starts at each cell, when
 * every placement of the blocks counts with the product of its cells' odds. The placements are not listed:
 * two tables hold the summed weight of all ways to place the first blocks on the first cells, and the other
 * blocks on the cells behind them. A placement that starts a block at a cell is made of both, so each entry
 * serves many placements.
 *
 * Source: counting the paths of a regular constraint, G. Pesant, C.-G. Quimper and A. Zanarini,
 * "Counting-Based Search: Branching Heuristics for Constraint Satisfaction Problems", Journal of Artificial
 * Intelligence Research 43 (2012), which has nonograms among its experiments. There every placement counts 1;
 * here it has a weight.
 */

/** The tables of lines of up to a length, reused from line to line. Entries are `block * width + cell`. */
export class LineMarginals {
  /** By cell: the probability that it is filled. */
  readonly filled: Float64Array;
  readonly #width: number;
  /** Weight of the blocks before this one, on the cells before this one, when the block may start here. */
  readonly #before: Float64Array;
  /** Weight of this block and those behind it, on the cells from this one on. */
  readonly #behind: Float64Array;
  /** The same when the block starts at this very cell; then the probability that it does. */
  readonly #starts: Float64Array;
  /** By cell: the product of the odds of the cells before it that are not known. */
  readonly #product: Float64Array;
  /** By cell: how many of the cells before it are known to be empty. */
  readonly #emptyBefore: Uint32Array;
  /**
   * By block: where it starts with all blocks as near to the first cell as possible, on an empty line; last:
   * behind them all.
   */
  readonly #earliest: Uint32Array;
  #odds: Readonly<Float64Array> = new Float64Array(0);
  #blocks: readonly number[] = [];
  #length = 0;
  /** The cells by which all blocks can move from their earliest starts. */
  #slack = 0;

  /** @param longest most cells in a line */
  constructor(longest: number) {
    const blocks = ((longest + 1) >> 1) + 1;
    this.#width = longest + 2;
    this.#before = new Float64Array(blocks * this.#width);
    this.#behind = new Float64Array(blocks * this.#width);
    this.#starts = new Float64Array(blocks * this.#width);
    this.#product = new Float64Array(this.#width);
    this.#emptyBefore = new Uint32Array(this.#width);
    this.#earliest = new Uint32Array(blocks);
    this.filled = new Float64Array(longest);
  }

  /**
   * Weighs the placements of a line; afterwards {@link filled} and {@link startProbability} speak about it.
   * @param odds by cell, filled against empty: 0 for a cell that is known to be empty, infinite for one that
   *   is filled
   * @param blocks their lengths in order; they fit into the line
   * @returns false when no placement agrees with the known cells
   */
  weigh(odds: Readonly<Float64Array>, blocks: readonly number[], length: number): boolean {
    this.#odds = odds;
    this.#blocks = blocks;
    this.#length = length;
    this.#measure();
    this.#fillBehind();
    const total = this.#behind[0]!;
    if (!(total > 0)) return false;
    this.#fillBefore();
    this.#gather(total);
    return true;
  }

  /** The probability that a block starts at a cell. */
  startProbability(block: number, cell: number): number {
    const earliest = this.#earliest[block]!;
    if (cell < earliest || cell > earliest + this.#slack) return 0;
    return this.#starts[block * this.#width + cell]!;
  }

  #measure(): void {
    this.#product[0] = 1;
    this.#emptyBefore[0] = 0;
    for (let cell = 0; cell < this.#length; cell++) {
      const odds = this.#odds[cell]!;
      const isOpen = odds > 0 && odds < Infinity;
      this.#product[cell + 1] = this.#product[cell]! * (isOpen ? odds : 1);
      this.#emptyBefore[cell + 1] = this.#emptyBefore[cell]! + (odds === 0 ? 1 : 0);
    }
    let start = 0;
    for (let block = 0; block < this.#blocks.length; block++) {
      this.#earliest[block] = start;
      start += this.#blocks[block]! + 1;
    }
    // Behind the last block no empty cell is needed; the slack is measured as if there were one beyond the
    // line.
    this.#earliest[this.#blocks.length] = start;
    this.#slack = this.#length + 1 - Math.max(1, start);
  }

  #canBeEmpty(cell: number): boolean {
    return this.#odds[cell]! < Infinity;
  }

  /**
   * The weight of a block on the cells from `start` to before `end`; 0 where one of them is known to be
   * empty.
   */
  #weightOn(start: number, end: number): number {
    if (this.#emptyBefore[start] !== this.#emptyBefore[end]) return 0;
    return this.#product[end]! / this.#product[start]!;
  }

  /** From the last block to the first, and for each from its latest start to its earliest. */
  #fillBehind(): void {
    const count = this.#blocks.length;
    const width = this.#width;
    this.#fillLast();
    for (let block = count - 1; block >= 0; block--) {
      const at = block * width;
      const length = this.#blocks[block]!;
      const earliest = this.#earliest[block]!;
      let behind = 0;
      for (let start = earliest + this.#slack; start >= earliest; start--) {
        const end = start + length;
        const isFollowed = end === this.#length || this.#canBeEmpty(end);
        const rest = isFollowed ? this.#behind[at + width + end + 1]! : 0;
        const from = rest === 0 ? 0 : rest * this.#weightOn(start, end);
        this.#starts[at + start] = from;
        behind = from + (this.#canBeEmpty(start) ? behind : 0);
        this.#behind[at + start] = behind;
      }
    }
  }

  /** Behind the last block all cells are empty; beyond the line stands one more. */
  #fillLast(): void {
    const at = this.#blocks.length * this.#width;
    this.#behind[at + this.#length + 1] = 1;
    let behind = 1;
    this.#behind[at + this.#length] = behind;
    const first = this.#blocks.length === 0 ? 0 : this.#earliest[this.#blocks.length]!;
    for (let cell = this.#length - 1; cell >= first; cell--) {
      if (!this.#canBeEmpty(cell)) behind = 0;
      this.#behind[at + cell] = behind;
    }
  }

  #fillBefore(): void {
    const width = this.#width;
    for (let block = 0; block < this.#blocks.length; block++) {
      const at = block * width;
      const length = block === 0 ? 0 : this.#blocks[block - 1]!;
      const earliest = this.#earliest[block]!;
      let before = block === 0 ? 1 : 0;
      for (let cell = earliest; cell <= earliest + this.#slack; cell++) {
        // The cell before this one is empty: it follows other such cells, or the end of the block before.
        if (cell > 0) {
          const start = cell - 1 - length;
          const ended = block === 0 ? 0 : this.#before[at - width + start]! * this.#weightOn(start, cell - 1);
          before = this.#canBeEmpty(cell - 1) ? before + ended : 0;
        }
        this.#before[at + cell] = before;
      }
    }
  }

  #gather(total: number): void {
    const { filled } = this;
    filled.fill(0, 0, this.#length);
    for (let block = 0; block < this.#blocks.length; block++) {
      const at = block * this.#width;
      const length = this.#blocks[block]!;
      const earliest = this.#earliest[block]!;
      const latest = earliest + this.#slack;
      let covering = 0;
      for (let cell = earliest; cell < latest + length; cell++) {
        if (cell <= latest) {
          const start = (this.#starts[at + cell]! * this.#before[at + cell]!) / total;
          this.#starts[at + cell] = start;
          covering += start;
        }
        if (cell - length >= earliest) covering -= this.#starts[at + cell - length]!;
        filled[cell]! += covering;
      }
    }
  }
}
