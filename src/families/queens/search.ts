/**
 * A search for placements on one given board, with rows as bit masks: run after run of free cells in a row, a
 * run takes a queen on a cell that no queen above attacks, or stays empty while enough queens can still come.
 * The attacks on a row from above travel down as three masks (columns, both diagonals); a wall clears its
 * bit. The number of queens that the rest of the board can take is bounded by its runs, by pairs of rows
 * covered with blocks of two by two cells, which take one queen each, and by the runs of columns that begin
 * below or have no queen yet.
 */

import { bitCount } from '../../core/index.js';
import type { QueensPuzzle } from './puzzle.js';
import { QUEEN, WALL } from './puzzle.js';

type Board = QueensPuzzle['board'];

/**
 * The result of a search; `limit`: the allowed nodes were used up, and the placements found until then are
 * returned.
 */
export interface Placements {
  readonly status: 'complete' | 'limit';
  /** Placements found, up to the asked number. */
  readonly count: number;
  /** The first one. */
  readonly first?: readonly string[];
}

interface SearchOptions {
  /** Stop after this number of placements; 0, the default, means all. */
  readonly limit?: number;
  /** Most nodes (runs looked at); default none. */
  readonly nodes?: number;
}

/**
 * The largest number of queens on a board with a placement, and how many placements reach it, as far as they
 * were counted; or the limit that was hit.
 */
export type LargestNumber =
  | {
      readonly status: 'found';
      readonly queens: number;
      readonly placement: readonly string[];
      readonly count: number;
      /** False if the allowed nodes were used up while they were counted. */
      readonly isCounted: boolean;
    }
  | { readonly status: 'limit' };

/** Counts the placements of exactly this number of queens on a board of at most 30 columns. */
export function searchPlacements(
  board: Board,
  queens: number,
  { limit = 0, nodes = Number.POSITIVE_INFINITY }: SearchOptions = {},
): Placements {
  return new Search(board, queens, limit, nodes).run();
}

/**
 * Finds the largest number of queens, from a bound downwards; `nodes` are allowed for all numbers together,
 * and placements are counted up to `limit`, by default one.
 */
export function largestNumber(
  board: Board,
  { limit = 1, nodes = Number.POSITIVE_INFINITY }: SearchOptions = {},
): LargestNumber {
  let left = nodes;
  for (let queens = mostQueens(board); ; queens--) {
    const search = new Search(board, queens, limit, left);
    const { status, count, first } = search.run();
    if (first !== undefined) {
      return { status: 'found', queens, placement: first, count, isCounted: status === 'complete' };
    }
    if (status === 'limit') return { status };
    left = search.nodesLeft;
  }
}

/** A bound on the number of queens that needs no search: runs and blocks, by rows. */
function mostQueens(board: Board): number {
  return roomBelow(masksOf(board), board[0]!.length)[0]!;
}

/** Bit c of mask r is set where row r, column c is free. */
function masksOf(board: Board): Int32Array {
  return Int32Array.from(board, (cells) =>
    [...cells].reduce((mask, cell, column) => (cell === WALL ? mask : mask | (1 << column)), 0),
  );
}

/** The runs of a row as masks, from the lowest bit. */
function runsOf(free: number): number[] {
  const runs: number[] = [];
  for (let rest = free; rest !== 0; ) {
    const lowest = rest & -rest;
    const run = rest & ~(rest + lowest);
    runs.push(run);
    rest &= ~run;
  }
  return runs;
}

/** Most queens from each row down: its runs and what can follow, or two rows covered with blocks. */
function roomBelow(free: Int32Array, columns: number): Int32Array {
  const rows = free.length;
  const room = new Int32Array(rows + 2);
  for (let row = rows - 1; row >= 0; row--) {
    const byRuns = runsOf(free[row]!).length + room[row + 1]!;
    const byBlocks = blocksOver(free[row]! | (free[row + 1] ?? 0), columns) + room[row + 2]!;
    room[row] = Math.min(byRuns, byBlocks);
  }
  return room;
}

/** By row, how many runs of columns have a cell in it or below. */
function columnRunsBelow(free: Int32Array): Int32Array {
  const runs = new Int32Array(free.length + 1);
  for (let row = free.length - 1; row >= 0; row--) {
    runs[row] = runs[row + 1]! + bitCount(free[row]! & ~(free[row + 1] ?? 0));
  }
  return runs;
}

