/**
 * Islands and bridges grown together: from a first island, new ones at the end of a bridge from an island
 * that exists already, in all directions and at changing distances, until there are as many as wanted. Then
 * islands that see each other are joined too, for loops. No two islands lie side by side unless the task
 * allows it, and no bridge crosses another.
 */
import type { Rng } from '../../src/core/index.js';

/** Parameters of growth. */
export interface GrowthTask {
  readonly rows: number;
  readonly columns: number;
  /** Islands wanted. */
  readonly islands: number;
  /** Not more than wanted, not even to reach a side of the grid. */
  readonly isExact: boolean;
  /** True if islands may lie side by side; else there is water between any two. */
  readonly sideBySide: boolean;
  /** Most bridges between two islands. */
  readonly limit: number;
  /** Of the pairs of islands that could be joined to a loop, the share that is, 0 to 1. */
  readonly loops: number;
}

/** A bridge between two islands, given by their cells, row-major; `from` before `to`. */
interface GrownBridge {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Islands by cell, and the bridges that join all of them. */
export interface Grown {
  readonly islands: readonly number[];
  readonly bridges: readonly GrownBridge[];
}

const WATER = 0;
const ISLAND = 1;
const BRIDGE = 2;
/** Tries to extend from some island, for every island wanted, before the growth ends. */
const TRIES_PER_ISLAND = 30;
/** Tries to extend towards a side of the grid without an island. */
const TRIES_PER_SIDE = 40;
/** A first bridge is doubled (tripled …) as often as not. */
const MORE = 0.5;
/** Of the tries for an exact number of islands, the share that parts a bridge. */
const PARTED = 0.3;

/**
 * Grows islands and bridges, with an island on every side of the grid. There may be a few islands more than
 * wanted for that, or fewer where there is no room. An exact number is not exceeded: then the sides come
 * first, and an island may part a bridge. Undefined when a side was not reached.
 */
export function grow(task: GrowthTask, rng: Rng): Grown | undefined {
  return new Growth(task, rng).run();
}

class Growth {
  readonly #task: GrowthTask;
  readonly #rng: Rng;
  readonly #cells: Uint8Array;
  readonly #islands: number[] = [];
  readonly #bridges: GrownBridge[] = [];
  /** Typical length of a bridge: the fewer islands, the longer. */
  readonly #reach: number;
  /** Length of the shortest bridge, from island to island. */
  readonly #shortest: number;

  constructor(task: GrowthTask, rng: Rng) {
    const { rows, columns, islands } = task;
    this.#task = task;
    this.#rng = rng;
    this.#cells = new Uint8Array(rows * columns);
    this.#reach = Math.sqrt((rows * columns) / islands);
    this.#shortest = task.sideBySide ? 1 : 2;
  }

