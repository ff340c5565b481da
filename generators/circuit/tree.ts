/**
 * Random trees on a board whose points have one or three tracks: a leaf with two free neighbours can sprout
 * (it gets a track to both), and a point with two leaves beside it can be pruned (they go). Every such tree
 * can be reached in this way from a single track. Annealing on the number of points covers as much of the
 * board as is wanted; cells that no track reaches become holes. Source: simulated annealing (Kirkpatrick,
 * Gelatt and Vecchi, 1983).
 */
import { type Cell, type Edge, type Rng, sideNeighbours } from '../../src/core/index.js';

/** Moves tried for each cell of the board. */
const MOVES_A_CELL = 400;
/** Annealing temperatures of pruning, in points: initial and final. */
const HOT = 1.5;
const COLD = 0.25;

const HOLE = -1;

export class CircuitTree {
  /** The points joined to each cell; no list for a hole. */
  readonly #joined: (number[] | undefined)[];
  readonly #neighbours: readonly (readonly number[])[];
  #pointCount = 0;

  constructor(
    readonly rows: number,
    readonly columns: number,
  ) {
    this.#joined = new Array<undefined>(rows * columns).fill(undefined);
    this.#neighbours = sideNeighbours({ rows, columns }).map((cells) => [...cells]);
  }

  /** Cells that the tree covers. */
  get pointCount(): number {
    return this.#pointCount;
  }

  /** Grows the tree until it covers the wanted number of cells, or as many as it comes to. */
  grow(wanted: number, rng: Rng): void {
    const first = rng.integer(this.#joined.length);
    this.#cover(first);
    const second = rng.pick(this.#neighbours[first]!);
    this.#cover(second);
    this.#join(first, second);
    const moves = MOVES_A_CELL * this.#joined.length;
    for (let move = 0; move < moves && this.#pointCount < wanted; move++) {
      const cell = rng.integer(this.#joined.length);
      const degree = this.#joined[cell]?.length ?? HOLE;
      if (degree === 1) this.#sprout(cell, rng);
      else if (degree === 3 && rng.next() < Math.exp(-2 / temperatureAt(move / moves)))
        this.#prune(cell, rng);
    }
  }

  /** One text per row: `o` for points, `#` for holes. */
  grid(): readonly string[] {
    return Array.from({ length: this.rows }, (_, row) =>
      Array.from({ length: this.columns }, (__, column) =>
        this.#joined[row * this.columns + column] === undefined ? '#' : 'o',
      ).join(''),
    );
  }

  edges(): readonly Edge[] {
    return this.#joined.flatMap((joined, cell) =>
      (joined ?? [])
        .filter((other) => other > cell)
        .map((other): Edge => [this.#place(cell), this.#place(other)]),
    );
  }

  #sprout(leaf: number, rng: Rng): void {
    const free = this.#neighbours[leaf]!.filter((cell) => this.#joined[cell] === undefined);
    if (free.length < 2) return;
    for (const cell of rng.shuffle(free).slice(0, 2)) {
      this.#cover(cell);
      this.#join(leaf, cell);
    }
  }

  #prune(cell: number, rng: Rng): void {
    const leaves = this.#joined[cell]!.filter((other) => this.#joined[other]!.length === 1);
    if (leaves.length < 2) return;
    for (const leaf of rng.shuffle(leaves).slice(0, 2)) {
      this.#joined[cell]!.splice(this.#joined[cell]!.indexOf(leaf), 1);
      this.#joined[leaf] = undefined;
      this.#pointCount--;
    }
  }

  #cover(cell: number): void {
    this.#joined[cell] = [];
    this.#pointCount++;
  }

  #join(first: number, second: number): void {
    this.#joined[first]!.push(second);
    this.#joined[second]!.push(first);
  }

  #place(cell: number): Cell {
    return [Math.floor(cell / this.columns), cell % this.columns];
  }
}

/** The temperature after this share of the moves. */
function temperatureAt(share: number): number {
  return HOT * (COLD / HOT) ** share;
}
