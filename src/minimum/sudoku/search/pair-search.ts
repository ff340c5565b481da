/**
 * Is there a puzzle of a full grid within given shares: at most a number of givens in all and in two of the three stacks
 * together? First the two stacks: branch on a smallest set not yet hit, the cell that most open sets hold first; a cell that was
 * tried is excluded. More disjoint sets than givens left prune the node; as many exclude all other cells. Sets that reach
 * into the third stack and that no allowed cell of the two can hit any more must be hit there. When no set of the two stacks
 * is open, the third is searched, and a choice that hits every known set is tested by the follower, whose second
 * solutions become new sets. Every cut is a true unavoidable set, so the answer does not depend on which
 * sets were known. See docs/methods.md, "The fewest givens of a Sudoku", steps 2 to 6.
 */
import type { Budget, LimitName } from '../../../core/budget.js';
import { Bank } from './bank.js';
import { bitCount, WORD_CELLS } from './board.js';
import { Follower } from './follower.js';
import { shrinkDifference } from './learn.js';
import { fitsThird, Packing } from './packing.js';
import type { Shares } from './pass-plan.js';
import type { SearchStatistics } from './task-answer.js';
import { LEAVE, NEXT, STOP, ThirdSearch, type Verdict } from './third-search.js';

/** Places for learnt sets within the two stacks, and for those that reach into the third. */
const PAIR_ROOM = 256;
const THIRD_ROOM = 640;
/** Nodes between two polls of `abort`. */
const ABORT_EVERY = 4096;

/** Cells as three words, one for each stack. */
export type Words = readonly [first: number, second: number, third: number];

/** Where a search starts: the cells chosen in the two stacks, in order, and the allowed ones of all three. */
export interface Prefix {
  readonly chosen: readonly number[];
  readonly allowed: Words;
}

export interface PairRequest {
  /** The full grid, with the three stacks as the words of its cells. */
  readonly numbers: readonly number[];
  /** Unavoidable sets, three words each. */
  readonly sets: readonly number[];
  readonly shares: Shares;
  readonly start: Prefix;
  /** Cells chosen in the third stack from the start. */
  readonly givenThird: number;
  /** Find every puzzle with exactly `shares.total` givens instead of one; complete when there is none with fewer. */
  readonly every: boolean;
}

export class PairSearch {
  /** Puzzles found, their givens as words. */
  readonly found: Words[] = [];
  readonly #request: PairRequest;
  readonly #budget: Budget;
  readonly #follower: Follower;
  /** Sets within the two stacks, and those that reach into the third. */
  readonly #inner: Bank;
  readonly #outer: Bank;
  readonly #packing = new Packing();
  readonly #third: ThirdSearch;
  readonly #degrees: Int32Array;
  readonly #chosen: Int32Array;
  readonly #unwanted = new Int32Array(3);
  /** Where the third stack is being searched. */
  #depth = 0;
  #allowedFirst = 0;
  #allowedSecond = 0;
  readonly #allowedThird: number;
  #learnt = 0;
  #followerCalls = 0;
  #nodes = 0;
  #limit: LimitName | undefined;
  #onPrefix: ((prefix: Prefix) => void) | undefined;
  #splitDepth = Number.POSITIVE_INFINITY;

  constructor(request: PairRequest, budget: Budget) {
    const { numbers, sets, shares, start } = request;
    this.#request = request;
    this.#budget = budget;
    this.#follower = new Follower(Int32Array.from(numbers));
    const inner: number[] = [];
    const outer: number[] = [];
    for (let at = 0; at < sets.length; at += 3) {
      if ((sets[at + 2]! & request.givenThird) !== 0) continue;
      (sets[at + 2] === 0 ? inner : outer).push(sets[at]!, sets[at + 1]!, sets[at + 2]!);
    }
    this.#inner = new Bank(inner, PAIR_ROOM, shares.pair + 1);
    this.#outer = new Bank(outer, THIRD_ROOM, shares.pair + 1);
    this.#degrees = this.#outer.degrees();
    this.#chosen = new Int32Array(shares.pair + 1);
    this.#chosen.set(start.chosen);
    this.#allowedThird = start.allowed[2];
    this.#third = new ThirdSearch((chosen) => this.#decide(chosen));
  }

