/**
 * Unavoidable sets of a full grid by difference: sets of cells that some other full grid fills differently, so that
 * every puzzle of the grid has a given in each. A first cell gets another number; the cells that hold this
 * number in its row, column and box must then change too and join the set; the cell with fewest possible numbers
 * is next, until every cell of the set has its new number or the set would grow too large. All minimal sets up to the
 * given size are found, each from its lowest cell. A row, column or box with one cell of the set needs another
 * one, which bounds the size from below. See docs/methods.md, "The fewest givens of a Sudoku", step 1.
 */
import { type Board, bitCount, WORD_CELLS } from './board.js';

/** Which sets to generate. */
export interface SetLimits {
  /** Most cells of a set. */
  readonly size: number;
  /** Most cells in the third word; default no limit. */
  readonly third?: number;
}

/** Sets of cells, three words after another for each. */
export type SetList = readonly number[];

/** Every unavoidable set of the grid within the limits, some of them not minimal, in no particular order. */
export function unavoidableSets(board: Board, numbers: Int32Array, limits: SetLimits): SetList {
  return new Difference(board, numbers, limits).run();
}

class Difference {
  readonly #board: Board;
  readonly #numbers: Int32Array;
  readonly #size: number;
  readonly #third: number;
  /** For cell c and number v at 3 * (c * (side + 1) + v): the cells that hold v in the areas of c, as words. */
  readonly #holders: Int32Array;
  /** New numbers so far, by cell (0 none) and as masks by area. */
  readonly #changed: Int32Array;
  readonly #taken: Int32Array;
  /** Cells of the set by area, and how many areas of each kind have just one. */
  readonly #inArea: Int32Array;
  readonly #lone = new Int32Array(3);
  readonly #members: Int32Array;
  #count = 0;
  readonly #set = new Int32Array(3);
  /** Cells that may not join: those before the first. */
  readonly #closed = new Int32Array(3);
  readonly #seen = new Set<string>();
  readonly #found: number[] = [];

  constructor(board: Board, numbers: Int32Array, { size, third = size }: SetLimits) {
    this.#board = board;
    this.#numbers = numbers;
    this.#size = size;
    this.#third = third;
    this.#holders = holdersOf(board, numbers);
    this.#changed = new Int32Array(board.cells);
    this.#taken = new Int32Array(3 * board.side);
    this.#inArea = new Int32Array(3 * board.side);
    this.#members = new Int32Array(board.cells);
  }

  run(): SetList {
    for (let first = 0; first < this.#board.cells; first++) {
      if (first < 2 * WORD_CELLS || this.#third > 0) {
        this.#join(first);
        this.#grow();
        this.#leave();
      }
      this.#closed[wordOf(first)]! |= bitOf(first);
    }
    return this.#found;
  }

