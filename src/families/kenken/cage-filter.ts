/**
 * The numbers that the cells of one cage can still hold: those that occur in some filling of the cage that
 * makes its target from the candidates and repeats no number within a row or column. Fillings are searched
 * depth first; a cell is offered only numbers that leave the cells to come a sum or product between their
 * least and their greatest, the last cell the one number that is missing, and a branch that can support
 * nothing new is left out. A cage with too many fillings keeps its candidates, which is weaker but never
 * wrong.
 */
import { type Cage, possibleOperations } from './puzzle.js';
import { cageHolds } from './rules.js';

/** Steps after which a cage is left as it is. */
const MOST_STEPS = 20_000;

/** No number is larger: those of a cell are bits. */
const MOST_NUMBER = 31;

/** A cage with the working arrays of the search, reused between calls. */
export class CageFilter {
  readonly #cage: Cage;
  readonly #multiplies: readonly boolean[];
  /** By cell of the cage: its row and its column. */
  readonly #rowOf: Uint8Array;
  readonly #columnOf: Uint8Array;
  /** Numbers used so far, by row and by column of the grid, as masks. */
  readonly #rows: Int32Array;
  readonly #columns: Int32Array;
  /** Least and greatest sum or product of the cells from a position on. */
  readonly #least: Float64Array;
  readonly #greatest: Float64Array;
  readonly #given: Int32Array;
  readonly #supported: Int32Array;
  /** For two cells: the numbers of one that go with each number of the other, as masks. */
  readonly #partners: Int32Array;
  /** The target as a number of the grid, as a mask; 0 when it is too large. */
  readonly #target: number;
  #steps = 0;

  constructor(cage: Cage, size: number) {
    const count = cage.cells.length;
    this.#cage = cage;
    this.#multiplies = count > 2 ? possibleOperations(cage).map((op) => op === '*') : [];
    this.#rowOf = Uint8Array.from(cage.cells, ([row]) => row);
    this.#columnOf = Uint8Array.from(cage.cells, ([, column]) => column);
    this.#rows = new Int32Array(size);
    this.#columns = new Int32Array(size);
    this.#least = new Float64Array(count + 1);
    this.#greatest = new Float64Array(count + 1);
    this.#given = new Int32Array(count);
    this.#supported = new Int32Array(count);
    this.#target = cage.target <= size ? bitOf(cage.target) : 0;
    this.#partners = count === 2 ? partnersOf(cage, size) : new Int32Array(0);
  }

  /**
   * The supported candidates of each cell of the cage, in the order of its cells.
   * @param masks the candidates of all cells of the grid, bit v - 1 for the number v
   * @param cells the cells of the cage as indices into `masks`
   * @returns an array that the next call overwrites
   */
  filter(masks: Readonly<Int32Array>, cells: Readonly<Uint8Array>): Readonly<Int32Array> {
    for (let position = 0; position < cells.length; position++)
      this.#given[position] = masks[cells[position]!]!;
    this.#supported.fill(0);
    if (cells.length === 1) this.#supported[0] = this.#given[0]! & this.#target;
    else if (cells.length === 2) this.#pair();
    if (cells.length <= 2) return this.#supported;
    this.#steps = 0;
    for (const multiplies of this.#multiplies) {
      this.#bound(multiplies);
      this.#search(0, this.#cage.target, multiplies, true);
    }
    return this.#steps > MOST_STEPS ? this.#given : this.#supported;
  }

  #pair(): void {
    const [first, second] = [this.#given[0]!, this.#given[1]!];
    for (let rest = first; rest !== 0; rest &= rest - 1) {
      const fitting = this.#partners[31 - Math.clz32(rest & -rest)]! & second;
      if (fitting === 0) continue;
      this.#supported[0]! |= rest & -rest;
      this.#supported[1]! |= fitting;
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
   * @param hasNew whether the numbers chosen so far include one without support
   * @returns whether there is such a filling (found, or skipped as it would bring nothing new)
   */
  #search(position: number, rest: number, multiplies: boolean, hasNew: boolean): boolean {
    const row = this.#rowOf[position]!;
    const column = this.#columnOf[position]!;
    const left = this.#given[position]! & ~this.#rows[row]! & ~this.#columns[column]!;
    const next = position + 1;
    if (next === this.#given.length) return this.#complete(position, left, rest);
    const [least, greatest] = [this.#least[next]!, this.#greatest[next]!];
    let fresh = hasNew;
    let found = false;
    for (let open = left; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const number = 32 - Math.clz32(bit);
      // No number of the cells to come makes up for too much here, and a larger one leaves them still less.
      if (multiplies ? number * least > rest : number + least > rest) break;
      if (multiplies ? number * greatest < rest || rest % number !== 0 : number + greatest < rest) continue;
      const isNew = (this.#supported[position]! & bit) === 0;
      if (!fresh && !isNew && this.#isSaturated(next)) continue;
      if (++this.#steps > MOST_STEPS) return found;
      this.#rows[row]! |= bit;
      this.#columns[column]! |= bit;
      const missing = multiplies ? rest / number : rest - number;
      const fills = this.#search(next, missing, multiplies, fresh || isNew);
      this.#rows[row]! &= ~bit;
      this.#columns[column]! &= ~bit;
      if (!fills) continue;
      this.#supported[position]! |= bit;
      found = true;
      fresh = false;
    }
    return found;
  }

  /** The last cell takes the one number that is missing, if it is among those of a mask. */
  #complete(last: number, mask: number, missing: number): boolean {
    if (missing < 1 || missing > MOST_NUMBER || (mask & bitOf(missing)) === 0) return false;
    this.#supported[last]! |= bitOf(missing);
    return true;
  }

  #isSaturated(from: number): boolean {
    for (let position = from; position < this.#given.length; position++) {
      if (this.#supported[position] !== this.#given[position]) return false;
    }
    return true;
  }
}

/** Two cells that touch share a row or column and so differ; which of them comes first does not matter. */
function partnersOf(cage: Cage, size: number): Int32Array {
  const partners = new Int32Array(size);
  for (let first = 1; first <= size; first++) {
    for (let second = 1; second <= size; second++) {
      if (first !== second && cageHolds(cage, [first, second])) partners[first - 1]! |= bitOf(second);
    }
  }
  return partners;
}

function bitOf(number: number): number {
  return 1 << (number - 1);
}
