/**
 * A depth-first search for full grids on top of {@link Candidates}: singles are propagated, then the cell
 * with the fewest candidates is guessed. It serves generators, which make thousands of small searches; who
 * may say that a puzzle has one solution is the engine's business.
 */

import { bitCount } from '../../src/core/index.js';
import { type Box, Candidates } from '../../src/families/sudoku/index.js';

/** The outcome of a search; `limit`: its guesses were used up. */
export type Found = 'solution' | 'none' | 'limit';

/** The order in which the candidates of a cell are tried: each step takes one of the bits of a mask. */
export type Chooser = (mask: number, cell: number) => number;

const LOWEST: Chooser = (mask) => mask & -mask;

export class GridSearch {
  readonly #candidates: Candidates;
  readonly #side: number;
  readonly #cells: number;
  /** The candidates before each guess, one grid after the other. */
  #levels: Int32Array;
  #guesses = 0;
  #most = 0;
  #choose = LOWEST;
  /** A solution, row-major, other than which one is looked for; numbers of it are tried first. */
  #known: Readonly<Uint8Array> | undefined;
  /** True if a solution ends the search, or the search for further ones is at its limit. */
  #onSolution: () => Found = () => 'solution';

  constructor(box: Box) {
    this.#side = box[0] * box[1];
    this.#cells = this.#side * this.#side;
    this.#candidates = new Candidates({ box, grid: [] });
    this.#levels = new Int32Array(8 * this.#cells);
  }

  /**
   * Looks for a solution of the givens (row-major, 0 open) in which the cell `changed` holds another number
   * than `number`, with at most `mostGuesses` guesses. The cell itself counts as open.
   * @param known the solution whose number the cell does not hold, if others shall be looked for near it:
   *   what it comes to is the same, but for solutions that are found within the guesses only so
   */
  findOther(
    givens: Readonly<Uint8Array>,
    changed: number,
    number: number,
    mostGuesses: number,
    known?: Readonly<Uint8Array>,
  ): Found {
    this.#place(givens, changed);
    this.#candidates.restrict(changed, ~(1 << (number - 1)));
    if (known === undefined) return this.#begin(mostGuesses, LOWEST);
    this.#known = known;
    const found = this.#begin(mostGuesses, (mask, cell) => {
      const own = mask & (1 << (known[cell]! - 1));
      return own === 0 ? mask & -mask : own;
    });
    this.#known = undefined;
    return found;
  }

  /** True if singles alone fill the grid from the givens. */
  isSolvedBySingles(givens: Readonly<Uint8Array>): boolean {
    this.#place(givens, -1);
    return this.#candidates.propagate() === 'solved';
  }

  /** The number of cells singles leave open; all givens are of one grid. */
  openAfterSingles(givens: Readonly<Uint8Array>): number {
    this.#place(givens, -1);
    this.#candidates.propagate();
    return this.#candidates.openCount;
  }

  /**
   * Looks for any solution of the givens, trying numbers in the order of `choose`; {@link numbers} has it.
   */
  complete(givens: Readonly<Uint8Array>, choose: Chooser, mostGuesses: number): Found {
    this.#place(givens, -1);
    return this.#begin(mostGuesses, choose);
  }

  /** All solutions of the givens, row-major, or undefined when there are more than `most`. */
  solutions(givens: Readonly<Uint8Array>, most: number): readonly Uint8Array[] | undefined {
    const found: Uint8Array[] = [];
    this.#place(givens, -1);
    this.#onSolution = () => (found.push(this.numbers()) > most ? 'limit' : 'none');
    const end = this.#begin(Number.POSITIVE_INFINITY, LOWEST);
    this.#onSolution = () => 'solution';
    return end === 'limit' ? undefined : found;
  }

  /** The numbers of the solution that was found last, row-major. */
  numbers(): Uint8Array {
    return Uint8Array.from(
      { length: this.#cells },
      (_, cell) => 32 - Math.clz32(this.#candidates.mask(cell)),
    );
  }

  #place(givens: Readonly<Uint8Array>, open: number): void {
    this.#candidates.clear();
    for (let cell = 0; cell < givens.length; cell++) {
      const given = givens[cell]!;
      if (given > 0 && cell !== open) this.#candidates.restrict(cell, 1 << (given - 1));
    }
  }

  #begin(mostGuesses: number, choose: Chooser): Found {
    this.#guesses = 0;
    this.#most = mostGuesses;
    this.#choose = choose;
    return this.#search(0);
  }

  #search(depth: number): Found {
    const candidates = this.#candidates;
    const progress = candidates.propagate();
    if (progress === 'contradiction') return 'none';
    if (progress === 'solved') return this.#onSolution();
    if (this.#known !== undefined && this.#allowsRestOf(this.#known)) return this.#onSolution();
    const offset = depth * this.#cells;
    if (offset >= this.#levels.length) this.#growLevels();
    candidates.save(this.#levels, offset);
    const cell = this.#fewestCandidates();
    for (let left = candidates.mask(cell); left !== 0; ) {
      if (++this.#guesses > this.#most) return 'limit';
      const bit = this.#choose(left, cell);
      left &= ~bit;
      candidates.restrict(cell, bit);
      const found = this.#search(depth + 1);
      if (found !== 'none') return found;
      candidates.restore(this.#levels, offset);
    }
    return 'none';
  }

  /**
   * True if every open cell can hold its number of a solution. Then all of them can at once: no cell that is
   * filled has taken these numbers from them, and they do not contradict each other.
   */
  #allowsRestOf(known: Readonly<Uint8Array>): boolean {
    for (let cell = 0; cell < this.#cells; cell++) {
      const mask = this.#candidates.mask(cell);
      if ((mask & (mask - 1)) !== 0 && (mask & (1 << (known[cell]! - 1))) === 0) return false;
    }
    return true;
  }

  #growLevels(): void {
    const grown = new Int32Array(2 * this.#levels.length);
    grown.set(this.#levels);
    this.#levels = grown;
  }

  #fewestCandidates(): number {
    let best = -1;
    let fewest = 33;
    for (let cell = 0; cell < this.#cells && fewest > 2; cell++) {
      const mask = this.#candidates.mask(cell);
      if ((mask & (mask - 1)) === 0) continue;
      const count = bitCount(mask);
      if (count < fewest) {
        fewest = count;
        best = cell;
      }
    }
    return best;
  }
}
