/**
 * Deductions from bands of neighbouring rows, or columns, and the regions inside them: regions whose open
 * cells all lie in a band put all the stars that they lack there, which cannot be more than its lines lack;
 * if the two numbers are equal, the cells of other regions in the band are empty.
 */
import { EMPTY, OPEN } from '../../src/families/star-battle/index.js';
import type { Board } from './board.js';

export class BandRule {
  readonly #board: Board;
  /** First and last line in which each region has an open cell; from -1 when it lacks no star. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  /** The number of stars that the regions inside each band lack, by its first and its last line. */
  readonly #inside: Int32Array;

  constructor(board: Board) {
    this.#board = board;
    this.#first = new Int32Array(board.side);
    this.#last = new Int32Array(board.side);
    this.#inside = new Int32Array(board.side ** 2);
  }

  /** Fixes what follows for one band of rows and one of columns, if any; false in a contradiction. */
  apply(): boolean {
    return this.#applyTo(0, this.#board.rowOf) && this.#applyTo(this.#board.side, this.#board.columnOf);
  }

  #applyTo(axis: number, lineOf: Int32Array): boolean {
    const { side, missing } = this.#board;
    this.#measure(axis, lineOf);
    for (let first = 0; first < side; first++) {
      let lacking = 0;
      for (let last = first; last < side; last++) {
        if (first === 0 && last === side - 1) continue;
        lacking += missing[axis + last]!;
        const inside = this.#inside[first * side + last]!;
        if (inside > lacking) return false;
        if (inside < lacking || inside === 0) continue;
        const { fixed } = this.#board;
        if (!this.#emptyOthers(axis, first, last)) return false;
        if (this.#board.fixed !== fixed) return true;
      }
    }
    return true;
  }

  #measure(axis: number, lineOf: Int32Array): void {
    const { side, missing, members, start, state } = this.#board;
    const inside = this.#inside.fill(0);
    for (let region = 0; region < side; region++) {
      this.#first[region] = -1;
      const lacking = missing[2 * side + region]!;
      if (lacking === 0) continue;
      let first = side;
      let last = 0;
      for (let index = start[region]!; index < start[region + 1]!; index++) {
        const cell = members[index]!;
        if (state[cell] !== OPEN) continue;
        const line = lineOf[cell]! - axis;
        if (line < first) first = line;
        if (line > last) last = line;
      }
      this.#first[region] = first;
      this.#last[region] = last;
      inside[first * side + last]! += lacking;
    }
    for (let lines = 2; lines <= side; lines++) {
      for (let first = 0; first + lines <= side; first++) {
        const band = first * side + first + lines - 1;
        const both = lines > 2 ? inside[band + side - 1]! : 0;
        inside[band]! += inside[band - 1]! + inside[band + side]! - both;
      }
    }
  }

  #emptyOthers(axis: number, first: number, last: number): boolean {
    const { side, openBits, regionOf } = this.#board;
    for (let line = axis + first; line <= axis + last; line++) {
      for (let bits = openBits[line]!; bits !== 0; bits &= bits - 1) {
        const cell = this.#board.cellAt(line, 31 - Math.clz32(bits & -bits));
        const region = regionOf[cell]! - 2 * side;
        const isInside = this.#first[region]! >= first && this.#last[region]! <= last;
        if (!isInside && !this.#board.put(cell, EMPTY)) return false;
      }
    }
    return true;
  }
}
