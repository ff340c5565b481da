/**
 * The fillings of one cage: the numbers that make its target, and how a sum or product of them is written.
 */
import type { Cell } from '../../../core/index.js';
import { type Cage, type CageOperation, possibleOperations } from '../puzzle.js';
import { SIGNS } from '../signs.js';

/** Work after which a cage is taken to have too many fillings. */
const MOST_STEPS = 20_000;

/** The candidates of each cell of a cage, in the order of its cells. */
export type CageNumbers = readonly (readonly number[])[];

/**
 * The different sets of numbers that make the target, as they are written: `1+3+4`; the largest number first
 * for differences and quotients.
 * @param most undefined is returned where there are more, or they are too many to be looked for
 */
export function fillingsOf(cage: Cage, numbers: CageNumbers, most: number): readonly string[] | undefined {
  const found = new Set<string>();
  for (const op of possibleOperations(cage)) {
    const search = new Fillings(cage, op, numbers, (chosen) => {
      found.add(written(chosen, op));
      return found.size <= most;
    });
    if (!search.run()) return undefined;
  }
  return [...found];
}

/**
 * All ways to fill the cells of a cage with a given operation, in the order of its cells.
 * @returns undefined where there are more than `most`, or they are too many to be looked for
 */
export function waysOf(
  cage: Cage,
  numbers: CageNumbers,
  most: number,
): readonly (readonly number[])[] | undefined {
  const ways: (readonly number[])[] = [];
  if (cage.op === null) return undefined;
  const search = new Fillings(cage, cage.op, numbers, (chosen) => {
    ways.push([...chosen]);
    return ways.length <= most;
  });
  return search.run() ? ways : undefined;
}

/** The least and the greatest sum that some cells of a cage can have. */
export function sumsOf(
  cage: Cage,
  numbers: CageNumbers,
): { readonly least: number; readonly most: number } | undefined {
  const sums: number[] = [];
  const search = new Fillings(cage, 'any', numbers, (chosen) => {
    sums.push(chosen.reduce((total, number) => total + number, 0));
    return true;
  });
  if (!search.run() || sums.length === 0) return undefined;
  return sums.reduce(({ least, most }, sum) => ({ least: Math.min(least, sum), most: Math.max(most, sum) }), {
    least: sums[0]!,
    most: sums[0]!,
  });
}

/** A filling as players write it: `1+3+4`. */
export function written(chosen: readonly number[], op: CageOperation): string {
  const isOrdered = op === '-' || op === '/';
  const numbers = chosen.toSorted((one, other) => (isOrdered ? other - one : one - other));
  return numbers.join(SIGNS[op]);
}

/** The numbers of a filling as players write it. */
export function numbersOfFilling(filling: string): readonly number[] {
  return filling.match(/\d+/g)!.map(Number);
}

/** The condition on equal numbers, for fillings that have some. */
export function repeated(fillings: readonly string[]): string {
  const isRepeated = fillings.some((filling) => {
    const numbers = numbersOfFilling(filling);
    return new Set(numbers).size < numbers.length;
  });
  return isRepeated ? ' with no number twice in a line' : '';
}

/** A search through the numbers of the cells, one after the other. */
class Fillings {
  readonly #chosen: number[] = [];
  #steps = 0;

  /** @param found is given each filling; false ends the search */
  constructor(
    readonly cage: Cage,
    readonly op: CageOperation | 'any',
    readonly numbers: CageNumbers,
    readonly found: (chosen: readonly number[]) => boolean,
  ) {}

  /** True if the search came to its end. */
  run(): boolean {
    const { cells } = this.cage;
    const place = this.#chosen.length;
    if (++this.#steps > MOST_STEPS) return false;
    if (place === cells.length) return !this.#makesTarget() || this.found(this.#chosen);
    for (const number of this.numbers[place]!) {
      if (this.#repeats(cells[place]!, number)) continue;
      this.#chosen.push(number);
      const goesOn = !this.#canReach() || this.run();
      this.#chosen.pop();
      if (!goesOn) return false;
    }
    return true;
  }

  #repeats([row, column]: Cell, number: number): boolean {
    return this.#chosen.some((other, place) => {
      const [otherRow, otherColumn] = this.cage.cells[place]!;
      return other === number && (otherRow === row || otherColumn === column);
    });
  }

  #canReach(): boolean {
    const { target } = this.cage;
    if (this.op === 'any') return true;
    if (this.op === '+') return this.#sum() <= target;
    return this.op !== '*' || target % this.#product() === 0;
  }

  #makesTarget(): boolean {
    const { target } = this.cage;
    const [greater, less] = this.#chosen.toSorted((one, other) => other - one);
    switch (this.op) {
      case 'any':
        return true;
      case '+':
        return this.#sum() === target;
      case '*':
        return this.#product() === target;
      case '-':
        return greater! - less! === target;
      case '/':
        return greater! === target * less!;
      case '=':
        return greater === target;
    }
  }

  #sum(): number {
    return this.#chosen.reduce((total, number) => total + number, 0);
  }

  #product(): number {
    return this.#chosen.reduce((total, number) => total * number, 1);
  }
}
