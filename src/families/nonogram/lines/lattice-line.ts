/**
 * The line solver for lines of any length: a dynamic program over a lattice. A placement is a path from (0,
 * 0) to (blocks, slack); at (j, d) the first j blocks, each with the empty cell that follows it, and d
 * further empty cells have been laid out. One step lays an empty cell (d grows) or a block and its empty cell
 * (j grows). The line gets one empty cell more at its end, so that the last block needs no exception. The
 * lattice has (blocks + 1)(slack + 1) points, which is far less than cells times blocks when the clues are
 * tight.
 */
import type { ClueTable, LineSolver } from './line-solver.js';
import { EMPTY, FILLED, OPEN } from './states.js';

export class LatticeLineSolver implements LineSolver {
  changedCount = 0;
  readonly changedPositions: Uint16Array;
  readonly changedStates: Uint8Array;
  readonly #length: number;
  /** Known cells of all lines, one cell longer than the line: the last one is empty. */
  readonly #known: Uint8Array;
  /** Number of cells from here on that may all be filled. */
  readonly #room: Uint16Array;
  /**
   * Lattice points that lie on a path from the origin, and later on a whole path; one row of points per j.
   */
  readonly #points: Uint8Array;
  /** First cell behind the first j blocks when nothing is left between them. */
  readonly #base: Uint16Array;
  readonly #canFill: Uint8Array;
  readonly #canEmpty: Uint8Array;

  constructor(lineCount: number, lineLength: number) {
    this.#length = lineLength;
    this.changedPositions = new Uint16Array(lineLength);
    this.changedStates = new Uint8Array(lineLength);
    this.#known = new Uint8Array(lineCount * (lineLength + 1));
    this.#room = new Uint16Array(lineLength + 1);
    // j blocks of one cell leave lineLength + 2 - 2j values of d; (j + 1)(lineLength + 2 - 2j) is largest
    // here.
    this.#points = new Uint8Array(Math.ceil((lineLength + 4) ** 2 / 8));
    this.#base = new Uint16Array(((lineLength + 1) >> 1) + 1);
    this.#canFill = new Uint8Array(lineLength + 1);
    this.#canEmpty = new Uint8Array(lineLength + 1);
    this.clear();
  }

  assign(line: number, position: number, state: number): void {
    this.#known[line * (this.#length + 1) + position] = state;
  }

  unassign(line: number, position: number): void {
    this.#known[line * (this.#length + 1) + position] = OPEN;
  }

  clear(): void {
    this.#known.fill(OPEN);
    const stride = this.#length + 1;
    for (let end = this.#length; end < this.#known.length; end += stride) this.#known[end] = EMPTY;
  }

  solve(line: number, clues: ClueTable): boolean {
    this.changedCount = 0;
    const slack = this.#prepare(line, clues);
    if (slack < 0) return false;
    if (!this.#forward(line, clues, slack)) return false;
    this.#backward(line, clues, slack);
    this.#report(line);
    return true;
  }

  /** Fills `room` and `base`; returns the slack, negative when the clues are too long. */
  #prepare(line: number, clues: ClueTable): number {
    const known = this.#known;
    const start = line * (this.#length + 1);
    let room = 0;
    for (let cell = this.#length; cell >= 0; cell--) {
      room = known[start + cell] === EMPTY ? 0 : room + 1;
      this.#room[cell] = room;
    }
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    let base = 0;
    for (let block = 0; block < count; block++) {
      base += clues.lengths[from + block]! + 1;
      this.#base[block + 1] = base;
    }
    return this.#length + 1 - base;
  }

  /** Marks the points that a path from the origin reaches; false when none reaches the end. */
  #forward(line: number, clues: ClueTable, slack: number): boolean {
    const points = this.#points;
    const base = this.#base;
    const room = this.#room;
    const known = this.#known;
    const start = line * (this.#length + 1);
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    const width = slack + 1;
    for (let block = 0; block <= count; block++) {
      const length = block === 0 ? 0 : clues.lengths[from + block - 1]!;
      const first = base[block]!;
      let before: boolean = block === 0;
      for (let gap = 0; gap <= slack; gap++) {
        const end = first + gap - 1;
        let reached = before && (gap === 0 || known[start + end] !== FILLED);
        if (!reached && block > 0 && points[(block - 1) * width + gap] === 1) {
          reached = room[end - length]! >= length && known[start + end] !== FILLED;
        }
        points[block * width + gap] = reached ? 1 : 0;
        before = reached;
      }
    }
    return points[count * width + slack] === 1;
  }

  /** Keeps the points that lie on whole paths and marks what the steps between them fill and leave empty. */
  #backward(line: number, clues: ClueTable, slack: number): void {
    const points = this.#points;
    const base = this.#base;
    const room = this.#room;
    const known = this.#known;
    const canFill = this.#canFill.fill(0);
    const canEmpty = this.#canEmpty.fill(0);
    const start = line * (this.#length + 1);
    const from = line * clues.capacity;
    const count = clues.counts[line]!;
    const width = slack + 1;
    for (let block = count; block >= 0; block--) {
      const length = block === count ? 0 : clues.lengths[from + block]!;
      const first = base[block]!;
      let painted = this.#length;
      for (let gap = slack; gap >= 0; gap--) {
        const point = block * width + gap;
        if (points[point] === 0) continue;
        const cell = first + gap;
        let live = block === count && gap === slack;
        if (gap < slack && points[point + 1] === 1 && known[start + cell] !== FILLED) {
          canEmpty[cell] = 1;
          live = true;
        }
        const end = cell + length;
        const fits = block < count && points[point + width] === 1 && room[cell]! >= length;
        if (fits && known[start + end] !== FILLED) {
          canEmpty[end] = 1;
          canFill.fill(1, cell, Math.min(end, painted));
          painted = cell;
          live = true;
        }
        if (!live) points[point] = 0;
      }
    }
  }

  #report(line: number): void {
    const start = line * (this.#length + 1);
    for (let cell = 0; cell < this.#length; cell++) {
      if (this.#known[start + cell] !== OPEN || this.#canFill[cell] === this.#canEmpty[cell]) continue;
      this.changedPositions[this.changedCount] = cell;
      this.changedStates[this.changedCount++] = this.#canFill[cell] === 1 ? FILLED : EMPTY;
    }
  }
}
