/**
 * Searches feasible choices by branching: take a violated cut with few open items and choose its first item;
 * or forbid that item and choose the second; and so on. The branches exclude each other, so every choice is
 * met once. The follower is called only when all known cuts are satisfied, and the cuts that it returns are
 * added at once. Violated cuts without a common item each add the cost of an item, which bounds a branch from
 * below; items whose cost exceeds what the bound leaves are pruned. Used to prove the cheapest choice, to
 * list every cheapest one, and for the symmetric givens of a Sudoku. See docs/methods.md, "Leader and
 * follower".
 */
import type { LimitName } from '../../core/index.js';
import { type Choice, type Cut, costOf, itemOf } from './cut.js';
import { CHOSEN, CutStates, FORBIDDEN, OPEN } from './cut-states.js';
import type { Follower } from './follower.js';

/** Work is counted in nodes: a call of the follower counts as 30, and each 500 cuts add 1 to every node. */
const FOLLOWER_NODES = 30;
const CUTS_A_NODE = 500;

export interface HittingSetRequest {
  /** The cost of each item: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start; every feasible choice must satisfy them. */
  readonly cuts: readonly Cut[];
  /** The state of each item at the start; only open items are decided. By default all are open. */
  readonly states?: Uint8Array;
  /** Only choices that cost less are searched. */
  readonly below: number;
  /**
   * Receives each feasible choice that the search meets, and its cost. Returns the cost that further choices
   * must stay below: the same to list every choice, the cost found to search cheaper ones, 0 to end the
   * search.
   */
  readonly onFeasible: (choice: Choice, cost: number) => number;
  /** Limit on nodes; by default none. */
  readonly nodes?: number | undefined;
  readonly abort?: (() => boolean) | undefined;
}

/** `limit` is absent when the search is complete. `cuts` are those that the follower returned. */
export interface HittingSetAnswer {
  readonly limit?: LimitName;
  readonly nodes: number;
  /** Calls of the follower. */
  readonly calls: number;
  readonly cuts: readonly Cut[];
}

/** Searches all feasible choices within the request, or until its limit. */
export function searchHittingSets(request: HittingSetRequest): HittingSetAnswer {
  return new Search(request).run();
}

class Search {
  readonly #request: HittingSetRequest;
  readonly #found: Cut[] = [];
  /** The cuts that some choice of this search may violate. */
  readonly #cuts: CutStates;
  /**
   * By item: how much choosing it lowers the bound of a node, and the stamp of the node for which that holds.
   */
  readonly #relief: Float64Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
  #below: number;
  #nodes = 0;
  #calls = 0;
  #limit: LimitName | undefined;

  constructor(request: HittingSetRequest) {
    const { weights, cuts, below, states = new Uint8Array(weights.length) } = request;
    this.#request = request;
    this.#below = below;
    this.#cuts = new CutStates(states);
    for (const cut of cuts) if (!isSatisfied(cut, states)) this.#cuts.add(cut);
    this.#relief = new Float64Array(weights.length);
    this.#stamps = new Uint32Array(weights.length);
  }

