/** Square boards with a fixed number of walls, while the walls are being moved. */
import type { Rng } from '../../src/core/index.js';
import type { QueensPuzzle } from '../../src/families/queens/index.js';
import { boardOf } from '../../src/minimum/index.js';

type Board = QueensPuzzle['board'];

export class Walls {
  readonly #size: number;
  /** Cells in random order; the walls are on the first ones. */
  readonly #cells: number[];
  readonly #count: number;

  /** Walls on random cells. */
  constructor(size: number, count: number, rng: Rng) {
    this.#size = size;
    this.#count = count;
    this.#cells = rng.shuffle(Array.from({ length: size * size }, (_, cell) => cell));
  }

  /** Moves a random wall to a random free cell; returns the undo. */
  move(rng: Rng): () => void {
    const wall = rng.integer(this.#count);
    const free = this.#count + rng.integer(this.#cells.length - this.#count);
    const swap = (): void => {
      [this.#cells[wall], this.#cells[free]] = [this.#cells[free]!, this.#cells[wall]!];
    };
    swap();
    return swap;
  }

  board(): Board {
    return boardOf(this.#size, this.#cells.slice(0, this.#count));
  }
}
