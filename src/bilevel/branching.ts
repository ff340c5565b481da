/**
 * The cheapest feasible choice, by branching instead of integer programming: take a violated cut with few open
 * items and choose its first item; or forbid that item and choose the second; and so on. The follower is called only
 * when all known cuts are satisfied, and the cuts that it returns are added at once. Violated cuts without a common
 * item each add the cost of an item, which bounds a branch from below; items whose cost exceeds what the bound leaves
 * are pruned. With few items this proves an optimum in a fraction of the time of an integer program; with more it
 * stops at its node limit. See docs/methods.md, "Leader and follower".
 */
import type { LimitName } from '../core/budget.js';
import { type Choice, type Cut, costOf, itemOf } from './cut.js';
import { CHOSEN, CutStates, FORBIDDEN, OPEN } from './cut-states.js';
import type { Follower } from './follower.js';

/** Work is counted in nodes: a call of the follower counts as 30, and each 500 cuts add 1 to every node. */
const FOLLOWER_NODES = 30;
const CUTS_A_NODE = 500;

export interface BranchingRequest {
  /** The cost of each item: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start; every feasible choice must satisfy them. */
  readonly cuts: readonly Cut[];
  /** A choice that is known to be feasible; only cheaper ones are searched for. */
  readonly incumbent: Choice;
  /** Items whose choice may differ from the incumbent's; by default all. */
  readonly free?: readonly number[];
  /** Limit on nodes; a call of the follower counts as thirty, and many cuts raise the count of a node. */
  readonly nodes: number;
  readonly abort?: () => boolean;
}

/** `proved`: no feasible choice (that differs on free items only) is cheaper. `cuts` are those found. */
export interface BranchingAnswer {
  readonly choice: Choice;
  readonly cost: number;
  readonly proved: boolean;
  readonly limit?: LimitName;
  readonly nodes: number;
  readonly cuts: readonly Cut[];
}

/** Searches for feasible choices that are cheaper than the incumbent, until the cheapest is proved. */
export function branchForCheapest(request: BranchingRequest): BranchingAnswer {
  return new Branching(request).run();
}

class Branching {
  readonly #request: BranchingRequest;
  readonly #found: Cut[] = [];
  /** The cuts that some choice of this search may violate. */
  readonly #cuts: CutStates;
  /** By item: how much choosing it lowers the bound of a node, and the stamp of the node for which that holds. */
  readonly #relief: Float64Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
  /** The cost of the chosen items that are not free. */
  readonly #base: number;
  #best: Choice;
  #upper: number;
  #nodes = 0;
  #limit: LimitName | undefined;

  constructor(request: BranchingRequest) {
    const { weights, incumbent, free, cuts } = request;
    this.#request = request;
    const states = startingStates(incumbent, free);
    this.#base = costOf(
      states.map((state) => (state === CHOSEN ? 1 : 0)),
      weights,
    );
    this.#cuts = new CutStates(states);
    for (const cut of cuts) if (!isSatisfied(cut, states)) this.#cuts.add(cut);
    this.#relief = new Float64Array(weights.length);
    this.#stamps = new Uint32Array(weights.length);
    this.#best = incumbent;
    this.#upper = costOf(incumbent, weights);
  }

  run(): BranchingAnswer {
    this.#explore(this.#base);
    return {
      choice: this.#best,
      cost: this.#upper,
      proved: this.#limit === undefined,
      ...(this.#limit === undefined ? {} : { limit: this.#limit }),
      nodes: this.#nodes,
      cuts: this.#found,
    };
  }

  /** Searches all choices that agree with the states and are cheaper than the best. */
  #explore(cost: number): void {
    if (this.#isSpent()) return;
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
    const { nodes, abort } = this.#request;
    if (this.#limit !== undefined) return true;
    if (this.#nodes >= nodes) this.#limit = 'nodes';
    else if (abort?.() === true) this.#limit = 'abort';
    this.#nodes += 1 + Math.floor(this.#cuts.cutCount / CUTS_A_NODE);
    return this.#limit !== undefined;
  }

  /** The violated cuts; calls the follower while there are none. Undefined when the node is finished. */
  #findViolated(cost: number): readonly number[] | undefined {
    if (cost >= this.#upper) return undefined;
    for (;;) {
      const violated = this.#cuts.violated();
      const [narrowest] = violated;
      if (narrowest !== undefined) return this.#cuts.openCount(narrowest) === 0 ? undefined : violated;
      const choice = this.#cuts.choice();
      this.#nodes += FOLLOWER_NODES;
      const answer = this.#request.follower(choice);
      if (answer.status === 'broken') {
        for (const cut of answer.cuts) this.#cuts.add(cut);
        this.#found.push(...answer.cuts);
        continue;
      }
      if (answer.status === 'undecided') this.#limit = answer.limit;
      else {
        this.#best = choice;
        this.#upper = cost;
      }
      return undefined;
    }
  }

  /**
   * How far the bound from disjoint violated cuts lies below the cost of the best choice. Stores for every item of
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
    return this.#upper - bound;
  }

  /** The cost of a cut's cheapest open item; undefined when the cut shares an item with those in the bound. */
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

/** Items that are not free have the state of the incumbent, the others are open. */
function startingStates(incumbent: Choice, free: readonly number[] | undefined): Uint8Array {
  const states = new Uint8Array(incumbent.length);
  if (free === undefined) return states;
  for (let item = 0; item < incumbent.length; item++) {
    states[item] = incumbent[item] === 1 ? CHOSEN : FORBIDDEN;
  }
  for (const item of free) states[item] = OPEN;
  return states;
}

/** Whether an item that is not free satisfies a cut throughout the search. */
function isSatisfied(cut: Cut, states: Uint8Array): boolean {
  return cut.some((literal) => states[itemOf(literal)] === (literal < 0 ? FORBIDDEN : CHOSEN));
}
