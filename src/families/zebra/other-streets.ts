/**
 * True if a choice of clues leaves other solutions than a known one, for choosing which clues to give,
 * without stating a model for it. Value after value is tried without its house in the known solution, and
 * then keeps that house. Each trial is a depth-first search in which direct inference determines what
 * follows; the value with the fewest houses left comes next, its house in the known solution first, so that
 * what is found is near the known one. The number of steps is limited; a search that reaches the limit begins
 * anew with the values in another order (restarts).
 */
import { bitCount } from '../../core/index.js';
import { Candidates } from './candidates.js';
import { type NumberedClue, numberZebra } from './numbering.js';
import type { ZebraPuzzle, ZebraSolution } from './puzzle.js';
import { reach } from './relations.js';

/** Searches for one answer, each with the values in another order, and the steps of each. */
const ATTEMPTS = 4;
const STEPS = 250;

/**
 * `broken`: another solution keeps the chosen clues and breaks these; `only`: there is none; `unknown`: the
 * limit was reached.
 */
export type OtherStreet =
  | { readonly status: 'broken'; readonly items: readonly number[] }
  | { readonly status: 'only' | 'unknown' };

type Outcome = 'found' | 'none' | 'unknown';

export class OtherStreets {
  readonly #candidates: Candidates;
  readonly #clues: readonly NumberedClue[];
  readonly #all: number;
  /** By value: its house in the known solution, as a bit. */
  readonly #known: readonly number[];
  /**
   * Values in the order in which those with equally many houses are tried; another one after a search without
   * an answer.
   */
  #order: readonly number[];
  readonly #steps: number;
  #stepsLeft = 0;
  /** The candidates before the choice at each depth. */
  readonly #saved: Int32Array[] = [];

  /**
   * @param puzzle gives all clues that can be chosen
   * @param shuffle brings the values into the order in which they are tried
   */
  constructor(
    puzzle: ZebraPuzzle,
    solution: ZebraSolution,
    shuffle: (values: readonly number[]) => readonly number[],
    steps = STEPS,
  ) {
    const { attributes, houses, values, clues } = numberZebra(puzzle);
    this.#candidates = new Candidates(puzzle);
    this.#clues = clues;
    this.#all = (1 << houses) - 1;
    this.#known = values.map(
      (value, item) => 1 << solution[attributes[Math.floor(item / houses)]!]!.indexOf(value),
    );
    this.#order = shuffle([...values.keys()]);
    this.#steps = steps;
  }

  /** Looks for another solution that keeps the chosen clues. */
  find(chosen: readonly number[]): OtherStreet {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answer = this.#search(chosen);
      if (answer.status !== 'unknown') return answer;
      this.#order = [...this.#order.slice(1), this.#order[0]!].toReversed();
    }
    return { status: 'unknown' };
  }

  /** One search, in the order at hand. */
  #search(chosen: readonly number[]): OtherStreet {
    const candidates = this.#candidates;
    candidates.restart(chosen);
    this.#stepsLeft = this.#steps;
    while (candidates.propagate() === 'undetermined') {
      const item = this.#next();
      const known = this.#known[item]!;
      const saved = this.#save(0);
      candidates.restrict(item, ~known);
      const outcome = this.#descend(1);
      if (outcome === 'found') return { status: 'broken', items: this.#broken() };
      if (outcome === 'unknown') return { status: 'unknown' };
      candidates.restore(saved);
      candidates.restrict(item, known);
    }
    return { status: 'only' };
  }

  #descend(depth: number): Outcome {
    if (this.#stepsLeft-- <= 0) return 'unknown';
    const candidates = this.#candidates;
    const progress = candidates.propagate();
    if (progress === 'contradiction') return 'none';
    if (progress === 'solved') return 'found';
    const item = this.#next();
    const saved = this.#save(depth);
    const houses = candidates.mask(item);
    const known = this.#known[item]!;
    const first = (houses & known) === 0 ? houses & -houses : known;
    for (const mask of [first, ~first]) {
      candidates.restrict(item, mask);
      const outcome = this.#descend(depth + 1);
      if (outcome !== 'none') return outcome;
      candidates.restore(saved);
    }
    return 'none';
  }

  /** The undetermined value with the fewest houses left. */
  #next(): number {
    let best = -1;
    let least = Infinity;
    for (const item of this.#order) {
      const houses = bitCount(this.#candidates.mask(item));
      if (houses === 1 || houses >= least) continue;
      best = item;
      least = houses;
    }
    return best;
  }

  #save(depth: number): Int32Array {
    const saved = this.#candidates.save(this.#saved[depth]);
    this.#saved[depth] = saved;
    return saved;
  }

  /** The clues that the solution found breaks. */
  #broken(): readonly number[] {
    const candidates = this.#candidates;
    return [...this.#clues.keys()].filter((clue) => {
      const said = this.#clues[clue]!;
      const houses = candidates.mask(said.a);
      if ('house' in said) return (houses === 1 << said.house) !== (said.type === 'at');
      return (reach(said.type, houses, this.#all) & candidates.mask(said.b)) === 0;
    });
  }
}