/** The number of blocks, two columns wide, cover the free columns of a pair of rows. */
function blocksOver(free: number, columns: number): number {
  let blocks = 0;
  for (let column = 0; column < columns; column++) {
    if ((free & (1 << column)) === 0) continue;
    blocks++;
    column++;
  }
  return blocks;
}

class Search {
  nodesLeft: number;
  readonly #board: Board;
  readonly #limit: number;
  readonly #target: number;
  readonly #free: Int32Array;
  /**
   * Runs of all rows one after the other, with the row of each; a row without free cells has one empty run.
   */
  readonly #runs: Int32Array;
  readonly #rowOfRun: Int32Array;
  /** Most queens from each run on. */
  readonly #room: Int32Array;
  readonly #columnRuns: Int32Array;
  /** The queen of each run as a bit, or 0. */
  readonly #chosen: Int32Array;
  #count = 0;
  #first: readonly string[] | undefined;
  #stopped: 'complete' | 'limit' = 'complete';

  constructor(board: Board, target: number, limit: number, nodes: number) {
    this.#board = board;
    this.#target = target;
    this.#limit = limit;
    this.nodesLeft = nodes;
    this.#free = masksOf(board);
    const rows = Array.from(this.#free, (free) => (free === 0 ? [0] : runsOf(free)));
    const room = roomBelow(this.#free, board[0]!.length);
    this.#runs = Int32Array.from(rows.flat());
    this.#rowOfRun = Int32Array.from(rows.flatMap((runs, row) => runs.map(() => row)));
    this.#room = Int32Array.from(
      rows.flatMap((runs, row) =>
        runs.map((_, index) => (index === 0 ? room[row]! : runs.length - index + room[row + 1]!)),
      ),
    );
    this.#columnRuns = columnRunsBelow(this.#free);
    this.#chosen = new Int32Array(this.#runs.length);
  }

  run(): Placements {
    this.#place(0, 0, 0, 0, 0, 0);
    const { count, first } = { count: this.#count, first: this.#first };
    return { status: this.#stopped, count, ...(first === undefined ? {} : { first }) };
  }

  /**
   * Places the queens from a run on; false ends the search.
   * @param placed queens placed so far
   * @param columns attacked in this row from above along columns; `falling` and `rising` along the diagonals
   * @param beside queens of this row
   */
  #place(
    run: number,
    placed: number,
    columns: number,
    falling: number,
    rising: number,
    beside: number,
  ): boolean {
    if (placed === this.#target) return this.#report(run);
    if (run === this.#runs.length || placed + this.#room[run]! < this.#target) return true;
    if (this.nodesLeft-- <= 0) {
      this.#stopped = 'limit';
      return false;
    }
    let open = this.#runs[run]! & ~(columns | falling | rising);
    while (open !== 0) {
      const queen = open & -open;
      open ^= queen;
      this.#chosen[run] = queen;
      if (!this.#goOn(run, placed + 1, columns, falling, rising, beside | queen)) return false;
    }
    this.#chosen[run] = 0;
    return this.#goOn(run, placed, columns, falling, rising, beside);
  }

  /** On to the next run, in the same row or the next one. */
  #goOn(
    run: number,
    placed: number,
    columns: number,
    falling: number,
    rising: number,
    beside: number,
  ): boolean {
    const row = this.#rowOfRun[run]!;
    if (this.#rowOfRun[run + 1] === row)
      return this.#place(run + 1, placed, columns, falling, rising, beside);
    const free = this.#free[row + 1] ?? 0;
    const seen = (columns | beside) & free;
    if (placed + this.#columnRuns[row + 1]! - bitCount(seen) < this.#target) return true;
    return this.#place(
      run + 1,
      placed,
      seen,
      ((falling | beside) << 1) & free,
      ((rising | beside) >>> 1) & free,
      0,
    );
  }

  #report(end: number): boolean {
    this.#count++;
    this.#first ??= this.#drawn(end);
    return this.#limit === 0 || this.#count < this.#limit;
  }

  /** The board with the queens of the runs before `end`. */
  #drawn(end: number): readonly string[] {
    const queens = new Int32Array(this.#board.length);
    for (let run = 0; run < end; run++) queens[this.#rowOfRun[run]!]! |= this.#chosen[run]!;
    return this.#board.map((cells, row) =>
      [...cells].map((cell, column) => (queens[row]! & (1 << column) ? QUEEN : cell)).join(''),
    );
  }
}
