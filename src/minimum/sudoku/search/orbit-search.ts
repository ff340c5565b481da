/**
 * Is there a puzzle of a full grid with at most so many givens, for any board of at most 81 cells and givens that come in
 * orbits? A plain hitting set search: branch on an open unavoidable set with fewest live orbits, tried ones become
 * dead. Open sets without a common live orbit must each be paid for, which prunes; when they cost all that is
 * left, other orbits die. A choice that hits every known set is put to the follower, whose second solutions become sets.
 * Orbits cut across stacks, so the search over two stacks does not apply; this one is meant for small boards and
 * for symmetric givens. Source: steps 1, 3 and 6 of the search for the fewest clues in the project's notes on methods.
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
  /** Find every puzzle instead of one; right when there is none with fewer givens than `total`. */
  readonly every: boolean;
}

/** Searches one question. */
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

  /** Searches to the end, to the first find (unless every one is wanted) or to a limit, which it tells. */
  run(): LimitName | undefined {
    const { orbits, required, forbidden, total } = this.#request;
    const chosen = new Set(required.map((cell) => this.#orbitOfCell[cell]!));
    const closed = new Set(forbidden.map((cell) => this.#orbitOfCell[cell]!));
    const live = new Int32Array(3);
    let left = total;
    orbits.forEach((cells, orbit) => {
      if (chosen.has(orbit)) left -= cells.length;
      else if (!closed.has(orbit)) live[wordOf(orbit)]! |= bitOf(orbit);
    });
    this.#chosen.push(...chosen);
    const isPossible = left >= 0 && ![...chosen].some((orbit) => closed.has(orbit));
    if (isPossible) this.#explore(live, left);
    return this.#limit;
  }

  /** Looks at all choices that extend the chosen orbits by live ones that cost at most `left`; true ends the search. */
  #explore(entry: Int32Array, left: number): boolean {
    if (this.#isSpent()) return true;
    const live = Int32Array.from(entry);
    for (const orbit of bitsOf([...entry])) {
      if (this.#request.orbits[orbit]!.length > left) live[wordOf(orbit)]! &= ~bitOf(orbit);
    }
    for (;;) {
      const branch = this.#narrow(live, left);
      if (branch === PRUNED) return false;
      if (branch === ALL_HIT) {
        if (this.#ask()) continue;
        return !this.#request.every;
      }
      live[wordOf(branch)]! &= ~bitOf(branch);
      this.#chosen.push(branch);
      if (this.#explore(live, left - this.#request.orbits[branch]!.length)) return true;
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

  /** Kills orbits that cannot be paid; returns the orbit to branch on, or that there is none or no way on. */
  #narrow(live: Int32Array, left: number): number {
    for (;;) {
      const open = this.#openSets(live, left);
      if (open === undefined) return PRUNED;
      if (open.length === 0) return ALL_HIT;
      const used = new Int32Array(3);
      let cost = 0;
      for (const { at, cheapest } of open) {
        const [first, second, third] = this.#liveIn(at, live);
        if (((first & used[0]!) | (second & used[1]!) | (third & used[2]!)) !== 0) continue;
        cost += cheapest;
        if (cost > left) return PRUNED;
        used[0]! |= first;
        used[1]! |= second;
        used[2]! |= third;
      }
      const outside = live.some((word, index) => (word & ~used[index]!) !== 0);
      if (cost < left || !outside) return this.#busiest(open, live);
      for (let word = 0; word < 3; word++) live[word]! &= used[word]!;
    }
  }

  /** The sets not hit, fewest live orbits first; undefined when one has none that can be paid. */
  #openSets(live: Int32Array, left: number): OpenSet[] | undefined {
    const chosen = new Int32Array(3);
    for (const orbit of this.#chosen) chosen[wordOf(orbit)]! |= bitOf(orbit);
    const open: OpenSet[] = [];
    for (let at = 0; at < this.#sets.length; at += 3) {
      const sets = this.#sets;
      if (((sets[at]! & chosen[0]!) | (sets[at + 1]! & chosen[1]!) | (sets[at + 2]! & chosen[2]!)) !== 0)
        continue;
      const words = this.#liveIn(at, live);
      const cheapest = this.#cheapestIn(words);
      if (cheapest > left) return undefined;
      open.push({ at, cheapest, size: bitCount(words[0]) + bitCount(words[1]) + bitCount(words[2]) });
    }
    return open.sort((one, other) => one.size - other.size);
  }

  #liveIn(at: number, live: Int32Array): readonly [number, number, number] {
    const sets = this.#sets;
    return [sets[at]! & live[0]!, sets[at + 1]! & live[1]!, sets[at + 2]! & live[2]!];
  }

  #cheapestIn(words: readonly number[]): number {
    let cheapest = Number.POSITIVE_INFINITY;
    for (const orbit of bitsOf(words)) cheapest = Math.min(cheapest, this.#request.orbits[orbit]!.length);
    return cheapest;
  }

  /** The orbit of the smallest open set that most open sets hold. */
  #busiest(open: readonly OpenSet[], live: Int32Array): number {
    let busiest = PRUNED;
    let most = -1;
    for (const orbit of bitsOf(this.#liveIn(open[0]!.at, live))) {
      const bit = bitOf(orbit);
      const degree = open.filter(({ at }) => (this.#sets[at + wordOf(orbit)]! & bit) !== 0).length;
      if (degree <= most) continue;
      most = degree;
      busiest = orbit;
    }
    return busiest;
  }

  /** Puts the chosen orbits to the follower; true when it taught a new set, false when the puzzle has one solution. */
  #ask(): boolean {
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

/** A set not hit: where it stands, its live orbits, and what the cheapest costs. */
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
