/**
 * Every cheapest feasible choice, once the optimum is proved. Every choice must satisfy all cuts, so take a violated cut
 * with few open items and choose its first item; or forbid that item and choose the second; and so on: the branches exclude
 * each other, so every choice is found once. Violated cuts without a common item each add the cost of an item, which prunes
 * most branches early. Where all cuts are satisfied the follower is called, and the cuts that it returns are added.
 */
import type { Budget, LimitName } from '../core/budget.js';
import { type Choice, type Cut, itemOf } from './cut.js';
import { CHOSEN, CutStates, FORBIDDEN, OPEN } from './cut-states.js';
import type { Follower } from './follower.js';

export interface EveryRequest {
  /** The cost of each item: whole numbers, 1 or more, so that a cheapest choice has no superfluous item. */
  readonly weights: readonly number[];
  readonly follower: Follower;
  /** Cuts known from the start, without negative literals. */
  readonly cuts: readonly Cut[];
  /** The proved cost of the cheapest choice. */
  readonly optimum: number;
  /** Its node limit counts branches. */
  readonly budget?: Budget;
  /** Receives the number of choices after each one is found. */
  readonly onChoice?: (count: number) => void;
}

/** The choices in the order found; without a `limit` there are no others, proved. */
export interface EveryAnswer {
  readonly choices: readonly Choice[];
  readonly limit?: LimitName;
}

/** Lists every feasible choice of optimal cost, as far as the limits allow. */
export function everyCheapest(request: EveryRequest): EveryAnswer {
  return new Enumeration(request).run();
}

class Enumeration {
  readonly #request: EveryRequest;
  readonly #cuts: CutStates;
  readonly #choices: Choice[] = [];
  readonly #stamps: Uint32Array;
  #stamp = 0;
  #nodes = 0;
  #limit: LimitName | undefined;

  constructor(request: EveryRequest) {
    const { weights, cuts } = request;
    this.#request = request;
    this.#stamps = new Uint32Array(weights.length);
    this.#cuts = new CutStates(new Uint8Array(weights.length));
    for (const cut of cuts) this.#cuts.add(cut);
  }

  run(): EveryAnswer {
    this.#explore(0);
    return { choices: this.#choices, ...(this.#limit === undefined ? {} : { limit: this.#limit }) };
  }

  #explore(cost: number): void {
    if (this.#isSpent() || cost > this.#request.optimum) return;
    let violated = this.#cuts.violated();
    while (violated.length === 0 && this.#isBroken()) violated = this.#cuts.violated();
    const [narrowest] = violated;
    if (narrowest === undefined || cost + this.#owed(violated) > this.#request.optimum) return;
    const items = this.#cuts.literals(narrowest).filter((literal) => this.#cuts.isOpen(literal));
    for (const item of items) {
      this.#cuts.set(item, CHOSEN);
      this.#explore(cost + this.#request.weights[item]!);
      this.#cuts.set(item, FORBIDDEN);
    }
    for (const item of items) this.#cuts.set(item, OPEN);
  }

  #isSpent(): boolean {
    const { nodes, abort } = this.#request.budget ?? {};
    if (this.#limit !== undefined) return true;
    if (nodes !== undefined && this.#nodes >= nodes) this.#limit = 'nodes';
    else if (abort?.() === true) this.#limit = 'abort';
    this.#nodes++;
    return this.#limit !== undefined;
  }

  /** Tests the chosen items by the follower; records the choice when it is feasible. */
  #isBroken(): boolean {
    const { follower, onChoice } = this.#request;
    const choice = this.#cuts.choice();
    const answer = follower(choice);
    if (answer.status === 'broken') {
      for (const cut of answer.cuts) this.#cuts.add(cut);
      return true;
    }
    if (answer.status === 'undecided') this.#limit = answer.limit;
    else {
      this.#choices.push(choice);
      onChoice?.(this.#choices.length);
    }
    return false;
  }

  /** The least cost of violated cuts without a common open item; infinite when one of them cannot be satisfied any more. */
  #owed(violated: readonly number[]): number {
    this.#stamp++;
    let owed = 0;
    for (const cut of violated) {
      const open = this.#cuts
        .literals(cut)
        .map(itemOf)
        .filter((item) => this.#cuts.isOpen(item));
      if (open.some((item) => this.#stamps[item] === this.#stamp)) continue;
      owed += Math.min(...open.map((item) => this.#request.weights[item]!));
      for (const item of open) this.#stamps[item] = this.#stamp;
    }
    return owed;
  }
}
