/**
 * Is there a puzzle of a full grid with at most `total` givens, for any board of at most 81 cells and givens that come in
 * orbits? A plain hitting set search: branch on an open unavoidable set with fewest allowed orbits; orbits that were tried
 * are excluded. Disjoint open sets each need an orbit of their own, which prunes; when they need all givens that are left,
 * all other orbits are excluded. A choice that hits every known set is tested by the follower, whose second solutions become
 * sets. Orbits do not keep to stacks, so the search over two stacks does not apply; this one is meant for small boards and
 * for symmetric givens. See docs/methods.md, "The fewest givens of a Sudoku", steps 1, 3 and 6.
 */
import type { Budget, LimitName } from '../../../core/budget.js';
import { type Board, bitCount, WORD_CELLS } from './board.js';
import { openFollower } from './board-follower.js';
import { type SecondSolutions, shrinkDifference } from './learn.js';
import { minimalSets } from './starting-sets.js';
import type { SearchStatistics } from './task-answer.js';
import { unavoidableSets } from './unavoidable-sets.js';

/** Largest sets that are generated at the start. */
const STARTING_SIZE = 12;
const ABORT_EVERY = 1024;

export interface OrbitRequest {
  readonly board: Board;
  readonly numbers: readonly number[];
  /** Cells that hold givens together or not at all; every cell is in one. */
  readonly orbits: readonly (readonly number[])[];
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  readonly total: number;
  /** Find every puzzle instead of one; complete when there is none with fewer givens than `total`. */
  readonly every: boolean;
}

/** Searches for the puzzles of one request. */
export class OrbitSearch {
  /** Puzzles found, their givens as cells, ascending. */
  readonly found: (readonly number[])[] = [];
  readonly #request: OrbitRequest;
  readonly #budget: Budget;
  readonly #follower: SecondSolutions;
  readonly #orbitOfCell: Int32Array;
  /** Known sets as three words of orbits each. */
  readonly #sets: number[];
  readonly #chosen: number[] = [];
  #nodes = 0;
  #followerCalls = 0;
  #learnt = 0;
  #limit: LimitName | undefined;

