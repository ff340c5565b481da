/**
 * The search for the least walls: can `queens` queens and `walls` walls, with no wall to spare, be placed on
 * a board of `rows` by `columns` cells? It goes row by row. The rows above are summarised by three masks, one
 * bit a column: the column is open (a queen above attacks along it), and so are the falling and the rising
 * diagonal through this cell. A queen takes a cell that none of them attacks, and opens all three; a wall
 * closes them. All bounds hold for every solution:
 *
 * - The remaining rows need walls for their queens even with nothing above them (`WallNeeds`, from smaller
 *   boards). That contains the blocks of two by two cells, which hold one queen each, and walls >= queens -
 *   rows.
 * - The remaining queens are at most the columns that are not open plus the remaining walls.
 * - No wall is useless, as fewer walls were refuted before: it stands alone between two queens of its row, or
 *   it closes a line. With walls = queens - rows that makes them alternate in rows, and the columns' bound
 *   does so in columns.
 * - A state from which a number of walls was not enough is not entered again with as many or fewer
 *   (`RefutedStates`); its mirror image counts as the same.
 * - Reflections: a row has a piece for each of its walls and one more, and the pieces without a queen are its
 *   slack. All rows have walls - queens + rows together. The upper half has no more slack than the lower, and
 *   where it is equal no fewer walls; and the first row that is not its own mirror image is the smaller of
 *   the two as a number.
 *
 * When one placement is enough, a wall that closes no line may be anywhere in its gap, so one cell is tried;
 * where a gap has a line to close, one of those cells is taken.
 *
 * See docs/methods.md, "Queens with walls", for open lines; bounds from smaller boards are Russian doll
 * search (Verfaillie, Lemaitre and Schiex, 1996).
 */

import { bitCount, type LimitName } from '../../../core/index.js';
import type { RefutedStates } from './refuted-states.js';
import { mirroredMasks, type RowPattern } from './row-masks.js';

/**
 * The placements to search for. Fewer walls than these must be refuted before, or the answer may miss
 * solutions.
 */
export interface RowRequest {
  /** At most 16, as are the columns. */
  readonly rows: number;
  readonly columns: number;
  readonly queens: number;
  readonly walls: number;
  /**
   * Find at least one of every eight placements that are turns and reflections of each other, not just any.
   */
  readonly every: boolean;
}

/** Proved bounds on walls. */
export interface WallNeeds {
  /**
   * The least number of walls that the queens need in these rows of the board's width, with nothing above.
   */
  atLeast(rows: number, queens: number): number;
}

/** The means of a search. `nodes` counts states entered; the memory is cleared. */
export interface RowSearchMeans {
  readonly needs: WallNeeds;
  readonly memory: RefutedStates;
  readonly nodes: number;
  readonly abort?: (() => boolean) | undefined;
}

/** `complete`: the search was exhaustive; `stopped`: the callback asked to stop; otherwise the limit. */
export type RowOutcome = 'complete' | 'stopped' | Extract<LimitName, 'nodes' | 'abort'>;

/** Nodes between two polls of `abort`, less one; a mask. */
const BETWEEN_POLLS = 0xfff;

export class RowSearch {
  /** The number of nodes of the limit are left. */
  nodesLeft: number;
  readonly #request: RowRequest;
  readonly #means: RowSearchMeans;
  readonly #whole: number;
  readonly #mirror: Uint16Array;
  /**
   * All by row, before its pieces are placed: open lines, queens and walls to come, whether all above is
   * symmetric.
   */
  readonly #columns: Int32Array;
  readonly #falling: Int32Array;
  readonly #rising: Int32Array;
  readonly #queensLeft: Int32Array;
  readonly #wallsLeft: Int32Array;
  readonly #symmetric: Uint8Array;
  /** The pieces of each row. */
  readonly #queens: Int32Array;
  readonly #walls: Int32Array;
  #depth = 0;
  #onPath: (patterns: readonly RowPattern[]) => 'continue' | 'stop' = () => 'stop';
  #paths = 0;
  #outcome: RowOutcome = 'complete';

  constructor(request: RowRequest, means: RowSearchMeans) {
    const { rows, columns, queens, walls } = request;
    this.#request = request;
    this.#means = means;
    this.nodesLeft = means.nodes;
    this.#whole = (1 << columns) - 1;
    this.#mirror = mirroredMasks(columns);
    const byRow = (): Int32Array => new Int32Array(rows + 1);
    this.#columns = byRow();
    this.#falling = byRow();
    this.#rising = byRow();
    this.#queensLeft = byRow().fill(queens, 0, 1);
    this.#wallsLeft = byRow().fill(walls, 0, 1);
    this.#symmetric = new Uint8Array(rows + 1).fill(1, 0, 1);
    this.#queens = byRow();
    this.#walls = byRow();
    means.memory.clear();
  }