  run(): Grown | undefined {
    const { rows, columns, islands, isExact, loops } = this.#task;
    this.#placeIsland(this.#rng.integer(rows * columns));
    if (isExact ? !this.#growExactly(islands) : !this.#growAbout(islands)) return undefined;
    for (const island of this.#rng.shuffle(this.#islands)) {
      for (const step of [1, columns]) if (this.#rng.next() < loops) this.#join(island, step);
    }
    return { islands: this.#islands, bridges: this.#bridges };
  }

  /** Grows to about as many islands as wanted, then to the sides; false when one was not reached. */
  #growAbout(islands: number): boolean {
    for (let tries = TRIES_PER_ISLAND * islands; tries > 0 && this.#islands.length < islands; tries--) {
      this.#extend(this.#rng.pick(this.#islands));
    }
    return this.#reachSides();
  }

  /**
   * Grows to the sides, then to the islands wanted as far as there is room; false when a side was not
   * reached.
   */
  #growExactly(islands: number): boolean {
    if (!this.#reachSides()) return false;
    for (let tries = TRIES_PER_ISLAND * islands; tries > 0 && this.#islands.length < islands; tries--) {
      if (this.#rng.next() < PARTED) this.#part(this.#rng.pick(this.#bridges));
      else this.#extend(this.#rng.pick(this.#islands));
    }
    return true;
  }

  /** Builds bridges to every side of the grid; false when one cannot be reached. */
  #reachSides(): boolean {
    const { columns } = this.#task;
    for (const side of this.#rng.shuffle([1, -1, columns, -columns])) {
      for (let tries = TRIES_PER_SIDE; tries > 0 && !this.#reachSide(side); tries--) {
        this.#extend(this.#rng.pick(this.#islands));
      }
      if (!this.#reachSide(side)) return false;
    }
    return true;
  }

  /** Tries to build a bridge in a random direction to a new island. */
  #extend(island: number): void {
    const { columns } = this.#task;
    const step = this.#rng.pick([1, -1, columns, -columns]);
    const free = this.#freeFrom(island, step);
    const length = this.#shortest + Math.floor(-Math.log(1 - this.#rng.next()) * (this.#reach - 1));
    const at = island + step * Math.min(length, free);
    if (free < this.#shortest || !this.#canPlace(at)) return;
    this.#placeIsland(at);
    this.#build(island, at, step);
  }

  /** Tries to put an island into a bridge. */
  #part(bridge: GrownBridge): void {
    const { from, to } = bridge;
    const step = (to - from) % this.#task.columns === 0 ? this.#task.columns : 1;
    const at = from + step * this.#rng.integer(Math.floor((to - from) / step));
    if (at === from || !this.#canPlace(at)) return;
    this.#bridges.splice(this.#bridges.indexOf(bridge), 1);
    this.#placeIsland(at);
    this.#build(from, at, step);
    this.#build(at, to, step);
  }

  /**
   * Builds a bridge to a new island on a side of the grid unless there is one already; false when none can be
   * built.
   */
  #reachSide(step: number): boolean {
    if (this.#islands.some((island) => this.#isLast(island, step))) return true;
    for (const island of this.#rng.shuffle(this.#islands)) {
      const free = this.#freeFrom(island, step);
      const at = island + step * free;
      if (free < this.#shortest || !this.#isLast(at, step) || !this.#canPlace(at)) continue;
      this.#placeIsland(at);
      this.#build(island, at, step);
      return true;
    }
    return false;
  }

  /** True if a cell lies on the side of the grid to which a direction leads. */
  #isLast(cell: number, step: number): boolean {
    return this.#roomFrom(cell, step) === 0;
  }

  /** Joins an island with the next one to the right or below, when nothing lies between. */
  #join(island: number, step: number): void {
    const last = island + step * this.#freeFrom(island, step);
    const next = last + step;
    if (this.#isLast(last, step) || this.#cells[next] !== ISLAND) return;
    if (!this.#bridges.some(({ from, to }) => from === island && to === next))
      this.#build(island, next, step);
  }

  /** The number of cells of water follow an island in a direction. */
  #freeFrom(island: number, step: number): number {
    const room = this.#roomFrom(island, step);
    let free = 0;
    for (let cell = island + step; free < room && this.#cells[cell] === WATER; cell += step) free++;
    return free;
  }

  /**
   * The number of cells lie between a cell and the side of the grid to which a direction leads, the last one
   * included.
   */
  #roomFrom(cell: number, step: number): number {
    const { rows, columns } = this.#task;
    const column = cell % columns;
    if (step === 1) return columns - 1 - column;
    if (step === -1) return column;
    const row = (cell - column) / columns;
    return step > 0 ? rows - 1 - row : row;
  }

  #canPlace(cell: number): boolean {
    const { columns, sideBySide } = this.#task;
    if (sideBySide) return true;
    const column = cell % columns;
    return !(
      (column > 0 && this.#cells[cell - 1] === ISLAND) ||
      (column + 1 < columns && this.#cells[cell + 1] === ISLAND) ||
      this.#cells[cell - columns] === ISLAND ||
      this.#cells[cell + columns] === ISLAND
    );
  }

  #placeIsland(cell: number): void {
    this.#cells[cell] = ISLAND;
    this.#islands.push(cell);
  }

  #build(island: number, other: number, step: number): void {
    for (let cell = island + step; cell !== other; cell += step) this.#cells[cell] = BRIDGE;
    let count = 1;
    while (count < this.#task.limit && this.#rng.next() < MORE) count++;
    this.#bridges.push({ from: Math.min(island, other), to: Math.max(island, other), count });
  }
}
