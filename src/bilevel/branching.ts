/**
 * The cheapest choice that stands, by branching instead of a mathematical program: take a violated cut with
 * few open literals, choose its first item; or forbid that and choose the second; and so on. Only when all
 * known cuts hold is the follower asked, and what breaks the choice joins the cuts at once. Violated cuts without a
 * common item must each be paid for, which bounds a branch from below; items that would overdraw the bound
 * are left out. For a handful of items this proves an optimum in a fraction of the time a mathematical program
 * takes, and with more it stops at its node limit. Source: the hitting set search of the project's notes on methods.
 */
import type { LimitName } from '../core/budget.js';
import { type Choice, type Cut, costOf, itemOf } from './cut.js';
import { CHOSEN, CutStates, FORBIDDEN, OPEN } from './cut-states.js';
import type { Follower } from './follower.js';

/** Work is counted in branches: a question to the follower is worth so many, and so is looking at so many cuts. */
const FOLLOWER_NODES = 30;
const CUTS_A_NODE = 500;

export interface BranchingRequest {
  /** What choosing each item costs: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start; every choice that stands must obey them. */
  readonly cuts: readonly Cut[];
  /** A choice that is known to stand; only cheaper ones are looked for. */
  readonly incumbent: Choice;
  /** Items whose choice may differ from the incumbent's; by default all. */
  readonly free?: readonly number[];
  /** Most branches to look at; a question to the follower counts as thirty, and many cuts make a branch dearer. */
  readonly nodes: number;
  readonly abort?: () => boolean;
}

/** `proved`: no choice that stands (and differs on free items only) is cheaper. `cuts` are those found. */
export interface BranchingAnswer {
  readonly choice: Choice;
  readonly cost: number;
  readonly proved: boolean;
  readonly limit?: LimitName;
  readonly nodes: number;
  readonly cuts: readonly Cut[];
}

/** Searches for a choice that stands and is cheaper than the incumbent, until the cheapest is proved. */
export function branchForCheapest(request: BranchingRequest): BranchingAnswer {
  return new Branching(request).run();
}

class Branching {
  readonly #request: BranchingRequest;
  readonly #found: Cut[] = [];
  /** The cuts that some choice at hand may violate. */
  readonly #cuts: CutStates;
  /** What an item's choice would take off the bound of the node, and the node that said so. */
  readonly #relief: Float64Array;
  readonly #stamps: Uint32Array;
  #stamp = 0;
  /** What the items that are not free cost. */
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
    for (const cut of cuts) if (!isSettled(cut, states)) this.#cuts.add(cut);
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

  /** Looks at all choices that agree with the states and are cheaper than the best. */
  #explore(cost: number): void {
    if (this.#isSpent()) return;
    const violated = this.#settleCuts(cost);
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

  /** The violated cuts, asking the follower while there are none; undefined when the node is done. */
  #settleCuts(cost: number): readonly number[] | undefined {
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
   * What a branch may cost beyond the bound of disjoint violated cuts and still be cheaper than the best. Notes
   * for every item of those cuts by how much choosing it lowers the bound.
   */
  #slack(violated: readonly number[], cost: number): number {
    this.#stamp++;
    let bound = cost;
    for (const cut of violated) {
      const cheapest = this.#priceApart(cut);
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

  /** What the cheapest open item of a cut costs; undefined when the cut shares one with the bound so far. */
  #priceApart(cut: number): number | undefined {
    let cheapest = Infinity;
    for (const literal of this.#cuts.literals(cut)) {
      if (!this.#cuts.isOpen(literal)) continue;
      if (this.#stamps[literal] === this.#stamp) return undefined;
      cheapest = Math.min(cheapest, this.#request.weights[literal]!);
    }
    return cheapest;
  }

  /** The affordable items of the cut that has fewest; undefined when nothing cheaper can follow. */
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

/** Items that are not free as the incumbent has them, the others open. */
function startingStates(incumbent: Choice, free: readonly number[] | undefined): Uint8Array {
  const states = new Uint8Array(incumbent.length);
  if (free === undefined) return states;
  for (let item = 0; item < incumbent.length; item++) {
    states[item] = incumbent[item] === 1 ? CHOSEN : FORBIDDEN;
  }
  for (const item of free) states[item] = OPEN;
  return states;
}

/** Whether an item that is not free satisfies a cut for good. */
function isSettled(cut: Cut, states: Uint8Array): boolean {
  return cut.some((literal) => states[itemOf(literal)] === (literal < 0 ? FORBIDDEN : CHOSEN));
}
