/**
 * Is there a puzzle of a full grid with at most `total` givens? Leader and follower over single cells: the
 * leader branches over the choices that meet every unavoidable set known, which at the start are all of up to
 * twelve cells; the follower searches a second solution of a choice, and where it finds one, the cells that
 * differ are a further set for the leader.
 *
 * - Branching: a set that is not met yet and has fewest cells left; its cells one after another, those that
 *   are in most sets first; a cell that was tried is out for the branches after it.
 * - Bound: sets not met that have no cell in common need a given each. Where they are as many as the givens
 *   left, every given lies in one of them, and all other cells are out.
 *
 * Unlike the search over two stacks it needs nothing of the board but its sets. Source: the hitting sets of
 * McGuire, Tugemann and Civario, There is no 16-clue Sudoku, 2012; see docs/methods.md, "The fewest givens
 * of a Sudoku", steps 1, 3 and 6.
 */
import { type Budget, bitCount, type LimitName } from '../../../core/index.js';
import type { Box } from '../../../families/sudoku/index.js';
import { boardOf, FULL_WORD, WORD_CELLS } from './board.js';
import { openFollower } from './board-follower.js';
import { type SecondSolutions, shrinkDifference } from './learn.js';
import { minimalSets } from './starting-sets.js';
import type { SearchStatistics } from './task-answer.js';
import { unavoidableSets } from './unavoidable-sets.js';

/** Largest sets that the leader begins with. */
const STARTING_SIZE = 12;
/** Nodes between two looks at the budget's `abort`. */
const ABORT_NODES = 1024;
const WORDS = 3;

/** Cells as three words. */
type Cells = readonly [first: number, second: number, third: number];

/** A part of the decision; plain data. */
export interface CellTask {
  readonly box: Box;
  /** The full grid by cell, row-major, from 1. */
  readonly numbers: readonly number[];
  /** Unavoidable sets, three words each. */
  readonly sets: readonly number[];
  /** The givens so far, and the cells that further ones may be in. */
  readonly chosen: readonly number[];
  readonly allowed: Cells;
  readonly total: number;
  /** Find every puzzle instead of one; complete when there is none with fewer givens than `total`. */
  readonly every: boolean;
}

/** All minimal unavoidable sets of a full grid of up to twelve cells. */
export function smallSets(box: Box, numbers: readonly number[]): readonly number[] {
  return minimalSets(unavoidableSets(boardOf(box), Int32Array.from(numbers), { size: STARTING_SIZE }));
}

/** All cells but these. */
export function cellsWithout(cells: readonly number[], count: number): Cells {
  const words: [number, number, number] = [0, 0, 0];
  for (let cell = 0; cell < count; cell++)
    if (!cells.includes(cell)) words[Math.floor(cell / WORD_CELLS)]! |= 1 << (cell % WORD_CELLS);
  return words;
}

export class CellSearch {
  /** Puzzles by their givens as cells, ascending. */
  readonly found: (readonly number[])[] = [];
  readonly #task: CellTask;
  readonly #budget: Budget;
  readonly #follower: SecondSolutions;
  /** By set: its cells as three words. */
  readonly #sets: number[];
  /** By depth: the sets that are not met yet, how many of them, and the chosen cells as three words. */
  readonly #lists: number[][] = [];
  readonly #lengths: number[] = [];
  readonly #givens: Int32Array;
  /** The sets of a node by how many cells they have left, in two lists side by side. */
  readonly #left: number[] = [];
  readonly #chosen: number[];
  #limit: LimitName | undefined;
  #nodes = 0;
  #calls = 0;
  #learnt = 0;
  #cutAt = Number.POSITIVE_INFINITY;
  #onCut: (start: Pick<CellTask, 'chosen' | 'allowed'>) => void = () => {};

