/**
 * Choices of given tracks for one known solution, judged without stating a puzzle or a model: how far logic
 * gets with them, and whether another solution keeps them.
 */
import { type Edge, edgeKey } from '../../core/index.js';
import type { LogicReach } from '../contract/family.js';
import { type OtherSolution, OtherSolutionSearch, type StepLimits } from '../kit/logic/other-solution.js';
import { reachOf } from '../kit/logic/rating-by-logic.js';
import { Deduction, EMPTY, TRACK } from './deduction.js';
import type { CircuitPuzzle } from './puzzle.js';

/** Measured on boards of 10x10 cells: these settle all but one search in some hundred. */
const USUAL: StepLimits = { plain: 1000, lookAhead: 1000 };

/** The tracks of a solution, any of which can be given; they are named by their positions in its list. */
export class TrackChoice {
  readonly #deduction: Deduction;
  /** The places of the known tracks, in the order in which these came. */
  readonly #places: readonly number[];
  /** The state of every place in the known solution. */
  readonly #known: Uint8Array;
  readonly #search: OtherSolutionSearch;

  /** @param tracks all tracks of the known solution */
  constructor(board: CircuitPuzzle, tracks: readonly Edge[], limits: StepLimits = USUAL) {
    this.#deduction = new Deduction({ ...board, edges: [] });
    const { edges } = this.#deduction.graph;
    const placeOf = new Map(edges.map((edge, place) => [edgeKey(edge), place]));
    this.#places = tracks.map((track) => placeOf.get(edgeKey(track))!);
    this.#known = new Uint8Array(edges.length).fill(EMPTY);
    for (const place of this.#places) this.#known[place] = TRACK;
    const [logic, known] = [this.#deduction, this.#known];
    this.#search = new OtherSolutionSearch({ logic, known, limits });
  }

  /** The reach of logic in the puzzle that gives these tracks. */
  logicOf(given: readonly number[]): LogicReach {
    const logic = this.#begin(given);
    const plain = logic.propagate();
    return reachOf(plain, plain === 'solved' ? plain : logic.probe(this.#known).progress);
  }

  /** Looks for a solution with the given tracks and without the missing one. */
  findOther(given: readonly number[], missing: number): OtherSolution {
    const place = this.#places[missing]!;
    const start = (): void => this.#begin(given).set(place, EMPTY);
    return this.#search.find(start, this.#byDistance(place));
  }

  #begin(given: readonly number[]): Deduction {
    this.#deduction.restart(given.map((track) => this.#places[track]!));
    return this.#deduction;
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
