/**
 * The looks of a black and white picture: its likeness to the original, less its dirt. Cells without a
 * neighbour of their own colour cost a little each, lone cells that a repair added cost more, and so does
 * every cell that breaks the mirror symmetry of a drawing that has it.
 */
import { type Likeness, likenessOf, type Reference } from './likeness/index.js';

/**
 * The cost of a cell that has no neighbour of its own colour above, below or beside it, in a picture of this
 * number of cells; less in larger ones.
 */
const ISOLATED_COST = 0.003;
const USUAL_CELLS = 25 * 25;

/**
 * The cost of a lone cell that the drawing did not have: one among eight of the other colour is seen as dirt.
 */
const NEW_LONE_COST = 0.015;

/**
 * The cost of a pair of mirror images that differ in a symmetric drawing, for each more than the drawing has
 * itself.
 */
const ASYMMETRIC_COST = 0.004;

/** Share of a drawing's cells that must equal their mirror images for the drawing to be symmetric. */
const SYMMETRIC_SHARE = 0.97;

export interface Looks {
  /** At most 1, the likeness less the costs. */
  readonly score: number;
  readonly likeness: Likeness;
  /** Cells without a neighbour of their own colour. */
  readonly isolated: number;
  /** Share of the cells off the ground that are pale but black, by how clearly pale they are. */
  readonly paleBlack: number;
}

/** Judges the pictures of one original that are near one drawing of it. */
export class LooksJudge {
  readonly #reference: Reference;
  readonly #drawing: ArrayLike<number>;
  /** Pairs of mirror images that differ in the drawing; undefined where it is not symmetric. */
  readonly #asymmetricPairs: number | undefined;

  /** @param drawing the picture before any change, row-major, 1 black */
  constructor(reference: Reference, drawing: ArrayLike<number>) {
    this.#reference = reference;
    this.#drawing = drawing;
    const pairs = asymmetricPairs(drawing, reference.columns);
    this.#asymmetricPairs = 2 * pairs <= (1 - SYMMETRIC_SHARE) * drawing.length ? pairs : undefined;
  }

  /** The looks of a picture. */
  judge(cells: ArrayLike<number>): Looks {
    const { columns } = this.#reference;
    const likeness = likenessOf(cells, this.#reference);
    const isolated = isolatedCells(cells, columns);
    const own = this.#asymmetricPairs;
    const asymmetric = own === undefined ? 0 : asymmetricPairs(cells, columns) - own;
    const lone = newLoneCells(this.#drawing, cells, columns);
    const isolatedCost = ISOLATED_COST * isolated * Math.min(1, USUAL_CELLS / cells.length);
    const cost = isolatedCost + NEW_LONE_COST * lone + ASYMMETRIC_COST * asymmetric;
    const paleBlack = paleBlackShare(cells, this.#reference);
    return { score: likeness.value - cost, likeness, isolated, paleBlack };
  }
}

function paleBlackShare(cells: ArrayLike<number>, { pale, ground }: Reference): number {
  let [paleBlack, subject] = [0, 0];
  for (let cell = 0; cell < ground.length; cell++) {
    paleBlack += cells[cell]! * pale[cell]!;
    subject += 1 - ground[cell]!;
  }
  return subject === 0 ? 0 : paleBlack / subject;
}

/** The number of cells that have no neighbour of their own colour above, below or beside them. */
function isolatedCells(cells: ArrayLike<number>, columns: number): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const column = cell % columns;
    const own = cells[cell]!;
    const isConnected =
      (column > 0 && cells[cell - 1] === own) ||
      (column < columns - 1 && cells[cell + 1] === own) ||
      cells[cell - columns] === own ||
      cells[cell + columns] === own;
    if (!isConnected) count++;
  }
  return count;
}

/** The number of changed cells differ from all their up to eight neighbours. */
function newLoneCells(drawing: ArrayLike<number>, cells: ArrayLike<number>, columns: number): number {
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== drawing[cell] && isLone(cells, cell, columns)) count++;
  }
  return count;
}

function isLone(cells: ArrayLike<number>, cell: number, columns: number): boolean {
  const column = cell % columns;
  for (const row of [cell - column - columns, cell - column, cell - column + columns]) {
    for (let near = Math.max(0, column - 1); near <= Math.min(columns - 1, column + 1); near++) {
      if (row + near !== cell && cells[row + near] === cells[cell]) return false;
    }
  }
  return true;
}

/** The number of pairs of cells left and right of the middle differ. */
function asymmetricPairs(cells: ArrayLike<number>, columns: number): number {
  let count = 0;
  for (let start = 0; start < cells.length; start += columns) {
    for (let left = 0, right = columns - 1; left < right; left++, right--) {
      if (cells[start + left] !== cells[start + right]) count++;
    }
  }
  return count;
}