  constructor(task: CellTask, budget: Budget) {
    this.#task = task;
    this.#budget = budget;
    this.#follower = openFollower(boardOf(task.box), Int32Array.from(task.numbers));
    this.#sets = [...task.sets];
    this.#givens = new Int32Array(WORDS * (task.total + 2));
    this.#chosen = [...task.chosen];
    for (const cell of task.chosen) this.#givens[Math.floor(cell / WORD_CELLS)]! |= 1 << (cell % WORD_CELLS);
    const [first, second, third] = this.#givens;
    const open = Array.from({ length: this.#sets.length / WORDS }, (_, set) => set).filter(
      (set) => !this.#meets(set, first!, second!, third!),
    );
    this.#lists.push(open);
    this.#lengths.push(open.length);
  }

  get statistics(): SearchStatistics {
    return { nodes: this.#nodes, followerCalls: this.#calls, learnt: this.#learnt };
  }

  /** Searches to the end, to the first find (unless every one is wanted) or to a limit, which is returned. */
  run(): LimitName | undefined {
    const { total, chosen, allowed } = this.#task;
    if (chosen.length <= total) this.#explore(0, total - chosen.length, ...allowed);
    return this.#limit;
  }

  /** Reports the nodes at a depth instead of searching them. */
  split(depth: number, onCut: (start: Pick<CellTask, 'chosen' | 'allowed'>) => void): void {
    this.#cutAt = depth;
    this.#onCut = onCut;
    this.run();
  }

  /** Searches all choices of up to `left` further cells among those of three words. */
  #explore(depth: number, left: number, first: number, second: number, third: number): void {
    if (this.#isSpent()) return;
    if (depth === this.#cutAt) {
      this.#onCut({ chosen: [...this.#chosen], allowed: [first, second, third] });
      return;
    }
    if (!this.#findOpen(depth)) return;
    if (left === 0) return;
    const packed = this.#pack(depth, left, first, second, third);
    if (packed === undefined) return;
    let [a, b, c] = packed;
    const set = WORDS * this.#narrowest(depth, a, b, c);
    const branches = this.#byUse(depth, [
      this.#sets[set]! & a,
      this.#sets[set + 1]! & b,
      this.#sets[set + 2]! & c,
    ]);
    for (const cell of branches) {
      const bit = 1 << (cell % WORD_CELLS);
      const word = Math.floor(cell / WORD_CELLS);
      this.#choose(depth, cell);
      if (word === 0) a &= ~bit;
      else if (word === 1) b &= ~bit;
      else c &= ~bit;
      this.#explore(depth + 1, left - 1, a, b, c);
      this.#chosen.pop();
      if (this.#limit !== undefined || (this.found.length > 0 && !this.#task.every)) return;
    }
  }

  #isSpent(): boolean {
    const { nodes = Number.POSITIVE_INFINITY, abort } = this.#budget;
    if (this.#nodes >= nodes) this.#limit = 'nodes';
    else if (this.#nodes % ABORT_NODES === 0 && abort?.() === true) this.#limit = 'abort';
    this.#nodes++;
    return this.#limit !== undefined;
  }

  /** True if a set is not met; asks the follower for one where all known ones are. */
  #findOpen(depth: number): boolean {
    if (this.#lengths[depth]! > 0) return true;
    const givens = this.#givens.slice(WORDS * depth, WORDS * depth + WORDS);
    this.#calls++;
    if (!this.#follower.findSecond(givens[0]!, givens[1]!, givens[2]!)) {
      this.found.push(this.#chosen.toSorted((one, other) => one - other));
      return false;
    }
    shrinkDifference(this.#follower, givens);
    this.#learn(depth);
    return true;
  }

  /** Takes in the cells in which the second solution differs, at this depth and all above. */
  #learn(depth: number): void {
    const set = this.#sets.length / WORDS;
    this.#sets.push(...this.#follower.difference);
    this.#learnt++;
    for (let above = 0; above <= depth; above++) this.#lists[above]![this.#lengths[above]!++] = set;
  }

  /**
   * Packs sets that have no cell in common, those with fewest cells left first. Undefined when they are more
   * than the givens left, or when a set has no cell left; else the cells that a given may be in.
   */
  #pack(depth: number, left: number, first: number, second: number, third: number): Cells | undefined {
    const sets = this.#sets;
    const list = this.#lists[depth]!;
    const length = this.#lengths[depth]!;
    const sizes = this.#left;
    let least = Number.POSITIVE_INFINITY;
    let most = 0;
    for (let index = 0; index < length; index++) {
      const at = WORDS * list[index]!;
      const size =
        bitCount(sets[at]! & first) + bitCount(sets[at + 1]! & second) + bitCount(sets[at + 2]! & third);
      if (size === 0) return undefined;
      sizes[index] = size;
      if (size < least) least = size;
      if (size > most) most = size;
    }
    let [a, b, c] = [0, 0, 0];
    let packed = 0;
    for (let size = least; size <= most; size++) {
      for (let index = 0; index < length; index++) {
        if (sizes[index] !== size) continue;
        const at = WORDS * list[index]!;
        const [one, other, last] = [sets[at]! & first, sets[at + 1]! & second, sets[at + 2]! & third];
        if (((one & a) | (other & b) | (last & c)) !== 0) continue;
        if (++packed > left) return undefined;
        a |= one;
        b |= other;
        c |= last;
      }
    }
    return packed === left ? [a, b, c] : [first, second, third];
  }

  /** The set not met with fewest cells among those of three words; the first of equals. */
  #narrowest(depth: number, first: number, second: number, third: number): number {
    const list = this.#lists[depth]!;
    let narrowest = list[0]!;
    let fewest = Number.POSITIVE_INFINITY;
    for (let index = 0; index < this.#lengths[depth]!; index++) {
      const at = WORDS * list[index]!;
      const size =
        bitCount(this.#sets[at]! & first) +
        bitCount(this.#sets[at + 1]! & second) +
        bitCount(this.#sets[at + 2]! & third);
      if (size >= fewest) continue;
      fewest = size;
      narrowest = list[index]!;
    }
    return narrowest;
  }

  /** The cells of three words, those first that are in most of the sets not met. */
  #byUse(depth: number, words: Cells): readonly number[] {
    const list = this.#lists[depth]!;
    const cells: { readonly cell: number; readonly use: number }[] = [];
    for (let word = 0; word < WORDS; word++) {
      for (let rest = words[word]! & FULL_WORD; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        let use = 0;
        for (let index = 0; index < this.#lengths[depth]!; index++)
          if ((this.#sets[WORDS * list[index]! + word]! & bit) !== 0) use++;
        cells.push({ cell: word * WORD_CELLS + 31 - Math.clz32(bit), use });
      }
    }
    return cells.sort((one, other) => other.use - one.use).map(({ cell }) => cell);
  }

  /** Chooses a cell for the depth below: its sets are met there. */
  #choose(depth: number, cell: number): void {
    const word = Math.floor(cell / WORD_CELLS);
    const bit = 1 << (cell % WORD_CELLS);
    const [at, below] = [WORDS * depth, WORDS * (depth + 1)];
    for (let part = 0; part < WORDS; part++) this.#givens[below + part] = this.#givens[at + part]!;
    this.#givens[below + word]! |= bit;
    this.#chosen.push(cell);
    const list = this.#lists[depth]!;
    this.#lists[depth + 1] ??= [];
    const next = this.#lists[depth + 1]!;
    let length = 0;
    for (let index = 0; index < this.#lengths[depth]!; index++) {
      const set = list[index]!;
      if ((this.#sets[WORDS * set + word]! & bit) === 0) next[length++] = set;
    }
    this.#lengths[depth + 1] = length;
  }

  #meets(set: number, first: number, second: number, third: number): boolean {
    const at = WORDS * set;
    return ((this.#sets[at]! & first) | (this.#sets[at + 1]! & second) | (this.#sets[at + 2]! & third)) !== 0;
  }
}
