/**
 * The repair search: three ways to the fewest changes over one growing list of cuts. Branching proves small
 * repairs at once. For larger ones neighbourhoods of the best repair are solved exactly by branching, which
 * lowers the upper bound, and then the leader's loop raises the lower bound as far as its budget goes.
 */
import {
  type BranchingAnswer,
  branchForCheapest,
  type Choice,
  type Cut,
  chooseCheapest,
  costOf,
  type Engine,
  type FollowerAnswer,
  type LoopBudget,
  packingBound,
} from '../../solve/index.js';
import type { Changes } from './changes.js';
import { limitFor } from './effort.js';
import { greedyRepair } from './greedy.js';
import type { Judge, JudgeLimits } from './judge.js';
import { bestLooking, type LooksMeasure } from './looks.js';
import { nearestChanges, neighbourhoodOf } from './neighbourhood.js';
import { regionOf } from './region.js';

/**
 * The number of sets collected for an infeasible choice: in the loop, where a proposal is expensive, and
 * while branching.
 */
const LOOP_CUTS = { most: 200, passes: 4, enough: 60 };
const BRANCH_CUTS = { most: 3, passes: 1, enough: 12 };
/** Outside a neighbourhood it is enough to know that some set is left. */
const ONE_SET = { most: 1, passes: 1, enough: 0 };
/** Most elementary switching components of the original among the initial cuts. */
const MOST_COMPONENTS = 600;
/** Branches for the whole picture, for one neighbourhood, and for all of them; in a picture of 20x20. */
const WHOLE_NODES = 100_000;
const NEIGHBOURHOOD_NODES = 6000;
const POLISH_NODES = 400_000;
/** Changes given up at once in a neighbourhood, sweep by sweep; in each every change is a centre. */
const RELEASED = [2, 3, 4, 5, 6];
/** Greedy repairs to start from when one is not proved at once, and of the leader's proposals; for 20x20. */
const GREEDY_STARTS = 6;
const COMPLETIONS = 8;
/** Limits of the leader's loop when the caller sets none. */
const USUAL_LOOP: LoopBudget = { rounds: 3, nodes: 100 };

/** The progress of a search. */
export interface SearchProgress {
  /** No repair changes fewer cells: proved. */
  readonly lower: number;
  /** The changes of the best repair known, and the number of its cells; absent until one is known. */
  readonly best?: { readonly changed: Choice; readonly count: number };
}

export interface RepairSearchOptions {
  readonly engine: Engine;
  /** `nodes` is for the whole search: branches and the leader's nodes together. */
  readonly budget: LoopBudget;
  /** Receives every better repair as soon as it is found, and every better bound. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** The proof of a minimisation. */
export interface Proof {
  readonly lower: number;
  readonly proved: boolean;
  readonly rounds: number;
}

export class RepairSearch {
  readonly #judge: Judge;
  readonly #changes: Changes;
  readonly #weights: readonly number[];
  /** The weight of each change: one, or more than all others together where its cell is to be kept. */
  readonly #units: readonly number[];
  readonly #cuts: Cut[] = [];
  readonly #options: RepairSearchOptions;
  /** Nodes that the caller's limit still allows. */
  #nodesLeft: number;
  #best: Choice;
  #count = Infinity;
  #weight = Infinity;
  /** The bound that was reported last. */
  #lower = 0;
  /** Cells that the first greedy repair changes; Infinity when it was stopped. */
  readonly greedyCount: number;

