/**
 * The cheapest choice that stands. The leader proposes the cheapest choice that obeys all cuts; the follower tries
 * to break it; what breaks it becomes cuts, and a completer turns the proposal into a choice that stands, which
 * bounds the optimum from above and usually finds many more cuts on the way. Every leader's optimum bounds it from below, so
 * the loop always knows a gap and ends when there is none, or at its limits with both bounds. This is
 * logic-based Benders decomposition (Hooker and Ottosson, 2003) with an implicit hitting set as master problem
 * (Karp and Moreno-Centeno, 2013).
 */
import type { Budget, LimitName } from '../core/budget.js';
import type { Engine } from '../engine/engine.js';
import { type Choice, type Cut, costOf, obeys } from './cut.js';
import type { Completer, Follower } from './follower.js';
import { type Leader, type LeaderAnswer, openLeader } from './leader.js';
import type { Watch } from './rounds.js';

/** Limits of the loop: leader proposals, and branch-and-bound nodes of all proposals together. */
export interface LoopBudget extends Budget {
  readonly rounds?: number;
}

/** What is proved so far; `upper` is absent until some choice is known to stand. */
export interface Bounds {
  readonly lower: number;
  readonly upper?: number;
  readonly rounds: number;
  readonly cuts: number;
}

/** Where a search stands after a step: what is proved, the best choice known, and the cuts found so far. */
export interface SearchState {
  readonly lower: number;
  readonly choice?: Choice;
  readonly upper?: number;
  readonly cuts: readonly Cut[];
}

export interface CheapestRequest {
  /** What choosing each item costs: whole numbers, not negative, one per item. */
  readonly weights: readonly number[];
  readonly engine: Engine;
  readonly follower: Follower;
  readonly complete?: Completer;
  /** Cuts known from the start; every choice that stands must obey them. */
  readonly cuts?: readonly Cut[];
  /** A choice that is known to stand. */
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
  /** Absent when nothing that stands was found: a limit, or (when `proved`) there is none. */
  readonly choice?: Choice;
  readonly cost?: number;
  readonly lower: number;
  readonly proved: boolean;
  /** What ended an unproved search; `rounds` is the loop's own limit. */
  readonly limit?: LimitName | 'rounds';
  readonly rounds: number;
  /** Branch-and-bound nodes of all proposals together. */
  readonly nodes: number;
  /** The cuts found, without those asked with. */
  readonly cuts: readonly Cut[];
}

/** Most known cuts that the leader starts with, and that one proposal brings in: more make it slow, not strong. */
const FIRST_CUTS = 150;
const MORE_CUTS = 50;

/** Runs the loop until the cheapest choice is proved or a limit is hit. */
export function chooseCheapest(request: CheapestRequest): CheapestAnswer {
  return lastOf(cheapestSteps(request));
}

/** Takes a search to its end without looking at its steps. */
export function lastOf<Answer>(steps: Generator<unknown, Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** The same, one proposal at a time: whoever takes the steps may stop after any of them and keep what it told. */
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
  #rounds = 0;
  #nodes = 0;

  constructor(request: CheapestRequest, leader: Leader) {
    this.#request = request;
    this.#leader = leader;
    if (request.incumbent !== undefined) this.#offer(request.incumbent);
    this.#waiting = [...(request.cuts ?? [])].sort((first, second) => dullness(first) - dullness(second));
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

  /** One proposal and what follows from it; a value when the loop must end. */
  #round(): { readonly limit?: LimitName } | undefined {
    this.#rounds++;
    const proposal = this.#propose();
    if (proposal.status === 'infeasible') {
      this.#lower = this.#upper;
      return {};
    }
    this.#lower = Math.max(this.#lower, Math.min(proposal.lower, this.#upper));
    const undecided = proposal.choice === undefined ? undefined : this.#test(proposal.choice);
    if (undecided !== undefined) return { limit: undecided };
    return proposal.status === 'bounded' ? { limit: proposal.limit } : undefined;
  }

  /** Tests a proposal by the waiting cuts and then by the follower; tells the limit when that cannot decide. */
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
    if (verdict.status === 'stands') this.#offer(choice);
    else this.#pursue(choice, verdict.cuts);
    return undefined;
  }

  #propose(): LeaderAnswer {
    const { budget = {}, onProgress } = this.#request;
    const answer = this.#leader.solve({
      budget: budget.nodes === undefined ? budget : { ...budget, nodes: budget.nodes - this.#nodes },
      ...(this.#best === undefined ? {} : { start: this.#best }),
      ...(onProgress === undefined ? {} : { onProgress: ({ bound }) => this.#report(bound) }),
    });
    this.#nodes += answer.work.nodes ?? 0;
    return answer;
  }

  /** Learns what broke the choice and has it completed. */
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

  /** Hands the leader waiting cuts that its proposal violates, and returns them. */
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

  /** Tells the bounds; `bound` is what the leader's engine has proved so far in the present proposal. */
  #report(bound = 0): void {
    this.#request.onProgress?.({
      lower: Math.min(Math.max(this.#lower, Math.ceil(bound - 1e-6)), this.#upper),
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
      proved: this.#lower >= this.#upper,
      ...(limit === undefined ? {} : { limit }),
      rounds: this.#rounds,
      nodes: this.#nodes,
      cuts: this.#found,
    };
  }
}

/** Short cuts say more, and those without negative literals far more, since a fraction satisfies the others. */
function dullness(cut: Cut): number {
  let dullness = cut.length;
  for (const literal of cut) if (literal < 0) dullness += 1000;
  return dullness;
}
