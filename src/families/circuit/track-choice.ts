/**
 * Choices of given tracks for one known solution, judged without stating a puzzle or a model: how far logic gets with them, and
 * whether another solution keeps them. The search for another one goes through open places depth first and lets plain
 * logic determine what follows. Two orders share the work:
 *
 * - Places far from the track that is missing come first, and as in the known solution: another solution is mostly one
 *   that differs from it in a small region, which is found so in few steps.
 * - Where that takes long, look-ahead is asked at every step and near places come first: where there is no other solution, this
 *   refutes all of them soonest.
 *
 * Both are limited by the number of steps; what they leave open is for an engine that learns from conflicts. The rows of the
 * engine's model are not used here, so that its proof of the finished puzzle is an independent one.
 */
import type { Rating } from '../family.js';
import { ratingByLogic } from '../kit/rating-by-logic.js';
import { Deduction, EMPTY, TRACK } from './deduction.js';
import { type CircuitPuzzle, type Edge, edgeKey } from './puzzle.js';

/** The steps that each order may take. */
export interface StepLimits {
  readonly plain: number;
  readonly lookAhead: number;
}

/** Measured on boards of 10x10 cells: these settle all but one search in some hundred. */
const USUAL: StepLimits = { plain: 1000, lookAhead: 1000 };

/** `unknown`: the limits were reached. */
export type OtherTree = 'found' | 'none' | 'unknown';

/** The tracks of a solution, any of which can be given; they are named by their positions in its list. */
export class TrackChoice {
  readonly #deduction: Deduction;
  /** The places of the known tracks, in the order in which these came. */
  readonly #places: readonly number[];
  /** The state of every place in the known solution. */
  readonly #known: Uint8Array;
  /** What was known before the choice at each depth. */
  readonly #saved: Uint8Array[] = [];
  readonly #limits: StepLimits;
  #stepsLeft = 0;

  /** @param tracks all tracks of the known solution */
  constructor(board: CircuitPuzzle, tracks: readonly Edge[], limits: StepLimits = USUAL) {
    this.#deduction = new Deduction({ ...board, edges: [] });
    const { edges } = this.#deduction.graph;
    const placeOf = new Map(edges.map((edge, place) => [edgeKey(edge), place]));
    this.#places = tracks.map((track) => placeOf.get(edgeKey(track))!);
    this.#known = new Uint8Array(edges.length).fill(EMPTY);
    for (const place of this.#places) this.#known[place] = TRACK;
    this.#limits = limits;
  }

  /** The rating of the puzzle that gives these tracks. */
  rate(given: readonly number[]): Pick<Rating, 'difficulty' | 'guessing'> {
    const logic = this.#begin(given);
    const plain = logic.propagate();
    return ratingByLogic(plain, plain === 'solved' ? plain : logic.probe(this.#known).progress, {});
  }

  /** Looks for a solution with the given tracks and without the missing one. */
  findOther(given: readonly number[], missing: number): OtherTree {
    const near = this.#byDistance(this.#places[missing]!);
    const far = near.toReversed();
    const quick = this.#search(given, missing, far, 'plain');
    return quick === 'unknown' ? this.#search(given, missing, near, 'lookAhead') : quick;
  }

  #begin(given: readonly number[]): Deduction {
    this.#deduction.restart(given.map((track) => this.#places[track]!));
    return this.#deduction;
  }

  #search(
    given: readonly number[],
    missing: number,
    order: readonly number[],
    way: keyof StepLimits,
  ): OtherTree {
    this.#begin(given).set(this.#places[missing]!, EMPTY);
    this.#stepsLeft = this.#limits[way];
    return this.#descend(0, order, way === 'lookAhead');
  }

  #descend(depth: number, order: readonly number[], looksAhead: boolean): OtherTree {
    if (this.#stepsLeft-- <= 0) return 'unknown';
    const deduction = this.#deduction;
    const progress = looksAhead ? deduction.probe().progress : deduction.propagate();
    if (progress === 'contradiction') return 'none';
    if (progress === 'solved') return 'found';
    const place = order.find((other) => deduction.isOpen(other))!;
    const saved = deduction.save(this.#saved[depth]);
    this.#saved[depth] = saved;
    const first = this.#known[place]!;
    for (const state of [first, TRACK + EMPTY - first]) {
      deduction.set(place, state);
      const answer = this.#descend(depth + 1, order, looksAhead);
      if (answer !== 'none') return answer;
      deduction.restore(saved);
    }
    return 'none';
  }

  /** All places that can be reached from one, by how many points lie between. */
  #byDistance(start: number): readonly number[] {
    const { ends, around } = this.#deduction.graph;
    const order = [start];
    const isListed = new Uint8Array(ends.length);
    isListed[start] = 1;
    // The list grows while it is walked through.
    for (const place of order)
      for (const point of ends[place]!)
        for (const next of around[point]!) {
          if (isListed[next] === 1) continue;
          isListed[next] = 1;
          order.push(next);
        }
    return order;
  }
}
