/**
 * The fewest numbers that fix a loop as the only solution of a Slitherlink, for every loop on small square
 * boards. Loops are listed by the cells inside of them, so what is found is proved by going through all: for
 * each choice of cells the loops are counted by the numbers that they have there, and numbers that only one
 * loop has are a puzzle with one solution. The numbers of loops are held against OEIS A140517, and for each
 * board a puzzle of a loop that needs the most against the program's own check, with a proof.
 */

import { textRowsOf } from '../../src/core/index.js';
import { check, slitherlink } from '../../src/index.js';
import { measure } from './processor.js';
import { figure, printTable } from './table.js';

/** The loops on n x n cells, n = 1, 2, ...: OEIS A140517. */
const LOOPS: readonly number[] = [1, 13, 213, 9349, 1_222_363];
/** By side: the numbers to which choices are gone through; larger choices on 5x5 are too many. */
const MOST_NUMBERS: readonly number[] = [1, 4, 9, 16, 3];
/** A cell's number is 0 to 4. */
const NUMBERS = 5;

/** Prints the table. @throws Error when a count or a check does not agree */
export async function benchFewestNumbers(): Promise<void> {
  for (const [index, known] of LOOPS.entries()) {
    const side = index + 1;
    const { value: choices, seconds } = measure(() => {
      const found = new Choices(side, numbersOfLoops(side));
      found.goThrough(MOST_NUMBERS[index]!);
      return found;
    });
    const { loops, example } = choices;
    if (loops !== known) throw new Error(`${loops} loops on ${side}x${side}; ${known} are known`);
    const { verdict, certified } = await check(slitherlink, { family: 'slitherlink', grid: example });
    if (verdict !== 'unique' || !certified) throw new Error(`${example.join(' ')} is ${verdict}`);
    const rows: (string | number)[][] = choices.byFewest.flatMap((count, numbers) =>
      count > 0 ? [[numbers, count]] : [],
    );
    if (choices.open > 0)
      rows.push([MOST_NUMBERS[index]! < side ** 2 ? 'more' : 'not fixed by all', choices.open]);
    printTable(
      `Slitherlink ${side}x${side}: ${known} loops, e.g. ${example.join(' ')} (${figure(seconds)} s)`,
      ['fewest numbers', 'loops'],
      rows,
    );
  }
}

/** The numbers of all cells in each loop, loop after loop. */
function numbersOfLoops(side: number): Uint8Array {
  const cells = side * side;
  const found: number[] = [];
  const board = new Board(side);
  for (let inside = 1; inside < 2 ** cells; inside++) if (board.isLoopAround(inside)) found.push(inside);
  const numbers = new Uint8Array(found.length * cells);
  found.forEach((inside, loop) => {
    for (let cell = 0; cell < cells; cell++) numbers[loop * cells + cell] = board.numberAt(inside, cell);
  });
  return numbers;
}

/** Sets of cells as bits, row-major. */
class Board {
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

/** All choices of cells, and the fewest of them that fix each loop. */
class Choices {
  readonly loops: number;
  /** By number of cells: the loops for which no fewer are enough. */
  readonly byFewest: number[] = [];
  /** The loops for which none of the choices was enough. */
  open: number;
  /** A puzzle with as many numbers as any of these needs. */
  example: readonly string[] = [];
  readonly #side: number;
  readonly #numbers: Uint8Array;
  /** By loop: 1 once a choice was enough. */
  readonly #isFixed: Uint8Array;
  readonly #chosen: number[] = [];

  constructor(side: number, numbers: Uint8Array) {
    this.#side = side;
    this.#numbers = numbers;
    this.loops = numbers.length / side ** 2;
    this.open = this.loops;
    this.#isFixed = new Uint8Array(this.loops);
  }

  /** Goes through the choices of up to `most` cells, until every loop is fixed. */
  goThrough(most: number): void {
    for (let count = 0; count <= most && this.open > 0; count++) {
      const before = this.open;
      const groups = Array.from({ length: count + 1 }, () => new Uint32Array(this.loops));
      this.#choose(groups, 1, 0, 0);
      this.byFewest.push(before - this.open);
    }
  }

  /**
   * Chooses the cells that are left, from one on.
   * @param groups by number of cells and loop: the group of loops with the same numbers in these cells
   * @param many the number of groups for the cells that are chosen
   */
  #choose(groups: readonly Uint32Array[], many: number, depth: number, from: number): void {
    const own = groups[depth]!;
    if (depth === groups.length - 1) {
      this.#fix(own, many);
      return;
    }
    const cells = this.#side ** 2;
    const next = groups[depth + 1]!;
    for (let cell = from; cell < cells; cell++) {
      /** By group and number: the next group, counted from 1. */
      const numbered = new Uint32Array(many * NUMBERS);
      let count = 0;
      for (let loop = 0, at = cell; loop < own.length; loop++, at += cells) {
        const part = own[loop]! * NUMBERS + this.#numbers[at]!;
        if (numbered[part] === 0) numbered[part] = ++count;
        next[loop] = numbered[part]! - 1;
      }
      this.#chosen.push(cell);
      this.#choose(groups, count, depth + 1, cell + 1);
      this.#chosen.pop();
    }
  }

  #fix(groups: Uint32Array, many: number): void {
    const met = new Uint8Array(many);
    for (let loop = 0; loop < groups.length; loop++) if (met[groups[loop]!]! < 2) met[groups[loop]!]!++;
    for (let loop = 0; loop < groups.length; loop++) {
      if (met[groups[loop]!] !== 1 || this.#isFixed[loop] === 1) continue;
      this.#isFixed[loop] = 1;
      this.open--;
      this.example = this.#puzzleOf(loop);
    }
  }

  #puzzleOf(loop: number): readonly string[] {
    const cells = this.#side ** 2;
    const signs = Array.from({ length: cells }, (_, cell) =>
      this.#chosen.includes(cell) ? String(this.#numbers[loop * cells + cell]) : '.',
    );
    return textRowsOf(signs.join(''), this.#side);
  }
}
