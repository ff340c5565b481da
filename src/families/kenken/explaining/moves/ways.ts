/** The ways to fill the cells of a cage with the numbers that are left for them. */
import { type Cage, type CageOperation, possibleOperations } from '../../puzzle.js';
import { SIGNS } from '../../signs.js';

/** The numbers that are left for each cell of a cage, in the order of its cells. */
export type CageNumbers = readonly (readonly number[])[];

/** Numbers for the cells of a cage that make its target, no number twice in a row or column. */
export interface Way {
  readonly op: CageOperation;
  readonly numbers: readonly number[];
}

/** Work after which a cage has too many ways. */
const MOST_STEPS = 20_000;

/** All ways; undefined: there are more than `most`, or it takes too long to find them. */
export function waysOf(cage: Cage, numbers: CageNumbers, most: number): readonly Way[] | undefined {
  const ways: Way[] = [];
  for (const op of possibleOperations(cage)) {
    const search = new Search(cage, op, numbers, (chosen) => {
      ways.push({ op, numbers: [...chosen] });
      return ways.length <= most;
    });
    if (!search.fill(0, cage.target)) return undefined;
  }
  return ways;
}

/**
 * The numbers of a way as players write them, `1+3+4`, the largest first for differences and quotients. Ways
 * with the same numbers are one filling of the cage.
 */
export function fillingOf({ op, numbers }: Way): string {
  const isOrdered = op === '-' || op === '/';
  const sorted = numbers.toSorted((one, other) => (isOrdered ? other - one : one - other));
  return sorted.join(SIGNS[op]);
}

class Search {
  readonly #chosen: number[] = [];
  /** The least and the greatest sum or product of the cells from each position on. */
  readonly #least: number[] = [];
  readonly #greatest: number[] = [];
  #steps = 0;

  /** @param found is given each way; false ends the search */
  constructor(
    readonly cage: Cage,
    readonly op: CageOperation,
    readonly numbers: CageNumbers,
    readonly found: (chosen: readonly number[]) => boolean,
  ) {
    const join = (one: number, other: number) => (op === '*' ? one * other : one + other);
    let [least, greatest] = op === '*' ? [1, 1] : [0, 0];
    for (let position = cage.cells.length - 1; position >= 0; position--) {
      this.#least[position] = least;
      this.#greatest[position] = greatest;
      least = join(least, numbers[position]![0] ?? 0);
      greatest = join(greatest, numbers[position]!.at(-1) ?? 0);
    }
  }

  /** Fills the cells from a position on so that they make the rest; true if it came to its end. */
  fill(position: number, rest: number): boolean {
    if (++this.#steps > MOST_STEPS) return false;
    for (const number of this.numbers[position]!) {
      if (this.#repeats(position, number)) continue;
      const left = this.#restAfter(position, rest, number);
      if (left === undefined) continue;
      this.#chosen[position] = number;
      const isLast = position === this.cage.cells.length - 1;
      const goesOn = isLast ? this.found(this.#chosen) : this.fill(position + 1, left);
      if (!goesOn) return false;
    }
    return true;
  }

  /** The sum or product that the cells to come have to make; undefined: they cannot. */
  #restAfter(position: number, rest: number, number: number): number | undefined {
    const { op } = this;
    if (op === '-' || op === '/') {
      if (position === 0) return rest;
      const [less, greater] = [this.#chosen[0]!, number].sort((one, other) => one - other);
      return (op === '-' ? greater! - less! : greater! / less!) === rest ? 0 : undefined;
    }
    const left = op === '*' ? rest / number : rest - number;
    const isWithin = left >= this.#least[position]! && left <= this.#greatest[position]!;
    return isWithin && Number.isInteger(left) ? left : undefined;
  }

  #repeats(position: number, number: number): boolean {
    const [row, column] = this.cage.cells[position]!;
    for (let before = 0; before < position; before++) {
      const [otherRow, otherColumn] = this.cage.cells[before]!;
      if (this.#chosen[before] === number && (otherRow === row || otherColumn === column)) return true;
    }
    return false;
  }
}
