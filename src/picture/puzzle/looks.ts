/**
 * Repairs that look well. A change is seen least beside a boundary, and most as a lone cell in an even area;
 * how well the whole picture looks is more than the sum of its cells (symmetry, for instance), so repairs are
 * also compared as pictures.
 */
import type { Choice } from '../../solve/index.js';
import { ChangeDraft, type Changes } from './changes.js';
import type { Judge } from './judge.js';
import type { PictureGrid } from './region.js';

/** The looks of a picture, more for better. */
export type LooksMeasure = (cells: Readonly<Uint8Array>) => number;

/** Weight of the change that harms the looks most; the lowest weight is 1. */
const HIGHEST_WEIGHT = 20;

/** The cost in looks of a change of the highest weight. */
const WORST_HARM = 0.02;

/** The most rows and columns between a change and a cell that takes its place. */
const REACH = 3;

/** Most changes of which two are exchanged at once. */
const MOST_PAIRED = 8;

/**
 * Times that every change may be exchanged; a picture with many changes looks little better after the first.
 */
const MOST_ROUNDS = 4;
const MANY_CHANGES = 16;

/**
 * A whole-number weight for changing each cell: in the middle of an even area the highest, elsewhere by the
 * harm to the looks.
 */
export function looksWeights(
  cells: Readonly<Uint8Array>,
  grid: PictureGrid,
  looks: LooksMeasure,
): Uint8Array {
  const weights = new Uint8Array(cells.length).fill(HIGHEST_WEIGHT);
  const changed = Uint8Array.from(cells);
  const before = looks(cells);
  for (let cell = 0; cell < cells.length; cell++) {
    if (isInEvenArea(cells, cell, grid)) continue;
    changed[cell]! ^= 1;
    const harm = Math.min(1, Math.max(0, (before - looks(changed)) / WORST_HARM));
    changed[cell]! ^= 1;
    weights[cell] = 1 + Math.round((HIGHEST_WEIGHT - 1) * harm);
  }
  return weights;
}

/**
 * A repair with as many changes that looks at least as well: while that helps, single changes are exchanged
 * for others near them, and two at once for a pair of mirror images. It reaches the goal as the given repair
 * does, and changes no cell that is to be kept.
 */
export function bestLooking(judge: Judge, changes: Changes, repair: Choice, looks: LooksMeasure): Choice {
  const exchange = new Exchange(judge, changes, repair, looks);
  const rounds = exchange.count > MANY_CHANGES ? 1 : MOST_ROUNDS;
  for (let round = 0; round < rounds && exchange.improve(); round++);
  return exchange.changed;
}

/** A repair that becomes better looking, exchange by exchange. */
class Exchange {
  readonly #draft: ChangeDraft;
  #best: number;

  constructor(
    readonly judge: Judge,
    readonly changes: Changes,
    repair: Choice,
    readonly looks: LooksMeasure,
  ) {
    this.#draft = new ChangeDraft(changes, repair);
    this.#best = looks(this.#draft.picture);
  }

  get changed(): Choice {
    return this.#draft.changed;
  }

  /** The number of changes there are. */
  get count(): number {
    return this.#chosen().length;
  }

  /** Tries every exchange once; true if one helped. */
  improve(): boolean {
    const before = this.#best;
    for (const item of this.#chosen()) this.#exchangeOne(item);
    const chosen = this.#chosen();
    if (chosen.length <= MOST_PAIRED) {
      for (const [index, first] of chosen.entries()) {
        for (const second of chosen.slice(index + 1)) this.#exchangeTwo(first, second);
      }
    }
    return this.#best > before;
  }

  #exchangeOne(item: number): void {
    const { changes, judge } = this;
    const { grid } = judge;
    let from = item;
    const others = this.#chosen().map((other) => mirrored(changes.cellOf(other), grid));
    for (const cell of new Set([...cellsNear(changes.cellOf(item), grid), ...others])) {
      for (const other of changes.itemsOf([cell])) if (this.#try([from], [other])) from = other;
    }
  }

  #exchangeTwo(first: number, second: number): void {
    const { changes, judge } = this;
    let from = [first, second];
    for (const cell of cellsNear(changes.cellOf(first), judge.grid)) {
      const image = mirrored(cell, judge.grid);
      if (image === cell) continue;
      const mirrors = changes.itemsOf([image]);
      for (const [index, other] of changes.itemsOf([cell]).entries()) {
        const pair = [other, mirrors[index]!];
        if (this.#try(from, pair)) from = pair;
      }
    }
  }

  /**
   * Exchanges changes for others where the goal is still reached and the picture looks better; says whether
   * it did.
   */
  #try(from: readonly number[], others: readonly number[]): boolean {
    const { changes, judge, looks } = this;
    const draft = this.#draft;
    if (judge.stop() || from.some((item) => draft.changed[item] === 0)) return false;
    if (others.some((item) => changes.kept.has(changes.cellOf(item)))) return false;
    const before = Uint8Array.from(draft.picture);
    const cells = [...from, ...others].map((item) => changes.cellOf(item));
    for (const item of from) draft.toggle(item);
    const isFree = others.every(
      (item) => draft.picture[changes.cellOf(item)] === changes.original[changes.cellOf(item)],
    );
    if (isFree) {
      for (const item of others) draft.toggle(item);
      const score = looks(draft.picture);
      if (score > this.#best && judge.isReached(draft.picture)) {
        this.#best = score;
        return true;
      }
    }
    for (const cell of cells) draft.paint(cell, before[cell]!);
    return false;
  }

  #chosen(): number[] {
    const { changed } = this.#draft;
    return Array.from(changed.keys()).filter((item) => changed[item] === 1);
  }
}

/** The cells at most {@link REACH} rows and columns away, and the mirror images of them all. */
function cellsNear(cell: number, grid: PictureGrid): Set<number> {
  const { width, height } = grid;
  const [row, column] = [Math.floor(cell / width), cell % width];
  const near = new Set<number>();
  for (let r = Math.max(0, row - REACH); r <= Math.min(height - 1, row + REACH); r++) {
    for (let c = Math.max(0, column - REACH); c <= Math.min(width - 1, column + REACH); c++) {
      near.add(r * width + c);
      near.add(mirrored(r * width + c, grid));
    }
  }
  return near;
}

/** The cell on the other side of the vertical middle line. */
function mirrored(cell: number, { width }: PictureGrid): number {
  return cell - (cell % width) + width - 1 - (cell % width);
}

/** True if a cell and its up to eight neighbours are alike. */
function isInEvenArea(cells: Readonly<Uint8Array>, cell: number, { width, height }: PictureGrid): boolean {
  const [row, column] = [Math.floor(cell / width), cell % width];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c++) {
      if (cells[r * width + c] !== cells[cell]) return false;
    }
  }
  return true;
}
