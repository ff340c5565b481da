/**
 * Lower bounds on the walls that a number of queens needs in a number of rows, with nothing above: Russian
 * doll search, each bound found with the help of the smaller ones. At first walls >= queens - rows, and a row
 * pair takes one queen in every block of two by two cells; then two groups of rows need what each of them
 * needs; then the search itself raises a bound until it finds a placement or has used up its nodes. A bound
 * holds whether it was raised to the end or not.
 */
import type { RefutedStates } from './refuted-states.js';
import { RowSearch, type WallNeeds } from './row-search.js';

/** Means "not with any number of walls"; more than any board has cells. */
const NEVER = 500;
/** Most nodes for one bound. */
const NODES_A_BOUND = 1_000_000;

/** The search whose bounds are raised, of one width. */
export interface Sharpening {
  readonly rows: number;
  readonly queens: number;
  readonly walls: number;
  readonly memory: RefutedStates;
  readonly nodes: number;
  readonly abort?: (() => boolean) | undefined;
  /** Awaited between searches, so that the caller's thread can do other work. */
  readonly pause?: (() => Promise<void>) | undefined;
}

/** Bounds for boards of one width; they only ever rise. */
export class WallBounds implements WallNeeds {
  readonly #columns: number;
  /** Numbers of queens, none included; bounds are stored by rows and then by queens. */
  readonly #numbers: number;
  readonly #walls: Int32Array;
  /** 1 where a placement is known that needs no more. */
  readonly #exact: Uint8Array;

  /** @param rows the largest number of rows that has a bound */
  constructor(rows: number, columns: number) {
    const inRow = (columns + 1) >> 1;
    this.#columns = columns;
    this.#numbers = ((rows + 1) >> 1) * inRow + 1;
    this.#walls = new Int32Array((rows + 1) * this.#numbers).fill(NEVER);
    this.#exact = new Uint8Array(this.#walls.length);
    for (let row = 0; row <= rows; row++) {
      for (let queens = 0; queens <= ((row + 1) >> 1) * inRow; queens++) {
        this.#walls[row * this.#numbers + queens] = Math.max(0, queens - row);
        if (row < 2) this.#exact[row * this.#numbers + queens] = 1;
      }
      this.#combine(row);
    }
  }

  /** Bounds that `toData` wrote. */
  static fromData(rows: number, columns: number, data: readonly number[]): WallBounds {
    const bounds = new WallBounds(rows, columns);
    bounds.#walls.set(data);
    return bounds;
  }

  /** The bounds as plain data. */
  toData(): readonly number[] {
    return [...this.#walls];
  }

  atLeast(rows: number, queens: number): number {
    return queens < this.#numbers ? this.#walls[rows * this.#numbers + queens]! : NEVER;
  }

  /**
   * Raises the bounds that matter for a search: those that a placement of these queens and walls could meet.
   * Returns the nodes used, and whether the caller's own limits ended it.
   */
  async sharpen(request: Sharpening): Promise<{ readonly nodes: number; readonly isSpent: boolean }> {
    const { rows, queens, walls, nodes, abort, pause } = request;
    let used = 0;
    for (let part = 2; part < rows; part++) {
      this.#combine(part);
      for (let number = 0; number <= queens && number < this.#numbers; number++) {
        const fits = (): boolean =>
          this.atLeast(part, number) + this.atLeast(rows - part, queens - number) <= walls;
        const raising = this.#raise(part, number, fits, { ...request, nodes: nodes - used });
        used += raising;
        if (raising > 0) await pause?.();
        if (used >= nodes || abort?.() === true) return { nodes: used, isSpent: true };
      }
    }
    this.#combine(rows);
    return { nodes: used, isSpent: false };
  }

  #raise(rows: number, queens: number, fits: () => boolean, { memory, nodes, abort }: Sharpening): number {
    const at = rows * this.#numbers + queens;
    const most = Math.min(nodes, NODES_A_BOUND);
    let left = most;
    while (this.#exact[at] === 0 && fits()) {
      const request = { rows, columns: this.#columns, queens, walls: this.#walls[at]!, every: false };
      const search = new RowSearch(request, { needs: this, memory, nodes: left, abort });
      const outcome = search.run([], rows, () => 'stop');
      left = search.nodesLeft;
      if (outcome === 'complete') this.#walls[at]! += 1;
      else if (outcome === 'stopped') this.#exact[at] = 1;
      else break;
    }
    return most - left;
  }

  /** Raises bounds by splits into two groups of rows. */
  #combine(rows: number): void {
    for (let queens = 0; queens < this.#numbers; queens++) {
      const at = rows * this.#numbers + queens;
      for (let top = 1; 2 * top <= rows && this.#walls[at]! < NEVER; top++) {
        let least = NEVER;
        for (let above = 0; above <= queens; above++) {
          least = Math.min(least, this.atLeast(top, above) + this.atLeast(rows - top, queens - above));
        }
        this.#walls[at] = Math.max(this.#walls[at]!, least);
      }
    }
  }
}
