/**
 * Is there a puzzle of a full grid within given shares: at most a number of givens in all and in two of the
 * three stacks together? First the two stacks: branch on a smallest set not yet hit, the cell that most open
 * sets hold first; a cell that was tried is excluded. More disjoint sets than givens left prune the node; as
 * many exclude all other cells. Sets that reach into the third stack and that no allowed cell of the two can
 * hit any more must be hit there. When no set of the two stacks is open, the third is searched, and a choice
 * that hits every known set is tested by the follower, whose second solutions become new sets. Every cut is a
 * true unavoidable set, so the answer does not depend on which sets were known. See docs/methods.md, "The
 * fewest givens of a Sudoku", steps 2 to 6.
 */

import type { Budget, LimitName } from '../../../core/index.js';
import { bitCount } from '../../../core/index.js';
import { Bank } from './bank.js';
import { WORD_CELLS } from './board.js';
import { Branching, NO_CELL } from './branching.js';
import { Follower } from './follower.js';
import { shrinkDifference } from './learn.js';
import type { OpenSets } from './open-sets.js';
import { Packing } from './packing.js';
import type { Shares } from './pass-plan.js';
import { Reaching } from './reaching.js';
import { PAIR_ROOM, THIRD_ROOM } from './stack-rules.js';
import type { SearchStatistics } from './task-answer.js';
import { LEAVE, NEXT, STOP, type ThirdOutcome, ThirdSearch, type ThirdVerdict } from './third-search.js';

/** Nodes between two polls of `abort`. */
const ABORT_EVERY = 4096;

/** Cells as three words, one for each stack. */
export type Words = readonly [first: number, second: number, third: number];

