/**
 * Minimal stuck sets: cells that line logic cannot settle although every other cell is known, and of which no
 * single one can be told without settling all. They are found by revealing true cells, in halves: a part whose
 * cells leave something open stays revealed, otherwise it is split; a single cell that would settle all belongs to
 * the set. Telling more never settles less, so one pass is enough. Cells far from a centre are revealed first,
 * which leaves small sets near the centre and hence small regions.
 */
import type { Rng } from '../../src/core/random.js';
import type { Field } from '../../src/families/nonogram/lines/field.js';
import { EMPTY, FILLED, OPEN } from '../../src/families/nonogram/lines/states.js';

/**
 * Minimal stuck sets of a field that `settle` left stuck: in every pass disjoint ones around random centres, until
 * nothing is open or `most` are found. The field is left as it was found.
 */
export function stuckSets(
  field: Field,
  picture: ArrayLike<number>,
  { most, passes }: { readonly most: number; readonly passes: number },
  rng: Rng,
): number[][] {
  const before = field.save();
  const sets = new Map<string, number[]>();
  for (let pass = 0; pass < passes; pass++) {
    while (field.openCount > 0 && sets.size < most) {
      const set = minimalStuckSet(field, picture, rng.pick(openCells(field)));
      sets.set(set.join(), set);
      reveal(field, picture, set, 0, set.length);
    }
    field.restore(before);
  }
  return [...sets.values()];
}

/** A minimal stuck set near a cell, ascending. The field, settled and stuck, is left as it was found. */
function minimalStuckSet(field: Field, picture: ArrayLike<number>, centre: number): number[] {
  const before = field.save();
  const order = farthestFirst(openCells(field), centre, field.columnCount);
  revealUnlessSolved(field, picture, order, 0, order.length);
  const set = openCells(field);
  field.restore(before);
  return set;
}

/** Reveals as much of `order[from..to)` as leaves something open. */
function revealUnlessSolved(
  field: Field,
  picture: ArrayLike<number>,
  order: readonly number[],
  from: number,
  to: number,
): void {
  const before = field.save();
  reveal(field, picture, order, from, to);
  if (field.openCount > 0) return;
  field.restore(before);
  if (to - from === 1) return;
  const middle = (from + to) >> 1;
  revealUnlessSolved(field, picture, order, from, middle);
  revealUnlessSolved(field, picture, order, middle, to);
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