  /**
   * Searches all continuations of the given first rows, and passes the rows of every placement, or of every
   * prefix of `depth` rows, to the callback. Rows after the last queen are left out.
   */
  run(
    first: readonly RowPattern[],
    depth: number,
    onPath: (patterns: readonly RowPattern[]) => 'continue' | 'stop',
  ): RowOutcome {
    this.#depth = depth;
    this.#onPath = onPath;
    first.forEach(({ queens, walls }, row) => {
      this.#place(row, queens, walls);
    });
    this.#enter(first.length);
    return this.#outcome;
  }

  /** Searches from a row on; false ends the search. */
  #enter(row: number): boolean {
    const queensLeft = this.#queensLeft[row]!;
    if (row === this.#depth || queensLeft === 0) return this.#report(row);
    const wallsLeft = this.#wallsLeft[row]!;
    const columns = this.#columns[row]!;
    const { needs, memory } = this.#means;
    if (needs.atLeast(this.#request.rows - row, queensLeft) > wallsLeft) return true;
    if (queensLeft > this.#request.columns - bitCount(columns) + wallsLeft) return true;
    if (this.#isReflected(row)) return true;
    const isTurned = this.#isLargerThanMirrored(row);
    const seen = isTurned ? this.#mirror[columns]! : columns;
    const first = seen | (row << 16) | (queensLeft << 20);
    const second = isTurned ? this.#mirroredDiagonals(row) : this.#diagonals(row);
    if (memory.isRefuted(first, second, wallsLeft)) return true;
    if (this.#isSpent()) return false;
    const paths = this.#paths;
    if (!this.#fillRow(row)) return false;
    if (this.#paths === paths) memory.refute(first, second, wallsLeft);
    return true;
  }

  #report(rows: number): boolean {
    this.#paths++;
    const patterns = Array.from({ length: rows }, (_, row) => ({
      queens: this.#queens[row]!,
      walls: this.#walls[row]!,
    }));
    if (this.#onPath(patterns) === 'continue') return true;
    this.#outcome = 'stopped';
    return false;
  }

  #isSpent(): boolean {
    if (this.nodesLeft <= 0) this.#outcome = 'nodes';
    else if ((this.nodesLeft & BETWEEN_POLLS) === 0 && this.#means.abort?.() === true)
      this.#outcome = 'abort';
    else this.nodesLeft--;
    return this.#outcome !== 'complete';
  }

  #diagonals(row: number): number {
    return (this.#falling[row]! << 16) | this.#rising[row]!;
  }

  #mirroredDiagonals(row: number): number {
    return (this.#mirror[this.#rising[row]!]! << 16) | this.#mirror[this.#falling[row]!]!;
  }

  #isLargerThanMirrored(row: number): boolean {
    const columns = this.#columns[row]!;
    const mirrored = this.#mirror[columns]!;
    return (
      mirrored < columns || (mirrored === columns && this.#mirroredDiagonals(row) < this.#diagonals(row))
    );
  }

  /** True if the upper half shows that every placement is also found upside down. */
  #isReflected(row: number): boolean {
    const { rows, queens, walls } = this.#request;
    const half = rows >> 1;
    if (row > rows - half) return false;
    const slack = walls - queens + rows;
    const used = this.#slackAbove(row);
    if (row < rows - half) return row <= half && 2 * used > slack;
    const above = this.#slackAbove(half);
    const below = slack - used;
    return above > below || (above === below && walls - this.#wallsLeft[half]! < this.#wallsLeft[row]!);
  }

  #slackAbove(row: number): number {
    const { queens, walls } = this.#request;
    return row + walls - this.#wallsLeft[row]! - (queens - this.#queensLeft[row]!);
  }

  /** Fills a row: by number of queens, and by walls beyond those that separate them. */
  #fillRow(row: number): boolean {
    const { rows, columns } = this.#request;
    const rowsBelow = rows - row - 1;
    const attacked = this.#attacked(row);
    const queensLeft = this.#queensLeft[row]!;
    const mostExtra = rowsBelow === 0 ? 0 : bitCount(attacked);
    for (let count = Math.min((columns + 1) >> 1, queensLeft); count >= 0; count--) {
      const needed = Math.max(0, count - 1) + this.#means.needs.atLeast(rowsBelow, queensLeft - count);
      const extra = Math.min(mostExtra, this.#wallsLeft[row]! - needed);
      for (let walls = 0; walls <= extra; walls++) {
        if (!this.#chooseQueens(row, this.#whole & ~attacked, count, 0, walls)) return false;
      }
    }
    return true;
  }

  #attacked(row: number): number {
    return this.#columns[row]! | this.#falling[row]! | this.#rising[row]!;
  }

  /** Places `count` more queens on free cells, none beside another. */
  #chooseQueens(row: number, free: number, count: number, queens: number, extra: number): boolean {
    if (count === 0) {
      if (this.#symmetric[row] === 1 && queens > this.#mirror[queens]!) return true;
      return this.#separate(row, queens, queens, 0, extra);
    }
    for (let rest = free; rest !== 0; ) {
      const queen = rest & -rest;
      rest ^= queen;
      if (!this.#chooseQueens(row, rest & ~(queen << 1), count - 1, queens | queen, extra)) return false;
    }
    return true;
  }

  /**
   * Places walls between the first two queens of `ahead` and so on; after the last queen, those outside all
   * queens.
   */
  #separate(row: number, queens: number, ahead: number, walls: number, extra: number): boolean {
    const queen = ahead & -ahead;
    const others = ahead ^ queen;
    const attacked = this.#attacked(row);
    if (others === 0) return this.#close(row, queens, walls, extra, attacked & ~spanOf(queens));
    const gap = (others & -others) - (queen << 1);
    const open = gap & attacked;
    const single = gap ^ open;
    for (let rest = this.#request.every ? single : open === 0 ? single & -single : 0; rest !== 0; ) {
      const wall = rest & -rest;
      rest ^= wall;
      if (!this.#separate(row, queens, others, walls | wall, extra)) return false;
    }
    return open === 0 || this.#closeBetween(row, queens, others, walls, extra, open);
  }

  /** At least one wall on the open cells of a gap, and as many more as `extra` allows. */
  #closeBetween(
    row: number,
    queens: number,
    ahead: number,
    walls: number,
    extra: number,
    open: number,
  ): boolean {
    for (let rest = open; rest !== 0; ) {
      const wall = rest & -rest;
      rest ^= wall;
      if (!this.#separate(row, queens, ahead, walls | wall, extra)) return false;
      if (extra === 0 || rest === 0) continue;
      if (!this.#closeBetween(row, queens, ahead, walls | wall, extra - 1, rest)) return false;
    }
    return true;
  }

  /** All `extra` walls that are still to be placed, on open cells; then the next row. */
  #close(row: number, queens: number, walls: number, extra: number, open: number): boolean {
    if (extra === 0) return this.#finish(row, queens, walls);
    for (let rest = open; rest !== 0; ) {
      const wall = rest & -rest;
      rest ^= wall;
      if (!this.#close(row, queens, walls | wall, extra - 1, rest)) return false;
    }
    return true;
  }

  #finish(row: number, queens: number, walls: number): boolean {
    const isMirrored =
      this.#symmetric[row] === 1 && queens === this.#mirror[queens] && walls > this.#mirror[walls]!;
    if (isMirrored) return true;
    this.#place(row, queens, walls);
    return this.#enter(row + 1);
  }

  #place(row: number, queens: number, walls: number): void {
    this.#queens[row] = queens;
    this.#walls[row] = walls;
    const below = row + 1;
    this.#queensLeft[below] = this.#queensLeft[row]! - bitCount(queens);
    this.#wallsLeft[below] = this.#wallsLeft[row]! - bitCount(walls);
    this.#columns[below] = (this.#columns[row]! & ~walls) | queens;
    this.#falling[below] = (((this.#falling[row]! & ~walls) | queens) << 1) & this.#whole;
    this.#rising[below] = ((this.#rising[row]! & ~walls) | queens) >> 1;
    const isSymmetric = queens === this.#mirror[queens] && walls === this.#mirror[walls];
    this.#symmetric[below] = this.#symmetric[row] === 1 && isSymmetric ? 1 : 0;
  }
}

/** From the first queen to the last; nothing without queens. */
function spanOf(queens: number): number {
  if (queens === 0) return 0;
  return (1 << (32 - Math.clz32(queens))) - (queens & -queens);
}
