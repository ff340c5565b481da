/**
 * The follower for any board of at most 81 cells: a second solution of a puzzle whose solution is known, by
 * trying the cell with fewest numbers left. Simple, and quick enough for small boards; the 9x9 board has its
 * own follower.
 */
import { bitCount } from '../../../core/index.js';
import { type Board, WORD_CELLS } from './board.js';
import { Follower } from './follower.js';
import type { SecondSolutions } from './learn.js';

/** A follower for a full grid. */
export function openFollower(board: Board, numbers: Int32Array): SecondSolutions {
  return board.box[0] === 3 && board.box[1] === 3 ? new Follower(numbers) : new BoardFollower(board, numbers);
}

class BoardFollower implements SecondSolutions {
  readonly difference = new Int32Array(3);
  readonly #board: Board;
  readonly #known: Int32Array;
  /** Numbers by cell, 0 while open, and those that every area holds as bits. */
  readonly #now: Int32Array;
  readonly #taken: Int32Array;
  readonly #open: number[] = [];

  constructor(board: Board, numbers: Int32Array) {
    this.#board = board;
    this.#known = numbers;
    this.#now = new Int32Array(board.cells);
    this.#taken = new Int32Array(3 * board.side);
  }

  findSecond(first: number, second: number, third: number): boolean {
    const given = [first, second, third];
    this.#now.fill(0);
    this.#taken.fill(0);
    this.#open.length = 0;
    for (let cell = 0; cell < this.#board.cells; cell++) {
      if ((given[Math.floor(cell / WORD_CELLS)]! & (1 << (cell % WORD_CELLS))) === 0) this.#open.push(cell);
      else this.#put(cell, this.#known[cell]!);
    }
    return this.#extend(false);
  }

  /** Fills the open cells; `differs`: some number is already another than the known one. */
  #extend(differs: boolean): boolean {
    const at = this.#narrowest();
    if (at === NOWHERE) {
      if (differs) this.#compare();
      return differs;
    }
    const cell = this.#open[at]!;
    this.#open[at] = this.#open[this.#open.length - 1]!;
    this.#open.length--;
    const known = 1 << this.#known[cell]!;
    const choices = this.#choices(cell);
    const isFound =
      this.#tryAll(cell, choices & ~known, true) || this.#tryAll(cell, choices & known, differs);
    this.#open.push(cell);
    return isFound;
  }

  #tryAll(cell: number, choices: number, differs: boolean): boolean {
    for (let rest = choices; rest !== 0; rest &= rest - 1) {
      const number = 31 - Math.clz32(rest & -rest);
      this.#put(cell, number);
      if (this.#extend(differs)) return true;
      this.#put(cell, number);
      this.#now[cell] = 0;
    }
    return false;
  }

  /** Places a number, or removes it when it is there already. */
  #put(cell: number, number: number): void {
    this.#now[cell] = number;
    for (let kind = 0; kind < 3; kind++)
      this.#taken[this.#board.areasOfCell[3 * cell + kind]!]! ^= 1 << number;
  }

  #choices(cell: number): number {
    const { areasOfCell, side } = this.#board;
    const taken =
      this.#taken[areasOfCell[3 * cell]!]! |
      this.#taken[areasOfCell[3 * cell + 1]!]! |
      this.#taken[areasOfCell[3 * cell + 2]!]!;
    return ((2 << side) - 2) & ~taken;
  }

  /** The position, among the open cells, of the one with fewest choices. */
  #narrowest(): number {
    let narrowest = NOWHERE;
    let fewest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < this.#open.length; at++) {
      const choices = bitCount(this.#choices(this.#open[at]!));
      if (choices >= fewest) continue;
      fewest = choices;
      narrowest = at;
    }
    return narrowest;
  }

  #compare(): void {
    this.difference.fill(0);
    for (let cell = 0; cell < this.#board.cells; cell++) {
      if (this.#now[cell] !== this.#known[cell])
        this.difference[Math.floor(cell / WORD_CELLS)]! |= 1 << (cell % WORD_CELLS);
    }
  }
}

const NOWHERE = -1;
