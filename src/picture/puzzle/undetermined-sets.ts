/**
 * Minimal undetermined sets: cells that line logic cannot determine although every other cell is known, such
 * that revealing any one of them determines all. They are found by revealing true cells, in halves: a part
 * whose cells leave something open stays revealed, otherwise it is split; a single cell that would determine
 * all belongs to the set. Line logic is monotone (revealing more never determines less), so one pass is
 * enough. Cells far from a centre are revealed first, which leaves small sets near the centre and hence small
 * regions.
 */
import type { Rng } from '../../core/index.js';
import type { PictureField } from '../../families/nonogram/index.js';

/** The number of sets to look for. */
export interface UndeterminedSetLimits {
  readonly most: number;
  /** Every pass finds disjoint sets, around other centres. */
  readonly passes: number;
  /**
   * A set is not shrunk further once it is known to need this many cells. It is still undetermined, but its
   * cut is too weak to be worth the work.
   */
  readonly enough: number;
  /** Polled between sets; true ends the search as soon as one set is found. */
  readonly stop?: () => boolean;
}

/**
 * Minimal undetermined sets of a field in which line logic left cells open: in every pass disjoint ones
 * around random centres, until nothing is open or `most` are found. The field is left as it was found.
 */
export function undeterminedSets(
  field: PictureField,
  picture: ArrayLike<number>,
  { most, passes, enough, stop }: UndeterminedSetLimits,
  rng: Rng,
): number[][] {
  const before = field.save();
  const sets = new Map<string, number[]>();
  const isStopped = (): boolean => sets.size > 0 && stop?.() === true;
  for (let pass = 0; pass < passes && !isStopped(); pass++) {
    while (field.openCount > 0 && sets.size < most && !isStopped()) {
      const set = minimalUndeterminedSet(field, picture, rng.pick(openCells(field)), enough);
      sets.set(set.join(), set);
      reveal(field, picture, set, 0, set.length);
    }
    field.restore(before);
  }
  return [...sets.values()];
}

/** A minimal undetermined set near a cell, ascending. The field is left as it was found. */
function minimalUndeterminedSet(
  field: PictureField,
  picture: ArrayLike<number>,
  centre: number,
  enough: number,
): number[] {
  if (enough === 0) return openCells(field);
  const before = field.save();
  const order = farthestFirst(openCells(field), centre, field.columnCount);
  revealUnlessSolved(field, picture, order, 0, order.length, enough);
  const set = openCells(field);
  field.restore(before);
  return set;
}

/**
 * Reveals as much of `order[from..to)`, all of which together would determine everything, as leaves something
 * open.
 * @returns how many cells of the `enough` that may be found needed are left to find; at 0 it stops
 */
function revealUnlessSolved(
  field: PictureField,
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

/** Reveals the true states of the cells `order[from..to)` and propagates. */
function reveal(
  field: PictureField,
  picture: ArrayLike<number>,
  order: readonly number[],
  from: number,
  to: number,
): void {
  for (let position = from; position < to; position++) {
    const cell = order[position]!;
    field.revealColour(cell, picture[cell]!);
  }
  field.propagate();
}

function openCells(field: PictureField): number[] {
  const open: number[] = [];
  for (let cell = 0; cell < field.cellCount; cell++) if (field.isOpen(cell)) open.push(cell);
  return open;
}

function farthestFirst(cells: readonly number[], centre: number, columnCount: number): number[] {
  const centreRow = Math.floor(centre / columnCount);
  const centreColumn = centre % columnCount;
  const distance = (cell: number): number =>
    Math.abs(Math.floor(cell / columnCount) - centreRow) + Math.abs((cell % columnCount) - centreColumn);
  return [...cells].sort((first, second) => distance(second) - distance(first));
}
