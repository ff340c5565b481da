/**
 * The candidate sets of a cage, generated: all multisets of numbers that make its target by one of its
 * possible operations. A number occurs in a set at most as often as cells of the cage lie in different rows
 * and columns. Source: the report on nonograms and KenKen, section 4, which lists such sets by hand.
 */
import type { Cell } from '../../../core/index.js';
import { type Cage, possibleOperations } from '../puzzle.js';

/** Numbers in rising order, one for each cell of the cage. */
export type CandidateSet = readonly number[];

/** More sets than this are of no use in a model. */
const MOST_SETS = 1000;
/** Most steps of the search for them. */
const MOST_STEPS = 100_000;

/** All candidate sets of a cage in a grid of the given size; undefined when there are too many of them. */
export function candidateSets(cage: Cage, size: number): readonly CandidateSet[] | undefined {
  const repeats = mostRepeats(cage.cells);
  const sets = new Map<string, CandidateSet>();
  for (const op of possibleOperations(cage)) {
    const found =
      op === '+' || op === '*'
        ? risingSets(cage, size, repeats, op === '+' ? SUM : PRODUCT)
        : pairs(cage, size, op);
    if (found === undefined) return undefined;
    for (const set of found) sets.set(set.join(), set);
  }
  return sets.size > MOST_SETS ? undefined : [...sets.values()];
}

/**
 * Sets of one cell, and of two for differences and quotients, which two cells that touch never make of equal
 * numbers.
 */
function pairs({ target }: Cage, size: number, op: '-' | '/' | '='): readonly CandidateSet[] {
  if (op === '=') return target <= size ? [[target]] : [];
  const sets: CandidateSet[] = [];
  for (let small = 1; small <= size; small++) {
    const large = op === '-' ? small + target : small * target;
    if (large <= size && large !== small) sets.push([small, large]);
  }
  return sets;
}

/** The arithmetic of a target. */
interface Arithmetic {
  /** The total of no numbers. */
  readonly nothing: number;
  /** The total of one number taken `count` times. */
  times(number: number, count: number): number;
  join(one: number, other: number): number;
  /** The target less one number; not whole when the number cannot be part of it. */
  without(rest: number, number: number): number;
}

const SUM: Arithmetic = {
  nothing: 0,
  times: (number, count) => number * count,
  join: (one, other) => one + other,
  without: (rest, number) => rest - number,
};

const PRODUCT: Arithmetic = {
  nothing: 1,
  times: power,
  join: (one, other) => one * other,
  without: (rest, number) => rest / number,
};

/** Numbers chosen in rising order, cut off by the bounds of the numbers to come. */
function risingSets(
  { target, cells }: Cage,
  size: number,
  repeats: number,
  { nothing, times, join, without }: Arithmetic,
): readonly CandidateSet[] | undefined {
  const sets: CandidateSet[] = [];
  const chosen: number[] = [];
  let steps = 0;
  const extend = (from: number, rest: number): void => {
    const left = cells.length - chosen.length;
    if (left === 0 && rest === nothing) sets.push([...chosen]);
    for (let number = from; left > 0 && number <= size && times(number, left) <= rest; number++) {
      if (++steps > MOST_STEPS || sets.length > MOST_SETS) return;
      const remainder = without(rest, number);
      const isPossible =
        Number.isInteger(remainder) &&
        join(number, times(size, left - 1)) >= rest &&
        chosen.at(-repeats) !== number;
      if (!isPossible) continue;
      chosen.push(number);
      extend(number, remainder);
      chosen.pop();
    }
  };
  extend(1, target);
  return steps > MOST_STEPS || sets.length > MOST_SETS ? undefined : sets;
}

/** By multiplication, which is exact as far as targets go; `**` need not be. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor++) product *= base;
  return product;
}

/** Most cells of a cage of which no two share a row or column: a maximum matching of its rows and columns. */
function mostRepeats(cells: readonly Cell[]): number {
  const columnsOf = new Map<number, number[]>();
  for (const [row, column] of cells) columnsOf.set(row, [...(columnsOf.get(row) ?? []), column]);
  const rowOf = new Map<number, number>();
  const place = (row: number, tried: Set<number>): boolean =>
    columnsOf.get(row)!.some((column) => {
      if (tried.has(column)) return false;
      tried.add(column);
      const holder = rowOf.get(column);
      if (holder !== undefined && !place(holder, tried)) return false;
      rowOf.set(column, row);
      return true;
    });
  return [...columnsOf.keys()].filter((row) => place(row, new Set())).length;
}
