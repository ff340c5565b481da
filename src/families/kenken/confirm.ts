/**
 * Confirms what plain logic claims before a model is built, from the rules of Calcudoku alone: every cell
 * holds one number, every row and column every number once, and the numbers of a cage make its target. A
 * claimed number is confirmed to be impossible in a cell when one row, column or cage, with what is confirmed
 * so far, has no way to hold it. A claim that excludes a solution is never confirmed.
 */
import { cellIndices, linesOf } from '../../core/index.js';
import { type CandidateClaim, type ExcludeFurther, PlacedValues } from '../kit/confirm/candidates.js';
import { type Cage, hasClue, type KenkenPuzzle, type KenkenSolution, possibleOperations } from './puzzle.js';
import { cageHolds } from './rules.js';

/** Steps of the search through one cage after which its numbers are left as they are. */
const MOST_STEPS = 200_000;

/**
 * The candidates in a grid without clues, by size; there are few sizes, and puzzles of one size come in
 * thousands.
 */
const OPEN = new Map<number, PlacedValues>();

/** True if the rules confirm the whole claim: which numbers (less one) a cell (row-major) can hold. */
export function confirmKenken(puzzle: KenkenPuzzle, claim: CandidateClaim): boolean {
  return openNumbers(puzzle.size).confirms(claim, excludeByCages(puzzle));
}

/**
 * True if the rules confirm that a solution is the only one: as above, with one other number tried at a time.
 */
export function confirmsOnlyNumbers(puzzle: KenkenPuzzle, solution: KenkenSolution): boolean {
  const numbers = solution.flat();
  return openNumbers(puzzle.size).confirmsOnly((cell) => numbers[cell]! - 1, excludeByCages(puzzle));
}

function openNumbers(size: number): PlacedValues {
  const lines = () => linesOf({ rows: size, columns: size }).map(({ cells }) => cellIndices(cells, size));
  const open = OPEN.get(size) ?? PlacedValues.open(size * size, size, lines());
  OPEN.set(size, open);
  return open.copy();
}

function excludeByCages({ size, cages }: KenkenPuzzle): ExcludeFurther {
  const fillings = cages.filter(hasClue).map((cage) => new CageFillings(cage, size));
  return (numbers) => {
    let changed = false;
    for (const cage of fillings) if (cage.excludeIn(numbers)) changed = true;
    return changed;
  };
}

/** The fillings of a cage: they repeat no number in a row or column and make its target. */
class CageFillings {
  readonly #cage: Cage;
  readonly #cells: readonly number[];
  readonly #size: number;
  readonly #adds: boolean;
  readonly #multiplies: boolean;
  /** By place in the cage: the earlier places in the same row or column. */
  readonly #earlier: readonly (readonly number[])[];
  /**
   * By place, sets of numbers with bit v for v + 1: those that were looked at last, and those of them in some
   * filling.
   */
  readonly #possible: Int32Array;
  readonly #supported: Int32Array;
  readonly #chosen: number[];
  /** By place: the least and the greatest sum of it and the places behind, and their products. */
  readonly #sums: Float64Array;
  readonly #products: Float64Array;
  #steps = 0;