  /** Repairs the original greedily, so that a repair is known from the start, unless the judge is stopped. */
  constructor(judge: Judge, changes: Changes, weights: readonly number[], options: RepairSearchOptions) {
    this.#judge = judge;
    this.#options = options;
    this.#nodesLeft = options.budget.nodes ?? Infinity;
    this.#changes = changes;
    this.#weights = weights;
    this.#units = weights.map((_, item) => (changes.kept.has(changes.cellOf(item)) ? this.#tooMany : 1));
    this.#best = new Uint8Array(changes.count);
    if (judge.openCount(changes.original) > 0) {
      const components = judge.switchingComponents(changes.original).slice(0, MOST_COMPONENTS);
      this.#cuts.push(...components.map((corners) => this.#cut(corners, this.#best)));
    }
    const greedy = this.#greedy(this.#best);
    this.#cuts.push(...greedy.cuts);
    this.greedyCount = greedy.choice === undefined ? Infinity : costOf(greedy.choice, this.#units);
  }

  /**
   * Fewest changes known to reach the goal, then least weight; no changes with an infinite count while none
   * are known.
   */
  get best(): { readonly changed: Choice; readonly count: number; readonly weight: number } {
    return { changed: this.#best, count: this.#count, weight: this.#weight };
  }

  /** True if a repair is known that changes no cell that is to be kept. */
  get isReached(): boolean {
    return this.#count < this.#tooMany;
  }

  /** True if a bound proves that every repair changes a cell that is to be kept. */
  isImpossible(lower: number): boolean {
    return lower >= this.#tooMany;
  }

  /** The count of a change that is not allowed. */
  get #tooMany(): number {
    return this.#size + 1;
  }

  /** The number of cells the picture has. */
  get #size(): number {
    return this.#changes.original.length;
  }

  get cutCount(): number {
    return this.#cuts.length;
  }

  /** True if the caller's limit on nodes is used up. */
  get isOutOfNodes(): boolean {
    return this.#nodesLeft <= 0;
  }