  constructor(request: OrbitRequest, budget: Budget) {
    const { board, orbits } = request;
    const numbers = Int32Array.from(request.numbers);
    this.#request = request;
    this.#budget = budget;
    this.#follower = openFollower(board, numbers);
    this.#orbitOfCell = new Int32Array(board.cells);
    orbits.forEach((cells, orbit) => {
      for (const cell of cells) this.#orbitOfCell[cell] = orbit;
    });
    const sets = unavoidableSets(board, numbers, { size: STARTING_SIZE });
    const inOrbits: number[] = [];
    for (let at = 0; at < sets.length; at += 3)
      inOrbits.push(...this.#inOrbits(sets[at]!, sets[at + 1]!, sets[at + 2]!));
    this.#sets = minimalSets(inOrbits);
  }

  get statistics(): SearchStatistics {
    return { nodes: this.#nodes, followerCalls: this.#followerCalls, learnt: this.#learnt };
  }

  /** Searches to the end, to the first find (unless every one is wanted) or to a limit, which it returns. */
  run(): LimitName | undefined {
    const { orbits, required, forbidden, total } = this.#request;
    const chosen = new Set(required.map((cell) => this.#orbitOfCell[cell]!));
    const closed = new Set(forbidden.map((cell) => this.#orbitOfCell[cell]!));
    const allowed = new Int32Array(3);
    let left = total;
    orbits.forEach((cells, orbit) => {
      if (chosen.has(orbit)) left -= cells.length;
      else if (!closed.has(orbit)) allowed[wordOf(orbit)]! |= bitOf(orbit);
    });
    this.#chosen.push(...chosen);
    const isPossible = left >= 0 && ![...chosen].some((orbit) => closed.has(orbit));
    if (isPossible) this.#explore(allowed, left);
    return this.#limit;
  }

  /** Searches all choices that extend the chosen orbits by allowed ones of at most `left` givens; true ends the search. */
  #explore(entry: Int32Array, left: number): boolean {
    if (this.#isSpent()) return true;
    const allowed = Int32Array.from(entry);
    for (const orbit of bitsOf([...entry])) {
      if (this.#request.orbits[orbit]!.length > left) allowed[wordOf(orbit)]! &= ~bitOf(orbit);
    }
    for (;;) {
      const branch = this.#narrow(allowed, left);
      if (branch === PRUNED) return false;
      if (branch === ALL_HIT) {
        if (this.#learn()) continue;
        return !this.#request.every;
      }
      allowed[wordOf(branch)]! &= ~bitOf(branch);
      this.#chosen.push(branch);
      if (this.#explore(allowed, left - this.#request.orbits[branch]!.length)) return true;
      this.#chosen.pop();
    }
  }

  #isSpent(): boolean {
    const { nodes = Number.POSITIVE_INFINITY, abort } = this.#budget;
    if (this.#nodes >= nodes) this.#limit = 'nodes';
    else if (this.#nodes % ABORT_EVERY === 0 && abort?.() === true) this.#limit = 'abort';
    this.#nodes++;
    return this.#limit !== undefined;
  }

  /** Excludes orbits that are too large; returns the orbit to branch on, `ALL_HIT` or `PRUNED`. */
  #narrow(allowed: Int32Array, left: number): number {
    for (;;) {
      const open = this.#openSets(allowed, left);
      if (open === undefined) return PRUNED;
      if (open.length === 0) return ALL_HIT;
      const used = new Int32Array(3);
      let cost = 0;
      for (const { at, cheapest } of open) {
        const [first, second, third] = this.#allowedIn(at, allowed);
        if (((first & used[0]!) | (second & used[1]!) | (third & used[2]!)) !== 0) continue;
        cost += cheapest;
        if (cost > left) return PRUNED;
        used[0]! |= first;
        used[1]! |= second;
        used[2]! |= third;
      }
      const outside = allowed.some((word, index) => (word & ~used[index]!) !== 0);
      if (cost < left || !outside) return this.#busiest(open, allowed);
      for (let word = 0; word < 3; word++) allowed[word]! &= used[word]!;
    }
  }

  /** The sets not hit, fewest allowed orbits first; undefined when one has none of at most `left` givens. */
  #openSets(allowed: Int32Array, left: number): OpenSet[] | undefined {
    const chosen = new Int32Array(3);
    for (const orbit of this.#chosen) chosen[wordOf(orbit)]! |= bitOf(orbit);
    const open: OpenSet[] = [];
    for (let at = 0; at < this.#sets.length; at += 3) {
      const sets = this.#sets;
      if (((sets[at]! & chosen[0]!) | (sets[at + 1]! & chosen[1]!) | (sets[at + 2]! & chosen[2]!)) !== 0)
        continue;
      const words = this.#allowedIn(at, allowed);
      const cheapest = this.#cheapestIn(words);
      if (cheapest > left) return undefined;
      open.push({ at, cheapest, size: bitCount(words[0]) + bitCount(words[1]) + bitCount(words[2]) });
    }
    return open.sort((one, other) => one.size - other.size);
  }

  #allowedIn(at: number, allowed: Int32Array): readonly [number, number, number] {
    const sets = this.#sets;
    return [sets[at]! & allowed[0]!, sets[at + 1]! & allowed[1]!, sets[at + 2]! & allowed[2]!];
  }

  #cheapestIn(words: readonly number[]): number {
    let cheapest = Number.POSITIVE_INFINITY;
    for (const orbit of bitsOf(words)) cheapest = Math.min(cheapest, this.#request.orbits[orbit]!.length);
    return cheapest;
  }

  /** The orbit of the smallest open set that most open sets hold. */
  #busiest(open: readonly OpenSet[], allowed: Int32Array): number {
    let busiest = PRUNED;
    let most = -1;
    for (const orbit of bitsOf(this.#allowedIn(open[0]!.at, allowed))) {
      const bit = bitOf(orbit);
      const degree = open.filter(({ at }) => (this.#sets[at + wordOf(orbit)]! & bit) !== 0).length;
      if (degree <= most) continue;
      most = degree;
      busiest = orbit;
    }
    return busiest;
  }

  /** Tests the chosen orbits by the follower; true when it finds a new set, false when the puzzle has one solution. */
  #learn(): boolean {
    const cells = this.#chosen.flatMap((orbit) => this.#request.orbits[orbit]!);
    const words = new Int32Array(3);
    for (const cell of cells) words[wordOf(cell)]! |= bitOf(cell);
    this.#followerCalls++;
    if (!this.#follower.findSecond(words[0]!, words[1]!, words[2]!)) {
      this.found.push(cells.sort((one, other) => one - other));
      return false;
    }
    shrinkDifference(this.#follower, words.fill(0));
    const [first, second, third] = this.#follower.difference;
    this.#sets.push(...this.#inOrbits(first!, second!, third!));
    this.#learnt++;
    return true;
  }

  /** A set of cells as the orbits that meet it. */
  #inOrbits(first: number, second: number, third: number): Int32Array {
    const words = new Int32Array(3);
    for (const cell of bitsOf([first, second, third])) {
      const orbit = this.#orbitOfCell[cell]!;
      words[wordOf(orbit)]! |= bitOf(orbit);
    }
    return words;
  }
}

/** A set not hit: its position, how many orbits it allows, and the givens of the smallest. */
interface OpenSet {
  readonly at: number;
  readonly size: number;
  readonly cheapest: number;
}

const PRUNED = -1;
const ALL_HIT = -2;

function wordOf(item: number): number {
  return Math.floor(item / WORD_CELLS);
}

function bitOf(item: number): number {
  return 1 << (item % WORD_CELLS);
}

function bitsOf(words: readonly number[]): number[] {
  const bits: number[] = [];
  words.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1)
      bits.push(index * WORD_CELLS + 31 - Math.clz32(rest & -rest));
  });
  return bits;
}
