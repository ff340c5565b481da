/**
 * Which numbers the cells of one cage can still hold: those that occur in some filling of the cage that makes its
 * target from the candidates and repeats no number within a row or column. Fillings are searched depth first,
 * cut off by the least and the greatest sum or product of the cells to come; a branch that can support nothing new
 * is left out. A cage with too many fillings keeps its candidates, which is weaker but never wrong.
 */
import type { Cell } from '../../core/cell.js';
import { type Cage, possibleOperations } from './puzzle.js';
import { cageHolds } from './rules.js';

/** Steps after which a cage is left as it is. */
const MOST_STEPS = 20_000;

/** A cage with what the search needs again and again, reused between calls. */
export class CageFilter {
  readonly #cage: Cage;
  readonly #multiplies: readonly boolean[];
  /** Numbers used so far, by row and by column of the grid, as masks. */
  readonly #rows: Int32Array;
  readonly #columns: Int32Array;
  /** Least and greatest sum or product of the cells from a position on. */
  readonly #least: Float64Array;
  readonly #greatest: Float64Array;
  readonly #given: Int32Array;
  readonly #supported: Int32Array;
  #steps = 0;

  constructor(cage: Cage, size: number) {
    const count = cage.cells.length;
    this.#cage = cage;
    this.#multiplies = count > 2 ? possibleOperations(cage).map((op) => op === '*') : [];
    this.#rows = new Int32Array(size);
    this.#columns = new Int32Array(size);
    this.#least = new Float64Array(count + 1);
    this.#greatest = new Float64Array(count + 1);
    this.#given = new Int32Array(count);
    this.#supported = new Int32Array(count);
  }

  /**
   * The supported candidates of each cell of the cage, in the order of its cells.
   * @param maskOf the candidates of a cell, bit v - 1 for the number v
   * @returns an array that the next call overwrites
   */
  filter(maskOf: (cell: Cell) => number): Readonly<Int32Array> {
    const { cells } = this.#cage;
    cells.forEach((cell, position) => {
      this.#given[position] = maskOf(cell);
    });
    this.#supported.fill(0);
    if (cells.length <= 2) {
      this.#tryAll();
      return this.#supported;
    }
    this.#steps = 0;
    for (const multiplies of this.#multiplies) {
      this.#bound(multiplies);
      this.#search(0, this.#cage.target, multiplies, true);
    }
    return this.#steps > MOST_STEPS ? this.#given : this.#supported;
  }

  /** One or two cells: every filling is tried. Two cells that touch share a row or column and so differ. */
  #tryAll(): void {
    const [first, second] = [this.#given[0]!, this.#given[1]];
    for (let number = 1; first >> (number - 1) !== 0; number++) {
      if (!holds(first, number)) continue;
      if (second === undefined) {
        if (cageHolds(this.#cage, [number])) this.#supported[0]! |= bitOf(number);
        continue;
      }
      for (let other = 1; second >> (other - 1) !== 0; other++) {
        if (other === number || !holds(second, other) || !cageHolds(this.#cage, [number, other])) continue;
        this.#supported[0]! |= bitOf(number);
        this.#supported[1]! |= bitOf(other);
      }
    }
  }

  #bound(multiplies: boolean): void {
    const count = this.#given.length;
    this.#least[count] = this.#greatest[count] = multiplies ? 1 : 0;
    for (let position = count - 1; position >= 0; position--) {
      const mask = this.#given[position]!;
      const low = 32 - Math.clz32(mask & -mask);
      const high = 32 - Math.clz32(mask);
      const [least, greatest] = [this.#least[position + 1]!, this.#greatest[position + 1]!];
      this.#least[position] = multiplies ? least * low : least + low;
      this.#greatest[position] = multiplies ? greatest * high : greatest + high;
    }
  }

  /**
   * Fills the cells from `position` on so that they make `rest`.
   * @param news whether the numbers chosen so far include one without support
   * @returns whether there is such a filling (found, or skipped as it would bring nothing new)
   */
  #search(position: number, rest: number, multiplies: boolean, news: boolean): boolean {
    if (rest < this.#least[position]! || rest > this.#greatest[position]!) return false;
    if (position === this.#given.length) return true;
    const [row, column] = this.#cage.cells[position]!;
    let fresh = news;
    let found = false;
    const mask = this.#given[position]!;
    for (let number = 1; mask >> (number - 1) !== 0; number++) {
      const bit = bitOf(number);
      if ((mask & bit & ~this.#rows[row]! & ~this.#columns[column]!) === 0) continue;
      if (multiplies && rest % number !== 0) continue;
      const isNew = (this.#supported[position]! & bit) === 0;
      if (!fresh && !isNew && this.#isSaturated(position + 1)) continue;
      if (++this.#steps > MOST_STEPS) return found;
      this.#rows[row]! |= bit;
      this.#columns[column]! |= bit;
      const left = multiplies ? rest / number : rest - number;
      const fills = this.#search(position + 1, left, multiplies, fresh || isNew);
      this.#rows[row]! &= ~bit;
      this.#columns[column]! &= ~bit;
      if (!fills) continue;
      this.#supported[position]! |= bit;
      found = true;
      fresh = false;
    }
    return found;
  }

  #isSaturated(from: number): boolean {
    for (let position = from; position < this.#given.length; position++) {
      if (this.#supported[position] !== this.#given[position]) return false;
    }
    return true;
  }
}

function bitOf(number: number): number {
  return 1 << (number - 1);
}

function holds(mask: number, number: number): boolean {
  return (mask & bitOf(number)) !== 0;
}
