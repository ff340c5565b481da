/**
 * Confirms what plain logic claims before a model is built, from the rules of the Circuit Board game alone. A place is
 * confirmed to have a track, or none, when the opposite, with the places confirmed so far, leaves a point without a
 * way to have one or three tracks, encloses an area, or leaves points that no tracks can join with the others. A claim
 * that excludes a solution is never confirmed.
 *
 * The rows that the models add with presolve hold for every solution of any board, and are part of the models.
 */
import type { Cell } from '../../core/grid/cell.js';
import { componentsOf } from '../../core/grid/connection.js';
import { type CircuitPuzzle, edgeKey, pointsOf, possibleEdges } from './puzzle.js';

/** What is claimed of a place: `open` is no claim. */
export type ClaimedTrack = 'track' | 'empty' | 'open';

/** What is claimed of the solutions, for places in canonical order; `contradiction`: there is none. */
export type CircuitClaim = 'contradiction' | readonly ClaimedTrack[];

/** Whether the rules confirm the whole claim. */
export function confirmCircuit(puzzle: CircuitPuzzle, claim: CircuitClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  const claimed = claim === 'contradiction' ? undefined : claim;
  // Of a puzzle without solutions every claim is true.
  if (!confirmation.deduce(claimed)) return true;
  return claimed?.every((state, place) => state === 'open' || confirmation.states[place] === state) ?? false;
}

class Confirmation {
  /** What is confirmed, by place in canonical order. */
  readonly states: ClaimedTrack[];
  readonly #points: readonly Cell[];
  /** Places by point, and the points at the ends of every place. */
  readonly #around: readonly number[][];
  readonly #ends: readonly (readonly [number, number])[];

  constructor(puzzle: CircuitPuzzle) {
    const places = possibleEdges(puzzle);
    const given = new Set(puzzle.edges.map(edgeKey));
    this.states = places.map((edge) => (given.has(edgeKey(edge)) ? 'track' : 'open'));
    this.#points = pointsOf(puzzle);
    const numbers = new Map(this.#points.map((cell, point) => [cell.join(), point]));
    this.#around = this.#points.map(() => []);
    this.#ends = places.map(([one, other]) => [numbers.get(one.join())!, numbers.get(other.join())!]);
    this.#ends.forEach((ends, place) => {
      for (const point of ends) this.#around[point]!.push(place);
    });
  }

  /**
   * Confirms the claimed places (without claims, all that it can) until no further one can be; false in a
   * contradiction.
   */
  deduce(claimed: readonly ClaimedTrack[] | undefined): boolean {
    if (!this.#coloursAreOdd()) return false;
    const byPoints = (place: number, state: ClaimedTrack): boolean => this.#pointsAllow(place, state);
    const byBoard = (place: number, state: ClaimedTrack): boolean => this.#boardAllows(place, state);
    do {
      if (!this.#isPossible()) return false;
      // Looking at the whole board takes longest, so that it comes when nothing else is left.
    } while (this.#confirmBy(byPoints, claimed) || this.#confirmBy(byBoard, claimed));
    return true;
  }

  /** Confirms the claims whose opposite is not allowed; true when there were any. */
  #confirmBy(
    allows: (place: number, state: ClaimedTrack) => boolean,
    claimed: readonly ClaimedTrack[] | undefined,
  ): boolean {
    let changed = false;
    for (let place = 0; place < this.states.length; place++) {
      const states = claimed === undefined ? (['track', 'empty'] as const) : [claimed[place]!];
      for (const state of states) {
        if (this.states[place] !== 'open' || state === 'open') continue;
        if (allows(place, state === 'track' ? 'empty' : 'track')) continue;
        this.states[place] = state;
        changed = true;
      }
    }
    return changed;
  }

  /**
   * Every track joins the two colours of a chequerboard, so the points of one colour have all tracks between them, one
   * less than there are points. As each of them has an odd number, they are as odd or even in number as the tracks.
   */
  #coloursAreOdd(): boolean {
    const dark = this.#points.filter(([row, column]) => (row + column) % 2 === 0).length;
    const tracks = this.#points.length - 1;
    return dark % 2 === tracks % 2 && (this.#points.length - dark) % 2 === tracks % 2;
  }

  #isPossible(): boolean {
    return (
      this.#points.every((_, point) => this.#canComplete(point, -1, 'open')) &&
      !this.#join((state) => state === 'track').encloses &&
      this.#join((state) => state !== 'empty').parts === 1
    );
  }

  #pointsAllow(place: number, state: ClaimedTrack): boolean {
    return this.#ends[place]!.every((point) => this.#canComplete(point, place, state));
  }

  /** Whether a point can have one or three tracks, with a place in the given state. */
  #canComplete(point: number, place: number, state: ClaimedTrack): boolean {
    const states = this.#around[point]!.map((other) => (other === place ? state : this.states[other]!));
    const tracks = states.filter((found) => found === 'track').length;
    const most = tracks + states.filter((found) => found === 'open').length;
    return [1, 3].some((wanted) => tracks <= wanted && wanted <= most);
  }

  #boardAllows(place: number, state: ClaimedTrack): boolean {
    return state === 'track'
      ? !this.#join((found, other) => found === 'track' || other === place).encloses
      : this.#join((found, other) => found !== 'empty' && other !== place).parts === 1;
  }

  /** What tracks in these places do: into how many parts the points fall, and whether the tracks enclose an area. */
  #join(hasTrack: (state: ClaimedTrack, place: number) => boolean): {
    readonly parts: number;
    readonly encloses: boolean;
  } {
    const runs = this.states.map(hasTrack);
    const neighboursOf = (point: number): readonly number[] =>
      this.#around[point]!.filter((place) => runs[place]).map((place) => {
        const [one, other] = this.#ends[place]!;
        return one === point ? other : one;
      });
    const parts = componentsOf(this.#points.keys(), neighboursOf).length;
    // Tracks that enclose nothing are one fewer than points in every part.
    const tracks = runs.filter((found) => found).length;
    return { parts, encloses: tracks > this.#points.length - parts };
  }
}
