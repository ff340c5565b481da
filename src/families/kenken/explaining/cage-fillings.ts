/** The fillings of one cage: the numbers that make its target, and how a sum or product of them is written. */
import type { Cell } from '../../../core/grid/cell.js';
import { type Cage, type CageOperation, possibleOperations } from '../puzzle.js';
import { SIGNS } from '../signs.js';

/** Work after which a cage is taken to have too many fillings. */
const MOST_STEPS = 20_000;

/** Which numbers each cell of a cage may hold, in the order of its cells. */
export type CageNumbers = readonly (readonly number[])[];

/**
 * The different sets of numbers that make the target, as they are written: `1+3+4`; the largest number first for differences
 * and quotients.
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

function written(chosen: readonly number[], op: CageOperation): string {
  const isOrdered = op === '-' || op === '/';
  const numbers = chosen.toSorted((one, other) => (isOrdered ? other - one : one - other));
  return numbers.join(SIGNS[op]);
}

/** A search through the numbers of the cells, one after the other. */
class Fillings {
  readonly #chosen: number[] = [];
  #steps = 0;

  /** @param found is given each filling; false ends the search */
  constructor(
    readonly cage: Cage,
    readonly op: CageOperation,
    readonly numbers: CageNumbers,
    readonly found: (chosen: readonly number[]) => boolean,
  ) {}

  /** Whether the search came to its end. */
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
    if (this.op === '+') return this.#sum() <= target;
    return this.op !== '*' || target % this.#product() === 0;
  }

  #makesTarget(): boolean {
    const { target } = this.cage;
    const [greater, less] = this.#chosen.toSorted((one, other) => other - one);
    switch (this.op) {
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
