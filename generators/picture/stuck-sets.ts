/**
 * Minimal stuck sets: cells that line logic cannot settle although every other cell is known, and of which no
 * single one can be told without settling all. They are found by revealing true cells, in halves: a part whose
 * cells leave something open stays revealed, otherwise it is split; a single cell that would settle all belongs to
 * the set. Telling more never settles less, so one pass is enough. Cells far from a centre are revealed first,
 * which leaves small sets near the centre and hence small regions.
 */
import type { Rng } from '../../src/core/random.js';
import { EMPTY, FILLED, type Field, OPEN } from '../../src/families/nonogram/index.js';

/** How many sets to look for. */
export interface StuckSetLimits {
  readonly most: number;
  /** Every pass finds disjoint sets, around other centres. */
  readonly passes: number;
  /**
   * A set is not made smaller once it is known to need so many cells. It is a stuck set all the same, but its cut
   * is too weak to be worth the work.
   */
  readonly enough: number;
  /** Polled between sets; true ends the search as soon as one set is found. */
  readonly stop?: () => boolean;
}

/**
 * Minimal stuck sets of a field that `settle` left stuck: in every pass disjoint ones around random centres, until
 * nothing is open or `most` are found. The field is left as it was found.
 */
export function stuckSets(
  field: Field,
  picture: ArrayLike<number>,
  { most, passes, enough, stop }: StuckSetLimits,
  rng: Rng,
): number[][] {
  const before = field.save();
  const sets = new Map<string, number[]>();
  const isStopped = (): boolean => sets.size > 0 && stop?.() === true;
  for (let pass = 0; pass < passes && !isStopped(); pass++) {
    while (field.openCount > 0 && sets.size < most && !isStopped()) {
      const set = minimalStuckSet(field, picture, rng.pick(openCells(field)), enough);
      sets.set(set.join(), set);
      reveal(field, picture, set, 0, set.length);
    }
    field.restore(before);
  }
  return [...sets.values()];
}

/** A minimal stuck set near a cell, ascending. The field, settled and stuck, is left as it was found. */
function minimalStuckSet(field: Field, picture: ArrayLike<number>, centre: number, enough: number): number[] {
  if (enough === 0) return openCells(field);
  const before = field.save();
  const order = farthestFirst(openCells(field), centre, field.columnCount);
  revealUnlessSolved(field, picture, order, 0, order.length, enough);
  const set = openCells(field);
  field.restore(before);
  return set;
}

/**
 * Reveals as much of `order[from..to)`, all of which together would settle everything, as leaves something open.
 * @returns how many cells of the `enough` that may be found needed are left to find; at 0 it stops
 */
function revealUnlessSolved(
  field: Field,
  picture: ArrayLike<number>,
  order: readonly number[],
  from: number,
  to: number,
  enough: number,
): number {
  if (enough === 0) return 0;
  if (to - from === 1) return enough - 1;
  const middle = (from + to) >> 1;
  let left = enough;
  for (const [start, end] of [
    [from, middle],
    [middle, to],
  ] as const) {
    const before = field.save();
    reveal(field, picture, order, start, end);
    if (field.openCount > 0) continue;
    field.restore(before);
    left = revealUnlessSolved(field, picture, order, start, end, left);
  }
  return left;
}

/** Tells the true states of the cells `order[from..to)` and settles what follows. */
function reveal(
  field: Field,
  picture: ArrayLike<number>,
  order: readonly number[],
  from: number,
  to: number,
): void {
  for (let position = from; position < to; position++) {
    const cell = order[position]!;
    field.reveal(cell, picture[cell] === 1 ? FILLED : EMPTY);
  }
  field.settle();
}

function openCells(field: Field): number[] {
  const open: number[] = [];
  for (let cell = 0; cell < field.cells.length; cell++) if (field.cells[cell] === OPEN) open.push(cell);
  return open;
}

function farthestFirst(cells: readonly number[], centre: number, columnCount: number): number[] {
  const centreRow = Math.floor(centre / columnCount);
  const centreColumn = centre % columnCount;
  const distance = (cell: number): number =>
    Math.abs(Math.floor(cell / columnCount) - centreRow) + Math.abs((cell % columnCount) - centreColumn);
  return [...cells].sort((first, second) => distance(second) - distance(first));
}