  /** Gives the cell with fewest choices each of its numbers in turn. */
  #grow(): void {
    const cell = this.#narrowest();
    if (cell === NONE) return;
    if (cell === COMPLETE) {
      this.#report();
      return;
    }
    for (let choices = this.#choices(cell); choices !== 0; choices &= choices - 1) {
      const number = 31 - Math.clz32(choices & -choices);
      const before = this.#count;
      this.#change(cell, number);
      this.#joinHolders(cell, number);
      if (this.#mayStillFit()) this.#grow();
      while (this.#count > before) this.#leave();
      this.#undo(cell, number);
    }
  }

  /** The unchanged member with fewest choices, or that there is none to change, or one without choice. */
  #narrowest(): number {
    let narrowest = COMPLETE;
    let fewest = 99;
    for (let member = 0; member < this.#count; member++) {
      const cell = this.#members[member]!;
      if (this.#changed[cell] !== 0) continue;
      const choices = bitCount(this.#choices(cell));
      if (choices >= fewest) continue;
      if (choices === 0) return NONE;
      narrowest = cell;
      fewest = choices;
    }
    return narrowest;
  }

  /** Numbers that a member can take, as bits: not its own, not taken, and the set has room for their holders. */
  #choices(cell: number): number {
    const { side, areasOfCell } = this.#board;
    const areas = 3 * cell;
    const taken =
      this.#taken[areasOfCell[areas]!]! |
      this.#taken[areasOfCell[areas + 1]!]! |
      this.#taken[areasOfCell[areas + 2]!]! |
      (1 << this.#numbers[cell]!);
    let choices = 0;
    for (let free = ((2 << side) - 2) & ~taken; free !== 0; free &= free - 1) {
      if (this.#hasRoom(cell, 31 - Math.clz32(free & -free))) choices |= free & -free;
    }
    return choices;
  }

  #hasRoom(cell: number, number: number): boolean {
    const at = 3 * (cell * (this.#board.side + 1) + number);
    const first = this.#holders[at]! & ~this.#set[0]!;
    const second = this.#holders[at + 1]! & ~this.#set[1]!;
    const third = this.#holders[at + 2]! & ~this.#set[2]!;
    if (((first & this.#closed[0]!) | (second & this.#closed[1]!) | (third & this.#closed[2]!)) !== 0)
      return false;
    if (this.#count + bitCount(first) + bitCount(second) + bitCount(third) > this.#size) return false;
    return third === 0 || bitCount(third | this.#set[2]!) <= this.#third;
  }

  /** Every area with a single member needs another, and a cell can serve one area of each kind. */
  #mayStillFit(): boolean {
    const needed = Math.max(this.#lone[0]!, this.#lone[1]!, this.#lone[2]!);
    return this.#count + needed <= this.#size;
  }

  #change(cell: number, number: number): void {
    this.#changed[cell] = number;
    for (let kind = 0; kind < 3; kind++)
      this.#taken[this.#board.areasOfCell[3 * cell + kind]!]! |= 1 << number;
  }

  #undo(cell: number, number: number): void {
    this.#changed[cell] = 0;
    for (let kind = 0; kind < 3; kind++)
      this.#taken[this.#board.areasOfCell[3 * cell + kind]!]! &= ~(1 << number);
  }

  #joinHolders(cell: number, number: number): void {
    const at = 3 * (cell * (this.#board.side + 1) + number);
    for (let word = 0; word < 3; word++) {
      for (let rest = this.#holders[at + word]! & ~this.#set[word]!; rest !== 0; rest &= rest - 1)
        this.#join(word * WORD_CELLS + 31 - Math.clz32(rest & -rest));
    }
  }

  #join(cell: number): void {
    this.#members[this.#count++] = cell;
    this.#set[wordOf(cell)]! |= bitOf(cell);
    for (let kind = 0; kind < 3; kind++) {
      const now = ++this.#inArea[this.#board.areasOfCell[3 * cell + kind]!]!;
      if (now === 1) this.#lone[kind]!++;
      else if (now === 2) this.#lone[kind]!--;
    }
  }

  /** Removes the member that was added last. */
  #leave(): void {
    const cell = this.#members[--this.#count]!;
    this.#set[wordOf(cell)]! &= ~bitOf(cell);
    for (let kind = 0; kind < 3; kind++) {
      const now = --this.#inArea[this.#board.areasOfCell[3 * cell + kind]!]!;
      if (now === 0) this.#lone[kind]!--;
      else if (now === 1) this.#lone[kind]!++;
    }
  }

  #report(): void {
    const [first, second, third] = this.#set;
    const key = `${first},${second},${third}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#found.push(first!, second!, third!);
  }
}

const NONE = -1;
const COMPLETE = -2;

function wordOf(cell: number): number {
  return Math.floor(cell / WORD_CELLS);
}

function bitOf(cell: number): number {
  return 1 << (cell % WORD_CELLS);
}

function holdersOf({ areas, areasOfCell, cells, side }: Board, numbers: Int32Array): Int32Array {
  const holders = new Int32Array(3 * cells * (side + 1));
  for (let cell = 0; cell < cells; cell++) {
    for (let kind = 0; kind < 3; kind++) {
      for (const peer of areas[areasOfCell[3 * cell + kind]!]!) {
        if (peer === cell) continue;
        holders[3 * (cell * (side + 1) + numbers[peer]!) + wordOf(peer)]! |= bitOf(peer);
      }
    }
  }
  return holders;
}