  /** Minimises the number of changes. */
  fewest(): Proof {
    if (this.#count === 0) return this.#proof(0);
    const weights = this.#units;
    if (this.#count === Infinity) return this.#unproved(packingBound(this.#cuts, weights));
    if (this.#branch(weights, WHOLE_NODES).proved)
      return this.#proof(this.isReached ? this.#count : this.#tooMany);
    const starts = limitFor(this.#size, GREEDY_STARTS);
    for (let start = 1; start < starts && !this.#isSpent(); start++) {
      this.#greedy(new Uint8Array(this.#changes.count));
    }
    this.#polish(weights);
    const { lower, rounds } = this.#loop(weights, true);
    const bound = Math.max(lower, packingBound(this.#cuts, weights));
    return { lower: bound, proved: bound === this.#count, rounds };
  }

  /**
   * Minimises the weight of repairs with the best number of changes, which must be proved to be the fewest.
   */
  lightest(): Proof {
    const scale = 1 + this.#count * Math.max(...this.#weights);
    const both = this.#weights.map((weight, item) => scale * this.#units[item]! + weight);
    if (this.#branch(both, WHOLE_NODES).proved) return this.#proof(this.#weight);
    this.#polish(both);
    return this.#loop(this.#weights, false, this.#count);
  }

  /**
   * Replaces the best repair by the best looking one that exchanging single changes leads to; as many cells
   * are changed.
   */
  improveLooks(looks: LooksMeasure): void {
    if (this.#count === 0 || !this.isReached) return;
    this.#best = bestLooking(this.#judge, this.#changes, this.#best, looks);
    this.#weight = costOf(this.#best, this.#weights);
  }

  #isSpent(): boolean {
    return this.isOutOfNodes || this.#judge.stop();
  }

  #unproved(lower: number): Proof {
    return { lower, proved: false, rounds: 0 };
  }

  #proof(lower: number): Proof {
    return { lower, proved: true, rounds: 0 };
  }

  /** @param isOfCounts its bounds are those on the number of changes */
  #loop(weights: readonly number[], isOfCounts: boolean, most?: number): Proof {
    const { engine, budget } = this.#options;
    const limited = budget.nodes === undefined ? {} : { nodes: Math.max(0, this.#nodesLeft) };
    let completions = limitFor(this.#size, COMPLETIONS);
    const answer = chooseCheapest({
      weights,
      engine,
      budget: { ...USUAL_LOOP, ...budget, ...limited },
      ...(isOfCounts ? { onProgress: ({ lower }) => this.#report(lower) } : {}),
      ...(most === undefined ? {} : { most }),
      cuts: this.#cuts,
      incumbent: this.#best,
      follower: (choice) => this.#follow(choice, LOOP_CUTS),
      complete: (choice) => {
        if (completions-- <= 0) return { cuts: [] };
        const { cuts } = this.#greedy(choice);
        return { choice: this.#best, cuts };
      },
    });
    this.#cuts.push(...answer.cuts);
    this.#nodesLeft -= answer.nodes;
    return answer;
  }

  /** Branches for something cheaper than the best (among the free cells), which is kept. */
  #branch(weights: readonly number[], nodes: number, free?: readonly number[]): BranchingAnswer {
    const answer = branchForCheapest({
      weights,
      nodes: Math.min(limitFor(this.#size, nodes), this.#nodesLeft),
      cuts: this.#cuts,
      incumbent: this.#best,
      ...(free === undefined ? {} : { free: this.#changes.itemsOf(free) }),
      ...(this.isReached ? {} : { below: this.#tooMany }),
      abort: this.#judge.stop,
      follower: (choice) => this.#followNear(choice, free),
    });
    this.#cuts.push(...answer.cuts);
    this.#nodesLeft -= answer.nodes;
    return answer;
  }

  /**
   * Gives up a few neighbouring changes at a time and looks for cheaper ones around them, while that helps.
   */
  #polish(weights: readonly number[]): void {
    let nodes = limitFor(this.#size, POLISH_NODES);
    for (const count of RELEASED) {
      for (let item = 0; item < this.#best.length; item++) {
        if (this.#best[item] === 0) continue;
        if (nodes <= 0 || this.#isSpent()) return;
        const changed = this.#changes.changedCells(this.#best);
        const released = nearestChanges(changed, this.#changes.cellOf(item), count, this.#judge.grid);
        const free = neighbourhoodOf(released, this.#judge.grid);
        nodes -= this.#branch(weights, NEIGHBOURHOOD_NODES, free).nodes;
      }
    }
  }

  /** Looks among the free cells first, which is quicker than judging the whole picture. */
  #followNear(choice: Choice, free: readonly number[] | undefined): FollowerAnswer {
    if (free === undefined) return this.#follow(choice, BRANCH_CUTS);
    const near = this.#follow(choice, { ...BRANCH_CUTS, among: free });
    return near.status === 'feasible' ? this.#follow(choice, ONE_SET) : near;
  }

  #follow(choice: Choice, limits: JudgeLimits): FollowerAnswer {
    const conflicts = this.#changes.conflicts(choice);
    if (conflicts.length > 0) return { status: 'broken', cuts: conflicts };
    const judgement = this.#judge.judge(this.#changes.apply(choice), limits);
    if (judgement.status === 'undecided') return judgement;
    if (judgement.status === 'missed') {
      return { status: 'broken', cuts: judgement.sets.map((set) => this.#cut(set, choice)) };
    }
    if (limits.among === undefined) this.#offer(choice);
    return { status: 'feasible' };
  }

  /** Repairs greedily from some changes, unless it is stopped; also returns the cuts found on the way. */
  #greedy(start: Choice): { readonly choice?: Choice; readonly cuts: readonly Cut[] } {
    const cuts: Cut[] = [];
    const choice = greedyRepair(this.#judge, this.#changes, start, this.#weights, (found) =>
      cuts.push(...found),
    );
    if (choice === undefined) return { cuts };
    this.#offer(choice);
    return { choice, cuts };
  }

  #cut(set: readonly number[], choice: Choice): Cut {
    return this.#changes.cut(regionOf(set, this.#judge.grid), choice);
  }

  #offer(choice: Choice): void {
    const count = costOf(choice, this.#units);
    const weight = costOf(choice, this.#weights);
    if (count > this.#count || (count === this.#count && weight >= this.#weight)) return;
    this.#best = Uint8Array.from(choice);
    this.#count = count;
    this.#weight = weight;
    this.#report(0);
  }

  /** @param lower a bound that is proved; that of the cuts may be better */
  #report(lower: number): void {
    const { onProgress } = this.#options;
    if (onProgress === undefined) return;
    const bound = Math.max(lower, packingBound(this.#cuts, this.#units));
    this.#lower = Math.max(this.#lower, Math.min(bound, this.#size));
    onProgress({
      lower: this.isReached ? Math.min(this.#lower, this.#count) : this.#lower,
      ...(this.isReached ? { best: { changed: this.#best, count: this.#count } } : {}),
    });
  }
}
