/**
 * The cheapest feasible choice. The leader proposes the cheapest choice that satisfies all cuts; the follower
 * tries to refute it and returns new cuts; a completer extends the proposal to a feasible choice, which
 * bounds the optimum from above and usually finds many more cuts on the way. Each optimum of the leader is a
 * lower bound, so the loop always knows a gap and ends when it is closed, or at its limits with both bounds.
 * This is logic-based Benders decomposition (Hooker and Ottosson, 2003) with an implicit hitting set as
 * master problem (Karp and Moreno-Centeno, 2013).
 */
import type { Budget, LimitName } from '../../core/index.js';
import type { Engine } from '../engine.js';
import { type Choice, type Cut, costOf, obeys } from './cut.js';
import type { Completer, Follower } from './follower.js';
import { type Leader, type LeaderAnswer, openLeader } from './leader.js';
import type { Watch } from './rounds.js';

/** Limits of the loop: leader proposals, and branch-and-bound nodes of all proposals together. */
export interface LoopBudget extends Budget {
  readonly rounds?: number;
}

/** The bounds proved so far; `upper` is absent until a feasible choice is known. */
export interface Bounds {
  readonly lower: number;
  readonly upper?: number;
  readonly rounds: number;
  readonly cuts: number;
}

/** The state of a search after a step: the proved bound, the best choice known, and the cuts found so far. */
export interface SearchState {
  readonly lower: number;
  readonly choice?: Choice;
  readonly upper?: number;
  readonly cuts: readonly Cut[];
}

export interface CheapestRequest {
  /** The cost of each item: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly engine: Engine;
  readonly follower: Follower;
  readonly complete?: Completer;
  /** Cuts known from the start; every feasible choice must satisfy them. */
  readonly cuts?: readonly Cut[];
  /** A choice that is known to be feasible. */
  readonly incumbent?: Choice;
  /** Choose at most this many items. */
  readonly most?: number;
  readonly seed?: number;
  readonly budget?: LoopBudget;
  readonly onProgress?: (bounds: Bounds) => void;
  /** Receives the leader's choices. */
  readonly watch?: Watch;
}

/** The best choice found and the proved bound; `proved` when they meet. */
export interface CheapestAnswer {
  /** Absent when no feasible choice was found: a limit was hit, or (when `proved`) there is none. */
  readonly choice?: Choice;
  readonly cost?: number;
  readonly lower: number;
  /** A higher bound that one run of the leader's engine claims; nothing confirms it. */
  readonly claimed?: number;
  readonly proved: boolean;
  /** The limit that ended an unproved search; `rounds` is the loop's own limit. */
  readonly limit?: LimitName | 'rounds';
  readonly rounds: number;
  /** Branch-and-bound nodes of all proposals together. */
  readonly nodes: number;
  /** The cuts found, without those of the request. */
  readonly cuts: readonly Cut[];
}

/**
 * Limits on the known cuts that the leader starts with, and that one round adds: more slow it down and hardly
 * raise the bound.
 */
const FIRST_CUTS = 150;
const MORE_CUTS = 50;

/** Runs the loop until the cheapest choice is proved or a limit is hit. */
export function chooseCheapest(request: CheapestRequest): CheapestAnswer {
  return lastOf(cheapestSteps(request));
}

/** Runs a search to its end and returns its answer. */
export function lastOf<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/**
 * The same, one proposal at a time: the caller may stop after any step and keep the state that it returned.
 */
export function* cheapestSteps(request: CheapestRequest): Generator<SearchState, CheapestAnswer> {
  const { weights, engine, seed, most } = request;
  const leader = openLeader({
    weights,
    engine,
    ...(seed === undefined ? {} : { seed }),
    ...(most === undefined ? {} : { most }),
  });
  try {
    return yield* new Search(request, leader).run();
  } finally {
    leader.dispose();
  }
}

class Search {
  readonly #request: CheapestRequest;
  readonly #leader: Leader;
  /** Cuts that the leader does not have yet. */
  #waiting: readonly Cut[];
  readonly #found: Cut[] = [];
  #stated = 0;
  #best: Choice | undefined;
  #upper = Infinity;
  #lower = 0;
  #claimed = 0;
  #rounds = 0;
  #nodes = 0;

