/** Loops on square boards, each by the cells inside of it: they, and all others, are connected. */

/** The loops on a board: the sets of cells inside of them. */
export function loopsOn(side: number): readonly number[] {
  const board = new Board(side);
  const found: number[] = [];
  for (let inside = 1; inside < 2 ** (side * side); inside++)
    if (board.isLoopAround(inside)) found.push(inside);
  return found;
}

/** Sets of cells as bits, row-major. */
export class Board {
  readonly #side: number;
  readonly #all: number;
  /** The cells of the first column, of the last one, and of the whole border. */
  readonly #left: number;
  readonly #right: number;
  readonly #border: number;

  constructor(side: number) {
    const row = 2 ** side - 1;
    this.#side = side;
    this.#all = 2 ** (side * side) - 1;
    let left = 0;
    for (let at = 0; at < side; at++) left |= 1 << (at * side);
    this.#left = left;
    this.#right = left << (side - 1);
    this.#border = left | this.#right | row | (row << (side * (side - 1)));
  }

  /** True if the border of these cells is one loop: they and all others are connected, at sides alone. */
  isLoopAround(inside: number): boolean {
    const outside = this.#all & ~inside;
    if (this.#meetsAtCorner(inside, outside)) return false;
    if (this.#reached(inside & -inside, inside) !== inside) return false;
    return this.#reached(outside & this.#border, outside) === outside;
  }

  /** The number of a cell: its neighbours on the other side of the border, also beyond the grid. */
  numberAt(inside: number, cell: number): number {
    const [own, side] = [(inside >> cell) & 1, this.#side];
    const column = cell % side;
    const beside = [
      cell >= side ? (inside >> (cell - side)) & 1 : 0,
      cell + side < side * side ? (inside >> (cell + side)) & 1 : 0,
      column > 0 ? (inside >> (cell - 1)) & 1 : 0,
      column < side - 1 ? (inside >> (cell + 1)) & 1 : 0,
    ];
    return beside.filter((other) => other !== own).length;
  }

  /** True if somewhere two cells that are inside touch at a corner only, with two outside. */
  #meetsAtCorner(inside: number, outside: number): boolean {
    const [right, below] = [this.#all & ~this.#right, this.#side];
    const crosses = (one: number, other: number): number =>
      one & (other >> 1) & (other >> below) & (one >> (below + 1)) & right;
    return (crosses(inside, outside) | crosses(outside, inside)) !== 0;
  }

  /** The cells that can be reached from some of them. */
  #reached(start: number, within: number): number {
    let reached = start;
    for (let before = 0; reached !== before; ) {
      before = reached;
      const sideways = ((reached & ~this.#right) << 1) | ((reached & ~this.#left) >> 1);
      reached |= (sideways | (reached << this.#side) | (reached >> this.#side)) & within;
    }
    return reached;
  }
}
