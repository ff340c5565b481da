/**
 * The fewest numbers of Hitoris, where the other cells have none. Only equal numbers in a line say something:
 * one of both cells is black. All ways to write numbers that differ in which cells are equal are gone
 * through, cell by cell, and for each the solutions that are left.
 */
import { partsOf } from './nurikabe.js';

/** The solutions of a board by the fewest numbers that fix them. */
export interface HitoriCounts {
  readonly solutions: number;
  /** Solutions with room for another black cell, which no numbers forbid. */
  readonly unfixed: number;
  readonly byFewest: readonly number[];
  /** Solutions that none of the numbers gone through fix. */
  readonly open: number;
  /** A puzzle that needs the most of these numbers. */
  readonly example: readonly (readonly number[])[];
}

/** Goes through all ways to write up to `most` numbers on n x n cells. */
export function hitorisOn(side: number, most: number): HitoriCounts {
  const search = new Numbering(side);
  const { solutions } = search;
  const known = new Set(solutions);
  const unfixed = solutions.filter((black) =>
    search.cells.some((cell) => known.has(black | (1 << cell)) && (black & (1 << cell)) === 0),
  );
  const byFewest: number[] = [];
  const fixable = solutions.length - unfixed.length;
  for (let count = 0; count <= most && search.found.size < fixable; count++) {
    const before = search.found.size;
    search.goThrough(count);
    byFewest.push(search.found.size - before);
  }
  const flat = [...search.found.values()].at(-1)!;
  return {
    solutions: solutions.length,
    unfixed: unfixed.length,
    byFewest,
    open: fixable - search.found.size,
    example: Array.from({ length: side }, (_, row) => flat.slice(row * side, (row + 1) * side)),
  };
}

class Numbering {
  /** Black cells as bits. */
  readonly solutions: readonly number[];
  readonly cells: readonly number[];
  /** By solution that was fixed: the numbers, 0 for none. */
  readonly found = new Map<number, readonly number[]>();
  readonly #side: number;
  /** By pair of cells: the solutions in which one of both is black, as bits. */
  readonly #allow: readonly (readonly Int32Array[])[];
  readonly #numbers: number[];
  readonly #uses: number[] = [];

  constructor(side: number) {
    this.#side = side;
    this.cells = Array.from({ length: side * side }, (_, cell) => cell);
    this.solutions = blackOf(side);
    this.#numbers = this.cells.map(() => 0);
    this.#allow = this.cells.map((one) =>
      this.cells.map((other) => {
        const bits = new Int32Array((this.solutions.length + 31) >> 5);
        const both = (1 << one) | (1 << other);
        for (const [index, black] of this.solutions.entries())
          if ((black & both) !== 0) bits[index >> 5]! |= 1 << (index & 31);
        return bits;
      }),
    );
  }

  /** Writes a number of numbers in every way. */
  goThrough(count: number): void {
    const all = new Int32Array((this.solutions.length + 31) >> 5);
    for (const index of this.solutions.keys()) all[index >> 5]! |= 1 << (index & 31);
    this.#write(0, count, 0, all);
  }

  /**
   * Writes the numbers that are left, from a cell on.
   * @param alone numbers that stand in one cell so far, which alone say nothing
   */
  #write(from: number, left: number, alone: number, allowed: Int32Array): void {
    if (alone > left) return;
    if (left === 0) {
      this.#keep(allowed);
      return;
    }
    for (let cell = from; cell <= this.cells.length - left; cell++) {
      for (let number = 1; number <= this.#uses.length + 1; number++) {
        const uses = this.#uses[number - 1] ?? 0;
        const next = this.#allowedWith(cell, number, allowed);
        this.#numbers[cell] = number;
        this.#uses[number - 1] = uses + 1;
        this.#write(cell + 1, left - 1, alone + (uses === 0 ? 1 : uses === 1 ? -1 : 0), next);
        if (uses === 0) this.#uses.pop();
        else this.#uses[number - 1] = uses;
        this.#numbers[cell] = 0;
      }
    }
  }

  #allowedWith(cell: number, number: number, allowed: Int32Array): Int32Array {
    let next = allowed;
    const [row, column] = [Math.floor(cell / this.#side), cell % this.#side];
    for (let other = 0; other < cell; other++) {
      if (this.#numbers[other] !== number) continue;
      if (Math.floor(other / this.#side) !== row && other % this.#side !== column) continue;
      const bits = this.#allow[cell]![other]!;
      next = next.map((word, at) => word & bits[at]!);
    }
    return next;
  }

  #keep(allowed: Int32Array): void {
    const at = allowed.findIndex((word) => word !== 0);
    if (at < 0) return;
    const word = allowed[at]!;
    if ((word & (word - 1)) !== 0 || allowed.some((other, index) => index !== at && other !== 0)) return;
    const black = this.solutions[at * 32 + 31 - Math.clz32(word)]!;
    if (!this.found.has(black)) this.found.set(black, [...this.#numbers]);
  }
}

/** Sets of black cells of which no two share a side, with all others connected. */
function blackOf(side: number): readonly number[] {
  const cells = side * side;
  const last = Array.from({ length: side }, (_, row) => 1 << (row * side + side - 1)).reduce(
    (one, bits) => one | bits,
  );
  const found: number[] = [];
  for (let black = 0; black < 2 ** cells; black++) {
    if ((black & (black >> side)) !== 0 || (black & ((black & ~last) << 1)) !== 0) continue;
    if (partsOf(~black & (2 ** cells - 1), side).length === 1) found.push(black);
  }
  return found;
}