  constructor(cage: Cage, size: number) {
    const operations = possibleOperations(cage);
    this.#cage = cage;
    this.#cells = cellIndices(cage.cells, size);
    this.#size = size;
    this.#adds = operations.includes('+');
    this.#multiplies = operations.includes('*');
    this.#earlier = cage.cells.map(([row, column], place) =>
      [...cage.cells.keys()].filter((other) => {
        const [r, c] = cage.cells[other]!;
        return other < place && (r === row || c === column);
      }),
    );
    this.#possible = new Int32Array(cage.cells.length);
    this.#supported = new Int32Array(cage.cells.length);
    this.#chosen = cage.cells.map(() => 0);
    this.#sums = new Float64Array(2 * cage.cells.length + 2);
    this.#products = new Float64Array(2 * cage.cells.length + 2);
  }

  /**
   * Excludes the numbers that no filling has in a cell; true when there were any. Too many fillings exclude
   * nothing.
   */
  excludeIn(numbers: PlacedValues): boolean {
    if (this.#read(numbers)) {
      this.#supported.fill(0);
      this.#steps = 0;
      this.#bound();
      this.#fill(0, 0, 1);
    }
    if (this.#steps > MOST_STEPS) return false;
    let changed = false;
    for (let place = 0; place < this.#cells.length; place++) {
      let excluded = this.#possible[place]! & ~this.#supported[place]!;
      for (; excluded !== 0; excluded &= excluded - 1) {
        changed = true;
        numbers.exclude(this.#cells[place]!, 31 - Math.clz32(excluded & -excluded));
      }
    }
    return changed;
  }

  /** Takes in which numbers are possible; whether they differ from those that were looked at last. */
  #read(numbers: PlacedValues): boolean {
    let differs = false;
    for (let place = 0; place < this.#cells.length; place++) {
      let possible = 0;
      for (let value = 0; value < this.#size; value++) {
        if (numbers.isPossible(this.#cells[place]!, value)) possible |= 1 << value;
      }
      if (possible !== this.#possible[place]) differs = true;
      this.#possible[place] = possible;
    }
    return differs;
  }

  /** Goes through the fillings whose places before this one are chosen. */
  #fill(place: number, total: number, product: number): void {
    const { length } = this.#cells;
    if (place === length) {
      if (length < 3 && !cageHolds(this.#cage, this.#chosen)) return;
      for (let at = 0; at < length; at++) this.#supported[at]! |= 1 << (this.#chosen[at]! - 1);
      return;
    }
    if (length >= 3 && place === length - 1) {
      const { target } = this.#cage;
      if (this.#adds) this.#fillLast(target - total);
      if (this.#multiplies && target % product === 0) this.#fillLast(target / product);
      return;
    }
    for (let rest = this.#possible[place]!; rest !== 0; rest &= rest - 1) {
      const number = 32 - Math.clz32(rest & -rest);
      if (this.#repeats(place, number)) continue;
      if (length >= 3 && !this.#isInReach(place + 1, total + number, product * number)) continue;
      if (++this.#steps > MOST_STEPS) return;
      this.#chosen[place] = number;
      this.#fill(place + 1, total + number, product * number);
    }
  }

  /** The last place takes the one number that is missing, where it can. */
  #fillLast(missing: number): void {
    const place = this.#cells.length - 1;
    if (missing < 1 || missing > this.#size || this.#repeats(place, missing)) return;
    if ((this.#possible[place]! & (1 << (missing - 1))) === 0) return;
    this.#chosen[place] = missing;
    for (let at = 0; at <= place; at++) this.#supported[at]! |= 1 << (this.#chosen[at]! - 1);
  }

  /** Takes in what the possible numbers of the places from each one on make at least and at most. */
  #bound(): void {
    const { length } = this.#cells;
    this.#sums.fill(0, 2 * length);
    this.#products.fill(1, 2 * length);
    for (let place = length - 1; place >= 0; place--) {
      const possible = this.#possible[place]!;
      const ends = [32 - Math.clz32(possible & -possible), 32 - Math.clz32(possible)];
      for (const [end, number] of ends.entries()) {
        this.#sums[2 * place + end] = this.#sums[2 * place + 2 + end]! + number;
        this.#products[2 * place + end] = this.#products[2 * place + 2 + end]! * number;
      }
    }
  }

  /** True if the places from one on could complete a sum or a product to the target. */
  #isInReach(from: number, total: number, product: number): boolean {
    const { target } = this.#cage;
    const [sums, products] = [this.#sums, this.#products];
    if (this.#adds && total + sums[2 * from]! <= target && target <= total + sums[2 * from + 1]!) return true;
    if (!this.#multiplies || target % product !== 0) return false;
    return product * products[2 * from]! <= target && target <= product * products[2 * from + 1]!;
  }

  #repeats(place: number, number: number): boolean {
    for (const other of this.#earlier[place]!) if (this.#chosen[other] === number) return true;
    return false;
  }
}
