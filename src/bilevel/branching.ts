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
import type { Follower } from './follower.js';

/** Work is counted in branches: a question to the follower is worth so many, and so is looking at so many cuts. */
const QUESTION_NODES = 30;
const CUTS_A_NODE = 150;

const OPEN = 0;
const CHOSEN = 1;
const FORBIDDEN = 2;

export interface BranchingQuestion {
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
export function branchForCheapest(question: BranchingQuestion): BranchingAnswer {
  return new Branching(question).run();
}

/** A cut that no literal satisfies at a node, with the items that could still do so. */
interface Violated {
  readonly open: readonly number[];
  readonly cheapest: number;
}

class Branching {
  readonly #question: BranchingQuestion;
  readonly #found: Cut[] = [];
  /** The cuts that some choice at hand may violate. */
  readonly #cuts: Cut[];
  readonly #states: Uint8Array;
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

  constructor(question: BranchingQuestion) {
    this.#question = question;
    this.#states = new Uint8Array(question.weights.length);
    this.#base = this.#fix();
    this.#cuts = question.cuts.filter((cut) => !this.#isSettled(cut));
    this.#relief = new Float64Array(question.weights.length);
    this.#stamps = new Uint32Array(question.weights.length);
    this.#best = question.incumbent;
    this.#upper = costOf(question.incumbent, question.weights);
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

  /** Sets the items that are not free as the incumbent has them; returns what they cost. */
  #fix(): number {
    const { free, incumbent, weights } = this.#question;
    if (free === undefined) return 0;
    const open = new Set(free);
    let cost = 0;
    for (let item = 0; item < incumbent.length; item++) {
      if (open.has(item)) continue;
      this.#states[item] = incumbent[item] === 1 ? CHOSEN : FORBIDDEN;
      if (incumbent[item] === 1) cost += weights[item]!;
    }
    return cost;
  }

  /** Whether an item that is not free satisfies a cut for good. */
  #isSettled(cut: Cut): boolean {
    return cut.some((literal) => this.#states[itemOf(literal)] === (literal < 0 ? FORBIDDEN : CHOSEN));
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
      this.#states[item] = CHOSEN;
      this.#explore(cost + this.#question.weights[item]!);
      this.#states[item] = FORBIDDEN;
      if (this.#limit !== undefined) break;
    }
    for (const item of branch) this.#states[item] = OPEN;
  }

  #isSpent(): boolean {
    const { nodes, abort } = this.#question;
    if (this.#limit !== undefined) return true;
    if (this.#nodes >= nodes) this.#limit = 'nodes';
    else if (abort?.() === true) this.#limit = 'abort';
    this.#nodes += 1 + Math.floor(this.#cuts.length / CUTS_A_NODE);
    return this.#limit !== undefined;
  }

  /** The violated cuts, asking the follower while there are none; undefined when the node is done. */
  #settleCuts(cost: number): Violated[] | undefined {
    if (cost >= this.#upper) return undefined;
    for (;;) {
      const violated = this.#violated();
      if (violated === undefined || violated.length > 0) return violated;
      const choice = this.#states.map((state) => (state === CHOSEN ? 1 : 0));
      this.#nodes += QUESTION_NODES;
      const answer = this.#question.follower(choice);
      if (answer.status === 'broken') {
        this.#cuts.push(...answer.cuts);
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

  /** All violated cuts, fewest open items first; undefined when one has none left. */
  #violated(): Violated[] | undefined {
    const found: Violated[] = [];
    for (const cut of this.#cuts) {
      const open = this.#openItems(cut);
      if (open === undefined) continue;
      if (open.length === 0) return undefined;
      let cheapest = Infinity;
      for (const item of open) cheapest = Math.min(cheapest, this.#question.weights[item]!);
      found.push({ open, cheapest });
    }
    return found.sort((first, second) => first.open.length - second.open.length);
  }

  /** The items that could still satisfy a cut, or undefined when it is satisfied. */
  #openItems(cut: Cut): number[] | undefined {
    const states = this.#states;
    for (const literal of cut) {
      if (literal < 0 ? states[~literal] !== CHOSEN : states[literal] === CHOSEN) return undefined;
    }
    return cut.filter((literal) => literal >= 0 && states[literal] === OPEN);
  }

  /**
   * What a branch may cost beyond the bound of disjoint violated cuts and still be cheaper than the best. Notes
   * for every item of those cuts by how much choosing it lowers the bound.
   */
  #slack(violated: readonly Violated[], cost: number): number {
    this.#stamp++;
    let bound = cost;
    for (const { open, cheapest } of violated) {
      if (open.some((item) => this.#stamps[item] === this.#stamp)) continue;
      bound += cheapest;
      for (const item of open) {
        this.#stamps[item] = this.#stamp;
        this.#relief[item] = cheapest;
      }
    }
    return this.#upper - bound;
  }

  /** The affordable items of the cut that has fewest; undefined when nothing cheaper can follow. */
  #narrowest(violated: readonly Violated[], slack: number): readonly number[] | undefined {
    if (slack <= 0) return undefined;
    const relieves = (item: number): number => (this.#stamps[item] === this.#stamp ? this.#relief[item]! : 0);
    let narrowest: readonly number[] | undefined;
    for (const { open } of violated) {
      const affordable = open.filter((item) => this.#question.weights[item]! - relieves(item) < slack);
      if (affordable.length === 0) return undefined;
      if (narrowest === undefined || affordable.length < narrowest.length) narrowest = affordable;
    }
    return narrowest;
  }
}