  run(): HittingSetAnswer {
    this.#explore(costOf(this.#cuts.choice(), this.#request.weights));
    return {
      ...(this.#limit === undefined ? {} : { limit: this.#limit }),
      nodes: this.#nodes,
      calls: this.#calls,
      cuts: this.#found,
    };
  }

  /** Searches all choices that agree with the states and cost less than the limit of cost. */
  #explore(cost: number): void {
    if (cost >= this.#below || this.#isSpent()) return;
    const violated = this.#findViolated(cost);
    if (violated === undefined) return;
    const slack = this.#slack(violated, cost);
    const branch = this.#narrowest(violated, slack);
    if (branch === undefined) return;
    for (const item of branch) {
      this.#cuts.set(item, CHOSEN);
      this.#explore(cost + this.#request.weights[item]!);
      this.#cuts.set(item, FORBIDDEN);
      if (this.#limit !== undefined) break;
    }
    for (const item of branch) this.#cuts.set(item, OPEN);
  }

  #isSpent(): boolean {
    const { nodes = Infinity, abort } = this.#request;
    if (this.#limit !== undefined) return true;
    if (this.#nodes >= nodes) this.#limit = 'nodes';
    else if (abort?.() === true) this.#limit = 'abort';
    this.#nodes += 1 + Math.floor(this.#cuts.cutCount / CUTS_A_NODE);
    return this.#limit !== undefined;
  }

  /** The violated cuts; calls the follower while there are none. Undefined when the node is finished. */
  #findViolated(cost: number): readonly number[] | undefined {
    for (;;) {
      const violated = this.#cuts.violated();
      const [narrowest] = violated;
      if (narrowest !== undefined) return this.#cuts.openCount(narrowest) === 0 ? undefined : violated;
      const choice = this.#cuts.choice();
      this.#nodes += FOLLOWER_NODES;
      this.#calls++;
      const answer = this.#request.follower(choice);
      if (answer.status === 'broken') {
        for (const cut of answer.cuts) this.#cuts.add(cut);
        this.#found.push(...answer.cuts);
        continue;
      }
      if (answer.status === 'undecided') this.#limit = answer.limit;
      else this.#below = this.#request.onFeasible(choice, cost);
      return undefined;
    }
  }

  /**
   * The slack between the bound from disjoint violated cuts and the limit of cost. Stores for every item of
   * those cuts by how much choosing it lowers the bound.
   */
  #slack(violated: readonly number[], cost: number): number {
    this.#stamp++;
    let bound = cost;
    for (const cut of violated) {
      const cheapest = this.#disjointPrice(cut);
      if (cheapest === undefined) continue;
      bound += cheapest;
      for (const literal of this.#cuts.literals(cut)) {
        if (!this.#cuts.isOpen(literal)) continue;
        this.#stamps[literal] = this.#stamp;
        this.#relief[literal] = cheapest;
      }
    }
    return this.#below - bound;
  }

  /**
   * The cost of a cut's cheapest open item; undefined when the cut shares an item with those in the bound.
   */
  #disjointPrice(cut: number): number | undefined {
    let cheapest = Infinity;
    for (const literal of this.#cuts.literals(cut)) {
      if (!this.#cuts.isOpen(literal)) continue;
      if (this.#stamps[literal] === this.#stamp) return undefined;
      cheapest = Math.min(cheapest, this.#request.weights[literal]!);
    }
    return cheapest;
  }

  /** The affordable items of the cut that has fewest; undefined when no cheaper choice is left. */
  #narrowest(violated: readonly number[], slack: number): readonly number[] | undefined {
    if (slack <= 0) return undefined;
    let narrowest = -1;
    let fewest = Infinity;
    for (const cut of violated) {
      let affordable = 0;
      for (const literal of this.#cuts.literals(cut)) {
        if (!this.#isAffordable(literal, slack)) continue;
        if (++affordable >= fewest) break;
      }
      if (affordable === 0) return undefined;
      if (affordable >= fewest) continue;
      fewest = affordable;
      narrowest = cut;
    }
    return this.#cuts.literals(narrowest).filter((literal) => this.#isAffordable(literal, slack));
  }

  #isAffordable(literal: number, slack: number): boolean {
    if (!this.#cuts.isOpen(literal)) return false;
    const relief = this.#stamps[literal] === this.#stamp ? this.#relief[literal]! : 0;
    return this.#request.weights[literal]! - relief < slack;
  }
}

/** True if an item that is decided from the start satisfies a cut throughout the search. */
function isSatisfied(cut: Cut, states: Uint8Array): boolean {
  return cut.some((literal) => states[itemOf(literal)] === (literal < 0 ? FORBIDDEN : CHOSEN));
}
