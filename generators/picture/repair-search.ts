/**
 * The repair search: three ways to the fewest changes over one growing list of cuts. Branching proves small repairs
 * at once. For larger ones neighbourhoods of the best repair are solved exactly by branching, which lowers the
 * upper bound, and then the leader's loop raises the lower bound as far as its budget goes.
 */
import { type BranchingAnswer, branchForCheapest } from '../../src/bilevel/branching.js';
import { type Bounds, chooseCheapest, type LoopBudget } from '../../src/bilevel/cheapest.js';
import { type Choice, type Cut, costOf } from '../../src/bilevel/cut.js';
import type { FollowerAnswer } from '../../src/bilevel/follower.js';
import type { Engine } from '../../src/engine/engine.js';
import { limitFor } from './effort.js';
import { applyChanges, greedyRepair } from './greedy.js';
import type { Judge, Scrutiny } from './judge.js';
import { nearestChanges, neighbourhoodOf } from './neighbourhood.js';
import { changeCut, regionOf } from './region.js';

/** How many sets a broken choice is cut by: in the loop, where a proposal is dear, and while branching. */
const LOOP_CUTS = { most: 200, passes: 4, enough: 60 };
const BRANCH_CUTS = { most: 3, passes: 1, enough: 12 };
/** Beyond a neighbourhood it is enough to know that something is amiss. */
const GLANCE = { most: 1, passes: 1, enough: 0 };
/** Most elementary switches of the original that are cut from the start. */
const MOST_SWITCHES = 600;
/** Branches for the whole picture, for one neighbourhood, and for all of them; in a picture of 20x20. */
const WHOLE_NODES = 100_000;
const NEIGHBOURHOOD_NODES = 6000;
const POLISH_NODES = 400_000;
/** Changes given up at once in a neighbourhood, sweep by sweep; in each every change is a centre. */
const RELEASED = [2, 3, 4, 5, 6];
/** Greedy repairs to start from when one is not proved at once, and of the leader's proposals; for 20x20. */
const GREEDY_STARTS = 6;
const COMPLETIONS = 8;

export interface SearchOptions {
  readonly engine: Engine;
  readonly budget: LoopBudget;
  readonly onProgress?: (bounds: Bounds) => void;
}

/** What a minimisation proved. */
export interface Proof {
  readonly lower: number;
  readonly proved: boolean;
  readonly rounds: number;
}

export class RepairSearch {
  readonly #judge: Judge;
  readonly #original: Readonly<Uint8Array>;
  readonly #weights: readonly number[];
  readonly #cuts: Cut[] = [];
  #best: Choice;
  #count = Infinity;
  #weight = Infinity;
  /** Cells that the first greedy repair changes. */
  readonly greedyCount: number;

  /** Repairs the original greedily, so that a repair is known from the start. */
  constructor(judge: Judge, original: Readonly<Uint8Array>, weights: readonly number[]) {
    this.#judge = judge;
    this.#original = original;
    this.#weights = weights;
    this.#best = new Uint8Array(original.length);
    if (judge.openCount(original) > 0) {
      const switches = judge.switches(original).slice(0, MOST_SWITCHES);
      this.#cuts.push(...switches.map((corners) => this.#cut(corners, this.#best)));
    }
    const greedy = this.#greedy(this.#best);
    this.#cuts.push(...greedy.cuts);
    this.greedyCount = countChosen(greedy.choice);
  }

