/**
 * The fewest givens of a Sudoku with the regions of a layout, over all its solutions. Solutions that differ
 * in the names of the numbers are one class, with 1, 2, 3, ... in the first row. Givens show which of their
 * cells hold equal numbers, and no more: they leave one solution exactly when what they show is true of one
 * class only, and at most one number is missing among them (two that are missing may change places). So every
 * set of cells is tried against all classes, the smallest first. With one cell less than there are numbers
 * all of its numbers have to differ, in one class only.
 */
import { bitCount } from '../../../core/index.js';
import type { Layout } from './layouts.js';

/** Givens that leave one solution: cells, and their numbers from 1 on. */
export interface FewestGivens {
  readonly cells: readonly number[];
  readonly numbers: readonly number[];
}

/** Classes of solutions of a layout that is looked at. */
export const MOST_CLASSES = 20_000;

/**
 * The fewest givens of a layout, one choice of them.
 * @param most no more are tried
 * @returns `none` where there are no solutions, `many` where there are more than {@link MOST_CLASSES} classes
 *   of them, `more` where more givens are needed
 */
export function fewestGivens(
  layout: Layout,
  side: number,
  most: number,
): FewestGivens | 'none' | 'many' | 'more' {
  const classes = classesOf(layout, side);
  if (classes.length === 0) return 'none';
  if (classes.length > MOST_CLASSES) return 'many';
  for (let count = side - 1; count <= most; count++) {
    for (const cells of choicesOf(count, side * side)) {
      const only = count < side ? onlyDifferent(classes, cells) : onlyPattern(classes, cells, side);
      if (only !== undefined) return { cells, numbers: cells.map((cell) => only[cell]! + 1) };
    }
  }
  return 'more';
}

/**
 * The solutions of a layout, one of each class, in an order in which neighbours have little in common: the
 * numbers of the cells, row-major, from 0 on.
 */
function classesOf(layout: Layout, side: number): readonly Uint8Array[] {
  const classes: Uint8Array[] = [];
  visitClasses(layout, side, (grid) => classes.push(grid.slice()) <= MOST_CLASSES);
  const step = [7919, 104_729].find((prime) => classes.length % prime !== 0)!;
  return Array.from(classes, (_, index) => classes[(index * step) % classes.length]!);
}

/**
 * Visits them row by row; the first row is 0, 1, 2, ...
 * @param visit gets an array that is used again; false ends the visits
 */
function visitClasses(layout: Layout, side: number, visit: (grid: Uint8Array) => boolean): void {
  const all = (1 << side) - 1;
  const [rows, columns, regions] = [new Int32Array(side), new Int32Array(side), new Int32Array(side)];
  const grid = new Uint8Array(side * side);
  const fill = (cell: number): boolean => {
    if (cell === grid.length) return visit(grid);
    const [row, column, region] = [Math.floor(cell / side), cell % side, layout[cell]!];
    let open = all & ~(rows[row]! | columns[column]! | regions[region]!);
    if (row === 0) open &= 1 << column;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      grid[cell] = 31 - Math.clz32(bit);
      rows[row]! |= bit;
      columns[column]! |= bit;
      regions[region]! |= bit;
      const goesOn = fill(cell + 1);
      rows[row]! &= ~bit;
      columns[column]! &= ~bit;
      regions[region]! &= ~bit;
      if (!goesOn) return false;
    }
    return true;
  };
  fill(0);
}

/** The only class whose numbers in these cells all differ. */
function onlyDifferent(classes: readonly Uint8Array[], cells: readonly number[]): Uint8Array | undefined {
  let only: Uint8Array | undefined;
  for (const grid of classes) {
    let seen = 0;
    for (const cell of cells) seen |= 1 << grid[cell]!;
    if (bitCount(seen) < cells.length) continue;
    if (only !== undefined) return undefined;
    only = grid;
  }
  return only;
}

/** The first class whose equal cells among these are those of no other, and where one number is missing. */
function onlyPattern(
  classes: readonly Uint8Array[],
  cells: readonly number[],
  side: number,
): Uint8Array | undefined {
  const byPattern = new Map<number, Uint8Array | 'several'>();
  const names = new Int8Array(side);
  for (const grid of classes) {
    names.fill(-1);
    let [pattern, known] = [0, 0];
    for (const cell of cells) {
      const number = grid[cell]!;
      if (names[number]! < 0) names[number] = known++;
      pattern = pattern * side + names[number]!;
    }
    if (known >= side - 1) byPattern.set(pattern, byPattern.has(pattern) ? 'several' : grid);
  }
  for (const grid of byPattern.values()) if (grid !== 'several') return grid;
  return undefined;
}

/** All sets of `count` numbers below a bound, each in rising order. */
function* choicesOf(count: number, bound: number): Generator<readonly number[]> {
  const chosen = Array.from({ length: count }, (_, index) => index);
  for (;;) {
    yield [...chosen];
    let at = count - 1;
    while (at >= 0 && chosen[at] === bound - count + at) at--;
    if (at < 0) return;
    chosen[at]!++;
    for (let next = at + 1; next < count; next++) chosen[next] = chosen[next - 1]! + 1;
  }
}