  get statistics(): SearchStatistics {
    return {
      nodes: this.#nodes + this.#third.nodes,
      followerCalls: this.#followerCalls,
      learnt: this.#learnt,
    };
  }

  /** Searches to the end, to the first find (unless every one is wanted) or to a limit, which it returns. */
  run(): LimitName | undefined {
    const { chosen, allowed } = this.#request.start;
    const { first, second } = this.#request.shares;
    const inFirst = chosen.filter((cell) => cell < WORD_CELLS).length;
    for (let depth = 1; depth < chosen.length; depth++) this.#descend(depth);
    this.#explore(chosen.length, allowed[0], allowed[1], first - inFirst, second - (chosen.length - inFirst));
    return this.#limit;
  }

  /** Reports the nodes at which `depth` cells are chosen, or nothing is left to branch on, instead of searching below them. */
  split(depth: number, onPrefix: (prefix: Prefix) => void): void {
    this.#splitDepth = depth;
    this.#onPrefix = onPrefix;
    this.run();
  }

  /** Searches all choices that extend the chosen cells by allowed ones; true ends the search. */
  #explore(
    depth: number,
    entryFirst: number,
    entrySecond: number,
    roomFirst: number,
    roomSecond: number,
  ): boolean {
    if (this.#isSpent()) return true;
    const packing = this.#packing;
    const left = Math.min(this.#request.shares.pair - depth, roomFirst + roomSecond);
    let allowedFirst = left > 0 && roomFirst > 0 ? entryFirst : 0;
    let allowedSecond = left > 0 && roomSecond > 0 ? entrySecond : 0;
    if (depth > 0 && this.#inner.descend(depth, this.#chosen[depth - 1]!)) {
      if (left <= 0) return false;
      if (left === 1) {
        packing.intersect(this.#inner, depth, allowedFirst, allowedSecond);
        allowedFirst = packing.usedFirst;
        allowedSecond = packing.usedSecond;
        if ((allowedFirst | allowedSecond) === 0) return false;
      }
    }
    if (depth > 0) this.#outer.descend(depth, this.#chosen[depth - 1]!);
    for (;;) {
      if (!packing.pack(this.#inner, depth, allowedFirst, allowedSecond, left)) return false;
      const { packed, usedFirst, usedSecond } = packing;
      if (
        packed === left &&
        packed > 0 &&
        ((allowedFirst & ~usedFirst) | (allowedSecond & ~usedSecond)) !== 0
      ) {
        allowedFirst &= usedFirst;
        allowedSecond &= usedSecond;
        continue;
      }
      const room = this.#thirdRoom(depth + packed);
      if (!fitsThird(this.#outer, depth, allowedFirst, allowedSecond, this.#allowedThird, room)) return false;
      const isPairDone =
        packed === 0 && !packing.findReaching(this.#outer, depth, allowedFirst, allowedSecond);
      if (this.#onPrefix !== undefined && (isPairDone || depth >= this.#splitDepth)) {
        this.#onPrefix(this.#prefix(depth, allowedFirst, allowedSecond));
        return false;
      }
      if (isPairDone) {
        const outcome = this.#searchThird(depth, allowedFirst, allowedSecond);
        if (outcome === 'stopped') return true;
        if (outcome === 'refuted' || left <= 0) return false;
        continue;
      }
      const cell = this.#pickCell(depth);
      this.#chosen[depth] = cell;
      if (cell < WORD_CELLS) {
        allowedFirst &= ~(1 << cell);
        if (this.#explore(depth + 1, allowedFirst, allowedSecond, roomFirst - 1, roomSecond)) return true;
      } else {
        allowedSecond &= ~(1 << (cell - WORD_CELLS));
        if (this.#explore(depth + 1, allowedFirst, allowedSecond, roomFirst, roomSecond - 1)) return true;
      }
    }
  }

  #isSpent(): boolean {
    const { nodes = Number.POSITIVE_INFINITY, abort } = this.#budget;
    if (this.#nodes + this.#third.nodes >= nodes) this.#limit = 'nodes';
    else if (this.#nodes % ABORT_EVERY === 0 && abort?.() === true) this.#limit = 'abort';
    this.#nodes++;
    return this.#limit !== undefined;
  }

  #descend(depth: number): void {
    this.#inner.descend(depth, this.#chosen[depth - 1]!);
    this.#outer.descend(depth, this.#chosen[depth - 1]!);
  }

  #prefix(depth: number, allowedFirst: number, allowedSecond: number): Prefix {
    return {
      chosen: [...this.#chosen.subarray(0, depth)],
      allowed: [allowedFirst, allowedSecond, this.#allowedThird],
    };
  }

  /** How many cells of the third stack may still be chosen when the two others hold `inPair`. */
  #thirdRoom(inPair: number): number {
    const { shares, givenThird } = this.#request;
    return Math.min(shares.third, shares.total - inPair) - bitCount(givenThird);
  }

  /** The cell of the smallest set that most open sets of the two stacks hold; the sets of the third break ties. */
  #pickCell(depth: number): number {
    const { smallestFirst, smallestSecond } = this.#packing;
    let best = -1;
    let most = -1;
    for (let rest = smallestFirst; rest !== 0; rest &= rest - 1) {
      const cell = 31 - Math.clz32(rest & -rest);
      const degree = this.#degreeOf(depth, cell);
      if (degree <= most) continue;
      most = degree;
      best = cell;
    }
    for (let rest = smallestSecond; rest !== 0; rest &= rest - 1) {
      const cell = WORD_CELLS + 31 - Math.clz32(rest & -rest);
      const degree = this.#degreeOf(depth, cell);
      if (degree <= most) continue;
      most = degree;
      best = cell;
    }
    return best;
  }

  #degreeOf(depth: number, cell: number): number {
    const { words, open, hits } = this.#inner;
    const from = depth * words;
    const of = cell * words;
    let degree = 0;
    for (let word = 0; word < words; word++) degree += bitCount(open[from + word]! & hits[of + word]!);
    return (degree << 12) + this.#degrees[cell]!;
  }

  #searchThird(depth: number, allowedFirst: number, allowedSecond: number): 'refuted' | 'stopped' | 'left' {
    const { words, open, first, second, third } = this.#outer;
    const base = depth * words;
    this.#third.clear();
    for (let word = 0; word < words; word++) {
      for (let rest = open[base + word]!; rest !== 0; rest &= rest - 1) {
        const set = (word << 5) + 31 - Math.clz32(rest & -rest);
        if (((first[set]! & allowedFirst) | (second[set]! & allowedSecond)) !== 0) continue;
        this.#third.add(third[set]!);
      }
    }
    this.#depth = depth;
    this.#allowedFirst = allowedFirst;
    this.#allowedSecond = allowedSecond;
    return this.#third.run(this.#thirdRoom(depth), this.#allowedThird, this.#request.givenThird);
  }

  /** Tests a choice that hits every known set by the follower, and learns from its answer. */
  #decide(chosenThird: number): Verdict {
    const first = this.#chosenIn(0);
    const second = this.#chosenIn(1);
    this.#followerCalls++;
    if (!this.#follower.findSecond(first, second, chosenThird))
      return this.#keep([first, second, chosenThird]);
    this.#unwanted[0] = this.#allowedFirst;
    this.#unwanted[1] = this.#allowedSecond;
    this.#unwanted[2] = this.#allowedThird;
    shrinkDifference(this.#follower, this.#unwanted);
    this.#learnt++;
    const [inFirst, inSecond, inThird] = this.#follower.difference;
    const bank = inThird === 0 ? this.#inner : this.#outer;
    bank.learn(inFirst!, inSecond!, inThird!, this.#chosen, this.#depth);
    if (inThird === 0 || ((inFirst! & this.#allowedFirst) | (inSecond! & this.#allowedSecond)) !== 0)
      return LEAVE;
    return inThird!;
  }

  #keep(givens: Words): Verdict {
    this.found.push(givens);
    return this.#request.every ? NEXT : STOP;
  }

  #chosenIn(stack: number): number {
    let mask = 0;
    for (let depth = 0; depth < this.#depth; depth++) {
      const bit = this.#chosen[depth]! - stack * WORD_CELLS;
      if (bit >= 0 && bit < WORD_CELLS) mask |= 1 << bit;
    }
    return mask;
  }
}
