/**
 * A puzzle with few givens, quickly: from a full grid givens are taken away in random order as long as one
 * solution is left; then, again and again, a few random givens are added and others taken away, keeping
 * whatever has no more givens. Every puzzle returned has one solution, so its givens bound the fewest from
 * above.
 */
import type { Rng } from '../../../core/index.js';
import { WORD_CELLS } from './board.js';
import type { SecondSolutions } from './learn.js';

export interface GreedyRequest {
  readonly follower: SecondSolutions;
  /** Cells that hold givens together or not at all; every cell is in one. */
  readonly orbits: readonly (readonly number[])[];
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  /** Most calls of the follower. */
  readonly followerCalls: number;
  readonly rng: Rng;
}

type Orbit = readonly number[];

/** Orbits that are added before others are taken away. */
const ADDED = 3;

/** The fewest givens found, ascending; undefined when even all that are allowed leave several solutions. */
export function fewGivens(request: GreedyRequest): number[] | undefined {
  return new Greedy(request).run();
}

class Greedy {
  readonly #request: GreedyRequest;
  readonly #allowed: readonly Orbit[];
  readonly #required: ReadonlySet<Orbit>;
  readonly #words = new Int32Array(3);
  #calls = 0;

  constructor(request: GreedyRequest) {
    this.#request = request;
    const { orbits, required, forbidden } = request;
    this.#allowed = orbits.filter((orbit) => !orbit.some((cell) => forbidden.includes(cell)));
    this.#required = new Set(orbits.filter((orbit) => orbit.some((cell) => required.includes(cell))));
  }

  run(): number[] | undefined {
    const { followerCalls, rng } = this.#request;
    for (const orbit of this.#allowed) this.#toggle(orbit);
    if (this.#isAmbiguous()) return undefined;
    let best = this.#thin(rng.shuffle(this.#allowed));
    while (this.#calls < followerCalls) {
      const added = new Set<Orbit>();
      for (let tries = 0; tries < ADDED; tries++) added.add(rng.pick(this.#allowed));
      for (const orbit of best) added.delete(orbit);
      this.#words.fill(0);
      for (const orbit of [...best, ...added]) this.#toggle(orbit);
      const next = this.#thin([...rng.shuffle(best), ...added]);
      if (next.flat().length <= best.flat().length) best = next;
    }
    return best.flat().sort((one, other) => one - other);
  }

  /** Takes orbits away in order while one solution is left; returns those that stay. */
  #thin(orbits: readonly Orbit[]): Orbit[] {
    return orbits.filter((orbit) => {
      if (this.#required.has(orbit)) return true;
      this.#toggle(orbit);
      if (!this.#isAmbiguous()) return false;
      this.#toggle(orbit);
      return true;
    });
  }

  #toggle(orbit: Orbit): void {
    for (const cell of orbit) this.#words[Math.floor(cell / WORD_CELLS)]! ^= 1 << (cell % WORD_CELLS);
  }

  #isAmbiguous(): boolean {
    this.#calls++;
    return this.#request.follower.findSecond(this.#words[0]!, this.#words[1]!, this.#words[2]!);
  }
}