  constructor(request: CheapestRequest, leader: Leader) {
    this.#request = request;
    this.#leader = leader;
    if (request.incumbent !== undefined) this.#offer(request.incumbent);
    this.#waiting = [...(request.cuts ?? [])].sort(
      (first, second) => strengthRank(first) - strengthRank(second),
    );
    this.#state(this.#waiting.slice(0, FIRST_CUTS));
    this.#waiting = this.#waiting.slice(FIRST_CUTS);
  }

  *run(): Generator<SearchState, CheapestAnswer> {
    for (;;) {
      if (this.#lower >= this.#upper) return this.#answer();
      const spent = this.#spentLimit();
      if (spent !== undefined) return this.#answer(spent);
      const ended = this.#round();
      this.#report();
      yield this.#snapshot();
      if (ended !== undefined) return this.#answer(ended.limit);
    }
  }

  /** One proposal of the leader, tested; returns a value when the loop must end. */
  #round(): { readonly limit?: LimitName } | undefined {
    this.#rounds++;
    const proposal = this.#propose();
    if (proposal.status === 'infeasible') {
      this.#lower = this.#upper;
      return {};
    }
    this.#lower = Math.max(this.#lower, Math.min(proposal.lower, this.#upper));
    if (proposal.status === 'bounded') this.#claimed = proposal.claimed ?? 0;
    const undecided = proposal.choice === undefined ? undefined : this.#test(proposal.choice);
    if (undecided !== undefined) return { limit: undecided };
    return proposal.status === 'bounded' ? { limit: proposal.limit } : undefined;
  }

  /**
   * Tests a proposal by the waiting cuts and then by the follower; returns the limit when the follower is
   * undecided.
   */
  #test(choice: Choice): LimitName | undefined {
    const { follower, watch } = this.#request;
    const known = this.#stateViolated(choice);
    if (known.length > 0) {
      watch?.('leader', choice, { status: 'known', cuts: known }, this.#lower);
      this.#complete(choice);
      return undefined;
    }
    const verdict = follower(choice);
    watch?.('leader', choice, verdict, this.#lower);
    if (verdict.status === 'undecided') return verdict.limit;
    if (verdict.status === 'feasible') this.#offer(choice);
    else this.#pursue(choice, verdict.cuts);
    return undefined;
  }

  #propose(): LeaderAnswer {
    const { budget = {} } = this.#request;
    const answer = this.#leader.solve({
      budget: budget.nodes === undefined ? budget : { ...budget, nodes: budget.nodes - this.#nodes },
      ...(this.#best === undefined ? {} : { start: this.#best }),
    });
    this.#nodes += answer.work.nodes ?? 0;
    return answer;
  }

  /** Adds the cuts that refute the choice and completes it. */
  #pursue(choice: Choice, cuts: readonly Cut[]): void {
    this.#found.push(...cuts);
    this.#state(cuts.slice(0, MORE_CUTS));
    this.#waiting = [...this.#waiting, ...cuts.slice(MORE_CUTS)];
    this.#complete(choice);
  }

  #complete(choice: Choice): void {
    const completion = this.#request.complete?.(choice);
    if (completion === undefined) return;
    this.#found.push(...completion.cuts);
    this.#waiting = [...this.#waiting, ...completion.cuts];
    if (completion.choice !== undefined) this.#offer(completion.choice);
  }

  /** Adds the waiting cuts that the proposal violates to the leader, and returns them. */
  #stateViolated(choice: Choice): readonly Cut[] {
    const violated = new Set(this.#waiting.filter((cut) => !obeys(choice, cut)).slice(0, MORE_CUTS));
    this.#waiting = this.#waiting.filter((cut) => !violated.has(cut));
    this.#state([...violated]);
    return [...violated];
  }

  #state(cuts: readonly Cut[]): void {
    this.#stated += cuts.length;
    this.#leader.addCuts(cuts);
  }

  #offer(choice: Choice): void {
    const cost = costOf(choice, this.#request.weights);
    if (cost >= this.#upper) return;
    this.#upper = cost;
    this.#best = choice;
  }

  #spentLimit(): LimitName | 'rounds' | undefined {
    const { rounds, nodes, abort } = this.#request.budget ?? {};
    if (abort?.() === true) return 'abort';
    if (nodes !== undefined && this.#nodes >= nodes) return 'nodes';
    return rounds !== undefined && this.#rounds >= rounds ? 'rounds' : undefined;
  }

  #report(): void {
    this.#request.onProgress?.({
      lower: Math.min(this.#lower, this.#upper),
      ...(this.#best === undefined ? {} : { upper: this.#upper }),
      rounds: this.#rounds,
      cuts: this.#stated + this.#waiting.length,
    });
  }

  #snapshot(): SearchState {
    return {
      lower: Math.min(this.#lower, this.#upper),
      ...(this.#best === undefined ? {} : { choice: this.#best, upper: this.#upper }),
      cuts: this.#found,
    };
  }

  #answer(limit?: LimitName | 'rounds'): CheapestAnswer {
    return {
      ...(this.#best === undefined ? {} : { choice: this.#best, cost: this.#upper }),
      lower: Math.min(this.#lower, this.#upper),
      ...claimedAbove(this.#claimed, this.#lower),
      proved: this.#lower >= this.#upper,
      ...(limit === undefined ? {} : { limit }),
      rounds: this.#rounds,
      nodes: this.#nodes,
      cuts: this.#found,
    };
  }
}

/** A claimed bound, where it says more than the proved one. */
export function claimedAbove(claimed: number, lower: number): { readonly claimed?: number } {
  return claimed > lower ? { claimed } : {};
}

/**
 * Ranks cuts, the strongest first: short ones, and before all those without negative literals, which
 * fractions satisfy easily.
 */
function strengthRank(cut: Cut): number {
  let rank = cut.length;
  for (const literal of cut) if (literal < 0) rank += 1000;
  return rank;
}
