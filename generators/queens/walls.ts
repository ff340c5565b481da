/** Square boards with a fixed number of walls, while the walls are being moved. */
import type { Rng } from '../../src/core/random.js';
import { type QueensPuzzle, WALL } from '../../src/families/queens/puzzle.js';

type Board = QueensPuzzle['board'];

export class Walls {
  readonly #size: number;
  /** Cells in random order; the walls stand on the first ones. */
  readonly #cells: number[];
  readonly #count: number;

  /** Walls on random cells. */
  constructor(size: number, count: number, rng: Rng) {
    this.#size = size;
    this.#count = count;
    this.#cells = rng.shuffle(Array.from({ length: size * size }, (_, cell) => cell));
  }

  /** Moves a random wall to a random free cell; returns what takes that back. */
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

/** Every square board with so many walls. */
export function* everyBoard(size: number, walls: number): Generator<Board> {
  function* from(first: number, chosen: readonly number[]): Generator<Board> {
    if (chosen.length === walls) {
      yield boardOf(size, chosen);
      return;
    }
    for (let cell = first; cell < size * size; cell++) yield* from(cell + 1, [...chosen, cell]);
  }
  yield* from(0, []);
}

/** How many boards {@link everyBoard} brings. */
export function boardCount(size: number, walls: number): number {
  let count = 1;
  for (let wall = 0; wall < walls; wall++) count = (count * (size * size - wall)) / (wall + 1);
  return count;
}

function boardOf(size: number, walls: readonly number[]): Board {
  const signs = new Array<string>(size * size).fill('.');
  for (const cell of walls) signs[cell] = WALL;
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size).join(''));
}
