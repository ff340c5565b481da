/**
 * The searches for placements of stars, apart from the deductions of each: where nothing follows, the group
 * with the least slack is tried, star first; groups that could not be filled before come sooner.
 */
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';
import { Board } from './board.js';

/** The outcome of a search; `limit`: the allowed nodes were used up before all placements were found. */
export interface StarPlacements {
  readonly status: 'complete' | 'enough' | 'limit';
  /** Star cells, row-major and ascending, of each placement found. */
  readonly placements: readonly Int32Array[];
}

export interface StarSearchOptions {
  /** The region of every cell, row-major, -1 for none; absent: only rows and columns count. */
  readonly regions?: ArrayLike<number>;
  /** Cells in the order in which they are tried; absent: row-major. */
  readonly order?: ArrayLike<number>;
  /** The number of placements after which the search stops. */
  readonly limit: number;
  /** Most branchings. */
  readonly nodes: number;
}

/** Searches one size of grid again and again, with ever other regions, in the same memory. */
export abstract class BranchingSearch {
  protected readonly board: Board;
  /** The position of each cell in the order of trial. */
  readonly #rank: Int32Array;
  /** Failure counts by group. */
  readonly #failures: Float64Array;
  #nodesLeft = 0;
  #limit = 0;
  #found: Int32Array[] = [];

  /**
   * @param side at most 31: lines are kept as bits
   * @param stars in every row, column and region
   */
  constructor(side: number, stars: number) {
    this.board = new Board(side, stars);
    this.#rank = new Int32Array(side * side);
    this.#failures = new Float64Array(3 * side);
  }

  /** Finds placements with the right number of stars in every group and none touching. */
  find({ regions, order, limit, nodes }: StarSearchOptions): StarPlacements {
    this.begin(regions);
    for (let turn = 0; turn < this.#rank.length; turn++) this.#rank[order?.[turn] ?? turn] = turn;
    this.#nodesLeft = nodes;
    this.#limit = limit;
    this.#found = [];
    const whole = !this.propagate() || this.#branch();
    const status = whole ? 'complete' : this.#found.length >= limit ? 'enough' : 'limit';
    return { status, placements: this.#found };
  }

  /** Cells that follow from the regions without any branching; absent: the search does not say. */
  settledBy?(regions: ArrayLike<number>): number;

  /** Follows all consequences; false in a contradiction. */
  protected abstract propagate(): boolean;

  /** Opens all cells of a grid with these regions. */
  protected begin(regions: ArrayLike<number> | undefined): void {
    this.board.begin(regions);
    this.#failures.fill(1);
  }

  /** Opens the cells again that were fixed since a number of them was. */
  protected takeBack(fixed: number): void {
    this.board.undo(fixed);
  }

  /** Notes that a group could not be filled. */
  protected fail(group: number): false {
    this.#failures[group]!++;
    return false;
  }

  /** Everything that follows from here; false when the search is to end. Leaves the board as it was. */
  #branch(): boolean {
    const group = this.#tightest();
    if (group < 0) return this.#report();
    if (this.#nodesLeft-- <= 0) return false;
    const cell = this.#firstOpen(group);
    const { fixed } = this.board;
    for (const state of [STAR, EMPTY]) {
      const goOn = !(this.board.put(cell, state) && this.propagate()) || this.#branch();
      this.takeBack(fixed);
      if (!goOn) return false;
    }
    return true;
  }

  #report(): boolean {
    const { state } = this.board;
    const stars: number[] = [];
    for (let cell = 0; cell < state.length; cell++) if (state[cell] === STAR) stars.push(cell);
    this.#found.push(Int32Array.from(stars));
    return this.#found.length < this.#limit;
  }

  /** The group that still lacks stars and has the fewest open cells to spare; -1 when none lacks any. */
  #tightest(): number {
    const { missing, open } = this.board;
    let tightest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let group = 0; group < missing.length; group++) {
      if (missing[group] === 0) continue;
      const slack = (open[group]! - missing[group]!) / this.#failures[group]!;
      if (slack >= least) continue;
      tightest = group;
      least = slack;
    }
    return tightest;
  }

  #firstOpen(group: number): number {
    const { board } = this;
    const region = group - 2 * board.side;
    let first = -1;
    const offer = (cell: number): void => {
      if (first < 0 || this.#rank[cell]! < this.#rank[first]!) first = cell;
    };
    if (region < 0) {
      for (let bits = board.openBits[group]!; bits !== 0; bits &= bits - 1)
        offer(board.cellAt(group, 31 - Math.clz32(bits & -bits)));
      return first;
    }
    for (let index = board.start[region]!; index < board.start[region + 1]!; index++)
      if (board.state[board.members[index]!] === OPEN) offer(board.members[index]!);
    return first;
  }
}