/** The start of a search: the cells chosen in the two stacks, in order, and the allowed ones of all three. */
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
  /**
   * Find every puzzle with exactly `shares.total` givens instead of one; complete when there is none with
   * fewer.
   */
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
  readonly #reaching: Reaching;
  readonly #third: ThirdSearch;
  readonly #branching: Branching;
  readonly #chosen: Int32Array;
  readonly #unwanted = new Int32Array(3);
  /** The node at which the third stack is being searched. */
  #depth = 0;
  #allowedFirst = 0;
  #allowedSecond = 0;
  /** The cells that are left to try where the search with one cell left gave up, or that a packing leaves. */
  #leftFirst = 0;
  #leftSecond = 0;
  /** The set to branch on; empty: the sets of the two stacks are all hit. */
  #smallestFirst = 0;
  #smallestSecond = 0;
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
    this.#branching = new Branching(this.#outer);
    this.#chosen = new Int32Array(shares.pair + 1);
    this.#chosen.set(start.chosen);
    this.#allowedThird = start.allowed[2];
    this.#reaching = new Reaching(this.#allowedThird);
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
    for (let depth = 1; depth < chosen.length; depth++) {
      this.#list(this.#inner, depth);
      this.#list(this.#outer, depth);
    }
    this.#explore(chosen.length, allowed[0], allowed[1], first - inFirst, second - (chosen.length - inFirst));
    return this.#limit;
  }

  /**
   * Reports the nodes at which `depth` cells are chosen, or nothing is left to branch on, instead of
   * searching below them.
   */
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
    const left = Math.min(this.#request.shares.pair - depth, roomFirst + roomSecond);
    let allowedFirst = Math.min(left, roomFirst) > 0 ? entryFirst : 0;
    let allowedSecond = Math.min(left, roomSecond) > 0 ? entrySecond : 0;
    if (depth > 0 && this.#onPrefix === undefined) {
      const outcome = this.#exploreNearEnd(depth, allowedFirst, allowedSecond, left);
      if (outcome !== 'left') return outcome === 'stopped';
      allowedFirst = this.#leftFirst;
      allowedSecond = this.#leftSecond;
    }
    const inner = this.#list(this.#inner, depth);
    if (left <= 0 && depth > 0 && inner.count > 0) return false;
    let outer: OpenSets | undefined;
    while (this.#packInner(inner, allowedFirst, allowedSecond, left)) {
      allowedFirst = this.#leftFirst;
      allowedSecond = this.#leftSecond;
      outer ??= this.#list(this.#outer, depth);
      if (!this.#packOuter(outer, depth, allowedFirst, allowedSecond)) return false;
      const [smallestFirst, smallestSecond] = [this.#smallestFirst, this.#smallestSecond];
      const isPairDone = (smallestFirst | smallestSecond) === 0;
      if (isPairDone || depth >= this.#splitDepth) {
        const outcome = this.#finish(outer, depth, allowedFirst, allowedSecond);
        if (outcome !== 'left') return outcome === 'stopped';
        if (left <= 0) return false;
        continue;
      }
      const cell = this.#branching.best(inner, smallestFirst, smallestSecond);
      this.#chosen[depth] = cell;
      const [cellFirst, cellSecond] = [inFirstStack(cell), inSecondStack(cell)];
      allowedFirst &= ~cellFirst;
      allowedSecond &= ~cellSecond;
      const [nextFirst, nextSecond] =
        cellFirst === 0 ? [roomFirst, roomSecond - 1] : [roomFirst - 1, roomSecond];
      if (this.#explore(depth + 1, allowedFirst, allowedSecond, nextFirst, nextSecond)) return true;
    }
    return false;
  }

  /**
   * With one or two cells left what needs no lists of the open sets; `left`: {@link #leftFirst} and the
   * second are to be searched.
   */
  #exploreNearEnd(depth: number, allowedFirst: number, allowedSecond: number, left: number): ThirdOutcome {
    if (left === 1) return this.#exploreLast(depth, allowedFirst, allowedSecond);
    if (left === 2 && !this.#canHitWithTwo(depth, allowedFirst, allowedSecond)) return 'refuted';
    this.#leftFirst = allowedFirst;
    this.#leftSecond = allowedSecond;
    return 'left';
  }

  /**
   * Packs the open sets of the two stacks; false when they need more cells than are left. Where they need all
   * of these, only their own cells stay allowed, in {@link #leftFirst} and the second.
   */
  #packInner(inner: OpenSets, entryFirst: number, entrySecond: number, left: number): boolean {
    const packing = this.#packing;
    let allowedFirst = entryFirst;
    let allowedSecond = entrySecond;
    while (packing.pack(inner, allowedFirst, allowedSecond, left)) {
      this.#leftFirst = allowedFirst;
      this.#leftSecond = allowedSecond;
      const { packed, usedFirst, usedSecond } = packing;
      if (packed !== left || packed <= 0) return true;
      allowedFirst &= usedFirst;
      allowedSecond &= usedSecond;
      if (allowedFirst === this.#leftFirst && allowedSecond === this.#leftSecond) return true;
    }
    return false;
  }

  /**
   * Packs the sets that reach the third stack; false when they need too many cells there. Keeps the smallest
   * set to branch on.
   */
  #packOuter(outer: OpenSets, depth: number, allowedFirst: number, allowedSecond: number): boolean {
    const { packed, smallestFirst, smallestSecond } = this.#packing;
    const reaching = this.#reaching;
    if (!reaching.pack(outer, allowedFirst, allowedSecond, this.#thirdRoom(depth + packed))) return false;
    if (packed === 0) reaching.findSmallest(outer, allowedFirst, allowedSecond);
    this.#smallestFirst = packed === 0 ? reaching.smallestFirst : smallestFirst;
    this.#smallestSecond = packed === 0 ? reaching.smallestSecond : smallestSecond;
    return true;
  }

  /**
   * Searches the third stack when nothing is left to branch on, or reports the prefix when only prefixes are
   * wanted.
   */
  #finish(outer: OpenSets, depth: number, allowedFirst: number, allowedSecond: number): ThirdOutcome {
    if (this.#onPrefix !== undefined) {
      this.#onPrefix(this.#prefix(depth, allowedFirst, allowedSecond));
      return 'refuted';
    }
    this.#third.start(outer, allowedFirst, allowedSecond);
    return this.#searchThird(depth, allowedFirst, allowedSecond);
  }

  /**
   * Searches with one cell left, which must hit every open set of the two stacks. `left`: a set was learnt,
   * or no set depends on the cells that were not tried; they are to be searched again.
   */
  #exploreLast(depth: number, entryFirst: number, entrySecond: number): ThirdOutcome {
    const chosen = this.#chosen[depth - 1]!;
    const [chosenFirst, chosenSecond] = [inFirstStack(chosen), inSecondStack(chosen)];
    const above = this.#inner.open[depth - 1]!;
    const isOpen = above.intersectWithout(chosenFirst, chosenSecond, entryFirst, entrySecond);
    let allowedFirst = above.commonFirst;
    let allowedSecond = above.commonSecond;
    if (isOpen && (allowedFirst | allowedSecond) === 0) return 'refuted';
    const reaching = this.#reaching;
    const room = this.#thirdRoom(isOpen ? depth + 1 : depth);
    const outerAbove = this.#outer.open[depth - 1]!;
    // Most nodes end here, before their sets are listed.
    if (!reaching.pack(outerAbove, chosenFirst | allowedFirst, chosenSecond | allowedSecond, room))
      return 'refuted';
    const outer = this.#list(this.#outer, depth);
    const learnt = this.#learnt;
    while (learnt === this.#learnt) {
      if (!reaching.pack(outer, allowedFirst, allowedSecond, room)) return 'refuted';
      let cell = NO_CELL;
      if (isOpen) {
        cell = this.#branching.bestOfAlike(allowedFirst, allowedSecond);
        if (cell === NO_CELL) return 'refuted';
      } else {
        reaching.findSmallest(outer, allowedFirst, allowedSecond);
        cell = this.#branching.bestOfAlike(reaching.smallestFirst, reaching.smallestSecond);
        if (cell === NO_CELL) break;
      }
      const [cellFirst, cellSecond] = [inFirstStack(cell), inSecondStack(cell)];
      allowedFirst &= ~cellFirst;
      allowedSecond &= ~cellSecond;
      if (this.#isSpent()) return 'stopped';
      if (!reaching.fitsBeside(outer, cellFirst, cellSecond, this.#thirdRoom(depth + 1))) continue;
      this.#chosen[depth] = cell;
      this.#third.start(outer, cellFirst, cellSecond);
      if (this.#searchThird(depth + 1, 0, 0) === 'stopped') return 'stopped';
    }
    this.#leftFirst = allowedFirst;
    this.#leftSecond = allowedSecond;
    return 'left';
  }

  #isSpent(): boolean {
    const { nodes = Number.POSITIVE_INFINITY, abort } = this.#budget;
    if (this.#nodes + this.#third.nodes >= nodes) this.#limit = 'nodes';
    else if (this.#nodes % ABORT_EVERY === 0 && abort?.() === true) this.#limit = 'abort';
    this.#nodes++;
    return this.#limit !== undefined;
  }

  /** The open sets of a bank at a depth, from those above. */
  #list(bank: Bank, depth: number): OpenSets {
    if (depth === 0) return bank.open[0]!;
    const cell = this.#chosen[depth - 1]!;
    return bank.descend(depth, inFirstStack(cell), inSecondStack(cell));
  }

  /**
   * True if two allowed cells can hit the sets of the two stacks that are open at a depth, before they are
   * listed.
   */
  #canHitWithTwo(depth: number, allowedFirst: number, allowedSecond: number): boolean {
    const cell = this.#chosen[depth - 1]!;
    const above = this.#inner.open[depth - 1]!;
    return above.canHitWithTwo(inFirstStack(cell), inSecondStack(cell), allowedFirst, allowedSecond);
  }

  #prefix(depth: number, allowedFirst: number, allowedSecond: number): Prefix {
    return {
      chosen: [...this.#chosen.subarray(0, depth)],
      allowed: [allowedFirst, allowedSecond, this.#allowedThird],
    };
  }

  /** The number of cells of the third stack may still be chosen when the two others hold `inPair`. */
  #thirdRoom(inPair: number): number {
    const { shares, givenThird } = this.#request;
    return Math.min(shares.third, shares.total - inPair) - bitCount(givenThird);
  }

  /**
   * Searches the third stack, which was started, beside the cells chosen down to a depth and allowed there.
   */
  #searchThird(depth: number, allowedFirst: number, allowedSecond: number): ThirdOutcome {
    this.#depth = depth;
    this.#allowedFirst = allowedFirst;
    this.#allowedSecond = allowedSecond;
    return this.#third.run(this.#thirdRoom(depth), this.#allowedThird, this.#request.givenThird);
  }

  /** Tests a choice that hits every known set by the follower, and learns from its answer. */
  #decide(chosenThird: number): ThirdVerdict {
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
    bank.learn(inFirst!, inSecond!, inThird!);
    if (inThird === 0 || ((inFirst! & this.#allowedFirst) | (inSecond! & this.#allowedSecond)) !== 0)
      return LEAVE;
    return inThird!;
  }

  #keep(givens: Words): ThirdVerdict {
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

/** A cell as a bit of the first stack's word, none when it is in the second; and the other way round. */
function inFirstStack(cell: number): number {
  return cell < WORD_CELLS ? 1 << cell : 0;
}

function inSecondStack(cell: number): number {
  return cell < WORD_CELLS ? 0 : 1 << (cell - WORD_CELLS);
}
