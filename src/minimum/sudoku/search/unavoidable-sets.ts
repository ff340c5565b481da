/**
 * Unavoidable sets of a full grid by difference: sets of cells that some other full grid fills differently,
 * so that every puzzle of the grid has a given in each. A first cell gets another number; the cells that hold
 * this number in its row, column and box must then change too and join the set; the cell with fewest possible
 * numbers is next, until every cell of the set has its new number or the set would grow too large. All
 * minimal sets up to the given size are found, each from its lowest cell. A row, column or box with one cell
 * of the set needs another one, which bounds the size from below. See docs/methods.md, "The fewest givens of
 * a Sudoku", step 1.
 */
import { bitCount } from '../../../core/index.js';
import { type Board, WORD_CELLS } from './board.js';

/** Limits on the sets to generate. */
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
  /** All numbers, as bits. */
  readonly #all: number;
  /**
   * For cell c and number v at 3 * (c * (side + 1) + v): the cells that hold v in the areas of c, as words.
   */
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
  /** Numbers that no set from the present first cell can give a cell, as bits: a holder may not join. */
  readonly #barred: Int32Array;
  /** Numbers with a holder in the third word by cell, as bits, where that word has a limit of its own. */
  readonly #heldInThird: Int32Array;
  readonly #seen = new Set<string>();
  readonly #found: number[] = [];

  constructor(board: Board, numbers: Int32Array, { size, third = size }: SetLimits) {
    this.#board = board;
    this.#numbers = numbers;
    this.#size = size;
    this.#third = third;
    this.#all = (2 << board.side) - 2;
    this.#holders = holdersOf(board, numbers);
    this.#barred = this.#withInThird(third);
    this.#heldInThird = this.#withInThird(third < size ? 0 : third);
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
      this.#close(first);
    }
    return this.#found;
  }

  /** By cell, as bits, the numbers with more than some number of holders in the third word. */
  #withInThird(most: number): Int32Array {
    const { cells, side } = this.#board;
    const found = new Int32Array(cells);
    for (let cell = 0; cell < cells; cell++) {
      for (let number = 1; number <= side; number++) {
        if (bitCount(this.#holders[this.#holdersAt(cell, number) + 2]!) > most) found[cell]! |= 1 << number;
      }
    }
    return found;
  }

  /** Lets a cell join no further set: no cell that shares an area with it may take its number. */
  #close(cell: number): void {
    const number = this.#numbers[cell]!;
    for (let kind = 0; kind < 3; kind++) {
      for (const peer of this.#board.areas[this.#board.areasOfCell[3 * cell + kind]!]!)
        this.#barred[peer]! |= 1 << number;
    }
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
      const free = this.#free(cell);
      const doubtful = free & this.#doubtful(cell);
      let choices = bitCount(free & ~doubtful);
      for (let rest = doubtful; rest !== 0 && choices < fewest; rest &= rest - 1) {
        if (this.#hasRoom(cell, 31 - Math.clz32(rest & -rest))) choices++;
      }
      if (choices >= fewest) continue;
      if (choices === 0) return NONE;
      narrowest = cell;
      fewest = choices;
    }
    return narrowest;
  }

  /** Numbers that a member can take, as bits: free ones for whose holders the set has room. */
  #choices(cell: number): number {
    const free = this.#free(cell);
    const doubtful = free & this.#doubtful(cell);
    let choices = free & ~doubtful;
    for (let rest = doubtful; rest !== 0; rest &= rest - 1) {
      if (this.#hasRoom(cell, 31 - Math.clz32(rest & -rest))) choices |= rest & -rest;
    }
    return choices;
  }

  /**
   * Numbers for whose holders the set may lack room: of three holders at most, one by area, all may be new.
   */
  #doubtful(cell: number): number {
    return this.#count + 3 > this.#size ? this.#all : this.#heldInThird[cell]!;
  }

  /** Numbers that a member might take, as bits: not its own, not taken in its areas, not barred. */
  #free(cell: number): number {
    const { areasOfCell } = this.#board;
    const areas = 3 * cell;
    const taken =
      this.#taken[areasOfCell[areas]!]! |
      this.#taken[areasOfCell[areas + 1]!]! |
      this.#taken[areasOfCell[areas + 2]!]! |
      (1 << this.#numbers[cell]!);
    return this.#all & ~taken & ~this.#barred[cell]!;
  }

  #hasRoom(cell: number, number: number): boolean {
    const at = this.#holdersAt(cell, number);
    const first = this.#holders[at]! & ~this.#set[0]!;
    const second = this.#holders[at + 1]! & ~this.#set[1]!;
    const third = this.#holders[at + 2]! & ~this.#set[2]!;
    if (this.#count + bitCount(first) + bitCount(second) + bitCount(third) > this.#size) return false;
    return third === 0 || bitCount(third | this.#set[2]!) <= this.#third;
  }

  #holdersAt(cell: number, number: number): number {
    return 3 * (cell * (this.#board.side + 1) + number);
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
    const at = this.#holdersAt(cell, number);
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