  /** Fewest changes known to reach the goal, then least weight. */
  get best(): { readonly changed: Choice; readonly count: number; readonly weight: number } {
    return { changed: this.#best, count: this.#count, weight: this.#weight };
  }

  get cutCount(): number {
    return this.#cuts.length;
  }

  /** Minimises the number of changes. */
  fewest(options: SearchOptions): Proof {
    const weights = this.#weights.map(() => 1);
    if (this.#branch(weights, WHOLE_NODES, options.budget).proved) return this.#proof(this.#count);
    for (
      let start = 1;
      start < limitFor(this.#original.length, GREEDY_STARTS) && options.budget.abort?.() !== true;
      start++
    ) {
      this.#greedy(new Uint8Array(this.#original.length));
    }
    this.#polish(weights, options.budget);
    return this.#loop(weights, options);
  }

  /** Minimises the weight of repairs with the best number of changes, which must be proved to be the fewest. */
  lightest(options: SearchOptions): Proof {
    const scale = 1 + this.#count * Math.max(...this.#weights);
    const both = this.#weights.map((weight) => scale + weight);
    if (this.#branch(both, WHOLE_NODES, options.budget).proved) return this.#proof(this.#weight);
    this.#polish(both, options.budget);
    return this.#loop(this.#weights, options, this.#count);
  }

  #proof(lower: number): Proof {
    return { lower, proved: true, rounds: 0 };
  }

  #loop(weights: readonly number[], { engine, budget, onProgress }: SearchOptions, most?: number): Proof {
    let completions = limitFor(this.#original.length, COMPLETIONS);
    const answer = chooseCheapest({
      weights,
      engine,
      budget,
      ...(onProgress === undefined ? {} : { onProgress }),
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
    return answer;
  }

  /** Branches for something cheaper than the best (among the free cells), which is kept. */
  #branch(
    weights: readonly number[],
    nodes: number,
    { abort }: LoopBudget,
    free?: readonly number[],
  ): BranchingAnswer {
    const answer = branchForCheapest({
      weights,
      nodes: limitFor(this.#original.length, nodes),
      cuts: this.#cuts,
      incumbent: this.#best,
      ...(free === undefined ? {} : { free }),
      ...(abort === undefined ? {} : { abort }),
      follower: (choice) => this.#followNear(choice, free),
    });
    this.#cuts.push(...answer.cuts);
    return answer;
  }

  /** Gives up a few neighbouring changes at a time and looks for cheaper ones around them, while that helps. */
  #polish(weights: readonly number[], budget: LoopBudget): void {
    let nodes = limitFor(this.#original.length, POLISH_NODES);
    for (const count of RELEASED) {
      for (let cell = 0; cell < this.#original.length; cell++) {
        if (this.#best[cell] === 0) continue;
        if (nodes <= 0 || budget.abort?.() === true) return;
        const released = nearestChanges(this.#best, cell, count, this.#judge.grid);
        const free = neighbourhoodOf(released, this.#judge.grid);
        nodes -= this.#branch(weights, NEIGHBOURHOOD_NODES, budget, free).nodes;
      }
    }
  }

  /** Looks among the free cells first, which is quicker than judging the whole picture. */
  #followNear(choice: Choice, free: readonly number[] | undefined): FollowerAnswer {
    if (free === undefined) return this.#follow(choice, BRANCH_CUTS);
    const near = this.#follow(choice, { ...BRANCH_CUTS, among: free });
    return near.status === 'stands' ? this.#follow(choice, GLANCE) : near;
  }

  #follow(choice: Choice, scrutiny: Scrutiny): FollowerAnswer {
    const judgement = this.#judge.judge(applyChanges(this.#original, choice), scrutiny);
    if (judgement.status === 'undecided') return judgement;
    if (judgement.status === 'missed') {
      return { status: 'broken', cuts: judgement.sets.map((set) => this.#cut(set, choice)) };
    }
    if (scrutiny.among === undefined) this.#offer(choice);
    return { status: 'stands' };
  }

  /** Repairs greedily from some changes; tells the cuts found on the way. */
  #greedy(start: Choice): { readonly choice: Choice; readonly cuts: readonly Cut[] } {
    const cuts: Cut[] = [];
    const choice = greedyRepair(this.#judge, this.#original, start, this.#weights, (found) =>
      cuts.push(...found),
    );
    this.#offer(choice);
    return { choice, cuts };
  }

  #cut(set: readonly number[], choice: Choice): Cut {
    return changeCut(regionOf(set, this.#judge.grid), choice);
  }

  #offer(choice: Choice): void {
    const count = countChosen(choice);
    const weight = costOf(choice, this.#weights);
    if (count > this.#count || (count === this.#count && weight >= this.#weight)) return;
    this.#best = Uint8Array.from(choice);
    this.#count = count;
    this.#weight = weight;
  }
}

function countChosen(choice: Choice): number {
  let count = 0;
  for (const item of choice) count += item;
  return count;
}
